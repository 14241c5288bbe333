import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findTrials } from '../trials/trials.service.ts'
import { trialIdByNumber } from './calendar.store.ts'
import type { ShownTrial } from './publicTrials.types.ts'
import { shownOn } from './shownOn.ts'

const TRIAL_NOT_FOUND = new AppError('notFound', 'TRIAL_NOT_FOUND')

/** A number of a day. */
export interface TrialAddress {
  readonly trialDate: string
  readonly kaerNr: number
}

/** The id of the trial that has or once had the number of that day. @throws AppError 404 */
export async function findId({ db }: Reader, { trialDate, kaerNr }: TrialAddress): Promise<number> {
  const id = await trialIdByNumber(db, trialDate, kaerNr)
  if (id === undefined) throw TRIAL_NOT_FOUND
  return id
}

/** A published trial by its id. @throws AppError 404, of a draft too */
export async function findShown(reader: Reader, id: number): Promise<ShownTrial> {
  const [trial] = await findTrials(reader, [id])
  const shown = trial && shownOn(trial, reader.today)
  if (!shown) throw TRIAL_NOT_FOUND
  return shown
}
