import type { Insertable, Updateable } from 'kysely'
import type { Act } from '../platform/act.ts'
import type { Schema } from '../platform/schema.ts'
import * as rows from './changes.store.ts'
import type { TrialHead } from './trials.types.ts'

/*
 * The commands by which other subjects write on a trial they have locked; what may be written is theirs to decide.
 */

type TrialId = Pick<TrialHead, 'id'>

/** Who judges a trial. */
export interface ChosenJudges {
  readonly judgeIds: readonly number[]
  readonly headJudgeId: number | null
}

/** Inserts a draft. @returns its id */
export async function insertTrial(
  { db, at }: Act,
  columns: Insertable<Schema['trial']>,
  judges: ChosenJudges,
): Promise<number> {
  const id = await rows.insertTrial(db, at, columns)
  await rows.replaceJudges(db, id, judges)
  return id
}

/** Updates columns of a trial and raises its version, so that open forms conflict. @returns the updated trial */
export const updateTrial = (
  { db, at }: Act,
  { id }: TrialId,
  columns: Updateable<Schema['trial']>,
): Promise<TrialHead> => rows.updateTrial(db, id, at, columns)

/** Replaces the judges of a trial. */
export const setJudges = ({ db }: Act, { id }: TrialId, judges: ChosenJudges): Promise<void> =>
  rows.replaceJudges(db, id, judges)

/** The next number of a day, locked until the transaction ends and never given again. */
export const giveNumber = ({ db }: Act, { id }: TrialId, heldOn: string): Promise<number> =>
  rows.giveNumber(db, id, heldOn)

/** Links the head judge's report, which no form holds: nobody's open form becomes stale by it. */
export const linkReport = ({ db, at }: Act, { id }: TrialId, fileId: number): Promise<void> =>
  rows.linkReport(db, id, fileId, at)

/** Keeps the seed of the draw; null: the numbers were not drawn. */
export const setStartSeed = ({ db }: Act, { id }: TrialId, seed: string | null): Promise<void> =>
  rows.setStartSeed(db, id, seed)

export const deleteTrial = ({ db }: Act, { id }: TrialId): Promise<void> => rows.deleteTrial(db, id)
