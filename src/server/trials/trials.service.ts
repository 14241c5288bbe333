import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { headById, lockRow, proposedByDog, trialIdByNumber, trialsById } from './trials.store.ts'
import type { Trial, TrialHead } from './trials.types.ts'

/** @throws AppError 404 TRIAL_NOT_FOUND */
export async function findTrial({ db }: Reader, id: number): Promise<Trial> {
  const [trial] = await trialsById(db, [id])
  if (!trial) throw new AppError('notFound', 'TRIAL_NOT_FOUND')
  return trial
}

/** Trials by their ids, in no order; ids of no trial are left out. */
export const findTrials = ({ db }: Reader, ids: readonly number[]): Promise<Trial[]> => trialsById(db, ids)

/** A trial without its dogs. @throws AppError 404 TRIAL_NOT_FOUND */
export async function findHead({ db }: Reader, id: number): Promise<TrialHead> {
  const head = await headById(db, id)
  if (!head) throw new AppError('notFound', 'TRIAL_NOT_FOUND')
  return head
}

/**
 * The trial, locked to the end of the transaction: whoever changes a trial, its list of dogs or what may be
 * done with it takes this lock first, so that conditions hold until the change is made.
 * @throws AppError 404 TRIAL_NOT_FOUND
 */
export async function lockTrial(act: Act, id: number): Promise<Trial> {
  await lockRow(act.db, id)
  return findTrial(act, id)
}

/** The same of the trial without its dogs. @throws AppError 404 TRIAL_NOT_FOUND */
export async function lockHead(act: Act, id: number): Promise<TrialHead> {
  await lockRow(act.db, id)
  return findHead(act, id)
}

/** The codes that dogs of a trial are proposed for, by dog. */
export const proposedCodes = ({ db }: Pick<Reader, 'db'>, { id }: Pick<TrialHead, 'id'>) =>
  proposedByDog(db, id)

/** A number of a day. */
export interface TrialAddress {
  readonly trialDate: string
  readonly kaerNr: number
}

/** The id of the trial that has or once had the number of that day. @throws AppError 404 */
export async function findTrialId({ db }: Reader, { trialDate, kaerNr }: TrialAddress): Promise<number> {
  const id = await trialIdByNumber(db, trialDate, kaerNr)
  if (id === undefined) throw new AppError('notFound', 'TRIAL_NOT_FOUND')
  return id
}
