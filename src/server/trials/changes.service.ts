import type { Insertable } from 'kysely'
import type { Act } from '../platform/act.ts'
import type { Schema } from '../platform/schema.ts'
import * as rows from './changes.store.ts'
import type { TrialHead } from './trials.types.ts'

/*
 * The commands by which other subjects write on a trial they have locked; what may be written is theirs to decide.
 */

type TrialId = Pick<TrialHead, 'id'>

/** Inserts a draft. @returns its id */
export const insertTrial = (
  { db, at }: Act,
  columns: Insertable<Schema['trial']>,
  judges: rows.ChosenJudges,
): Promise<number> => rows.insertTrial(db, at, columns, judges)

/**
 * Updates a trial and raises its version, so that open forms conflict. A number is locked until the transaction ends and never given
 * again. @returns the updated trial
 */
export const updateTrial = ({ db, at }: Act, { id }: TrialId, update: rows.TrialUpdate): Promise<TrialHead> =>
  rows.updateTrial(db, id, at, update)

/** Links the head judge's report, which no form holds: nobody's open form becomes stale by it. */
export const linkReport = ({ db, at }: Act, { id }: TrialId, fileId: number): Promise<void> =>
  rows.linkReport(db, id, fileId, at)

/** Keeps the seed of the draw; null: the numbers were not drawn. */
export const setStartSeed = ({ db }: Act, { id }: TrialId, seed: string | null): Promise<void> =>
  rows.setStartSeed(db, id, seed)

/** Raises the version of the trial's parties: what was seen of them before is stale. */
export const updateParties = (
  { db }: Act,
  { id }: TrialId,
  columns: Parameters<typeof rows.updateParties>[2],
): Promise<void> => rows.updateParties(db, id, columns)

export const deleteTrial = ({ db }: Act, { id }: TrialId): Promise<void> => rows.deleteTrial(db, id)
