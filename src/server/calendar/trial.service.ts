import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findTrials } from '../trials/trials.service.ts'
import type { ShownTrial } from './publicTrials.types.ts'
import { shownOn } from './shownOn.ts'

const TRIAL_NOT_FOUND = new AppError('notFound', 'TRIAL_NOT_FOUND')

/** A published trial by its id. @throws AppError 404, of a draft too */
export async function findShown(reader: Reader, id: number): Promise<ShownTrial> {
  const [trial] = await findTrials(reader, [id])
  const shown = trial && shownOn(trial, reader.today)
  if (!shown) throw TRIAL_NOT_FOUND
  return shown
}
