import { readDraw } from '../entries/placeDraw.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findTrialId, type TrialAddress } from '../trials/trials.service.ts'
import { findShown } from './trial.service.ts'

/** The draw of the places of a published trial. @throws AppError 404 TRIAL_NOT_FOUND, TRIAL_HAS_NO_DRAW */
export async function findPlaceDraw(reader: Reader, address: TrialAddress) {
  const shown = await findShown(reader, await findTrialId(reader, address))
  const { placeDraw } = shown.trial
  if (placeDraw === null) throw new AppError('notFound', 'TRIAL_HAS_NO_DRAW')
  return { shown, placeDraw, ...(await readDraw(reader, shown.trial)) }
}
export type FoundDraw = Awaited<ReturnType<typeof findPlaceDraw>>
