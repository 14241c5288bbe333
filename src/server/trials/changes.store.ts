import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import { trialHeadJson } from './trials.store.ts'
import type { TrialHead } from './trials.types.ts'

/*
 * All that is written of trials themselves: their rows, their judges and their numbers.
 */

/** Inserts a draft. @returns its id */
export async function insertTrial(tx: Db, at: Date, columns: Insertable<Schema['trial']>): Promise<number> {
  const { id } = await tx
    .insertInto('trial')
    .values({ ...columns, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates columns of a trial and raises its version, so that open forms conflict. @returns the updated trial */
export async function updateTrial(
  tx: Db,
  id: number,
  at: Date,
  columns: Updateable<Schema['trial']>,
): Promise<TrialHead> {
  const { trial } = await tx
    .updateTable('trial as t')
    .set({ ...columns, version: sql`t.version + 1`, updated_at: at })
    .where('t.id', '=', id)
    .returning(trialHeadJson.as('trial'))
    .executeTakeFirstOrThrow()
  return trial
}

export async function deleteTrial(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('trial').where('id', '=', id).execute()
}

/** Replaces the judges of a trial. */
export async function replaceJudges(
  tx: Db,
  trialId: number,
  { judgeIds, headJudgeId }: { readonly judgeIds: readonly number[]; readonly headJudgeId: number | null },
): Promise<void> {
  await tx.deleteFrom('trial_judge').where('trial_id', '=', trialId).execute()
  const rows = [...new Set(judgeIds)].map((judge_id) => ({
    trial_id: trialId,
    judge_id,
    head: judge_id === headJudgeId,
  }))
  if (rows.length > 0) await tx.insertInto('trial_judge').values(rows).execute()
}

/** Any fixed number: the advisory lock of a day's numbers. */
const NUMBERS = 4108

/** The next number of a day, locked until the transaction ends and never given again. */
export async function giveNumber(tx: Db, trialId: number, heldOn: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(${NUMBERS}, ${heldOn}::date - '2000-01-01'::date)`.execute(tx)
  const { last } = await tx
    .selectFrom('trial_number')
    .select(({ fn }) => fn.max('kaer_nr').as('last'))
    .where('held_on', '=', heldOn)
    .executeTakeFirstOrThrow()
  const kaer_nr = (last ?? 0) + 1
  await tx.insertInto('trial_number').values({ held_on: heldOn, kaer_nr, trial_id: trialId }).execute()
  return kaer_nr
}

/** Links the head judge's report, which no form holds: nobody's open form becomes stale by it. */
export async function linkReport(tx: Db, trialId: number, fileId: number, at: Date): Promise<void> {
  await tx
    .updateTable('trial')
    .set({ head_judge_report_id: fileId, updated_at: at })
    .where('id', '=', trialId)
    .execute()
}

/** Keeps the seed of the draw; null: the numbers were not drawn. */
export async function setStartSeed(tx: Db, trialId: number, seed: string | null): Promise<void> {
  await tx.updateTable('trial').set({ start_seed: seed }).where('id', '=', trialId).execute()
}
