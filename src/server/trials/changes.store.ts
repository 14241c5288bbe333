import { type Insertable, sql, type Updateable } from 'kysely'
import { ADVISORY_LOCKS, lockOfTrialDay } from '../platform/advisoryLocks.ts'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import { trialHeadJson } from './trials.store.ts'
import type { TrialHead } from './trials.types.ts'

/*
 * All that is written of trials themselves: their rows, their judges and their numbers.
 */

/** Who judges a trial. */
export interface ChosenJudges {
  readonly judgeIds: readonly number[]
  readonly headJudgeId: number | null
}

/** Columns of a trial, who judges it from now on, and the day of which it gets the next number. */
export type TrialUpdate = Updateable<Schema['trial']> & {
  readonly judges?: ChosenJudges
  readonly numberOf?: string
}

/** Inserts a draft. @returns its id */
export async function insertTrial(
  tx: Db,
  at: Date,
  columns: Insertable<Schema['trial']>,
  judges: ChosenJudges,
): Promise<number> {
  const { id } = await tx
    .insertInto('trial')
    .values({ ...columns, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await replaceJudges(tx, id, judges)
  return id
}

/** Updates a trial and raises its version, so that open forms conflict. @returns the updated trial */
export async function updateTrial(
  tx: Db,
  id: number,
  at: Date,
  { judges, numberOf, ...columns }: TrialUpdate,
): Promise<TrialHead> {
  if (judges) await replaceJudges(tx, id, judges)
  if (numberOf) columns.kaer_nr = await giveNumber(tx, id, numberOf)
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

async function replaceJudges(
  tx: Db,
  trialId: number,
  { judgeIds, headJudgeId }: ChosenJudges,
): Promise<void> {
  await tx.deleteFrom('trial_judge').where('trial_id', '=', trialId).execute()
  const rows = [...new Set(judgeIds)].map((judge_id) => ({
    trial_id: trialId,
    judge_id,
    head: judge_id === headJudgeId,
  }))
  if (rows.length > 0) await tx.insertInto('trial_judge').values(rows).execute()
}

/** The next number of a day, locked until the transaction ends and never given again. */
async function giveNumber(tx: Db, trialId: number, heldOn: string): Promise<number> {
  const lock = sql.raw(lockOfTrialDay('given.day'))
  await sql`
    select pg_advisory_xact_lock(${ADVISORY_LOCKS.trialNumbers}, ${lock}) from (select ${heldOn}::date as day) given`.execute(
    tx,
  )
  const { kaer_nr } = await tx
    .insertInto('trial_number')
    .values(({ selectFrom }) => ({
      held_on: heldOn,
      kaer_nr: selectFrom('trial_number')
        .select(sql<number>`coalesce(max(kaer_nr), 0) + 1`.as('next'))
        .where('held_on', '=', heldOn),
      trial_id: trialId,
    }))
    .returning('kaer_nr')
    .executeTakeFirstOrThrow()
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

/** Raises the version of the trial's parties, and keeps what else of them stands with the trial. */
export async function updateParties(
  tx: Db,
  trialId: number,
  columns: { readonly party_seed?: string | null; readonly start_list_at?: Date | null },
): Promise<void> {
  await tx
    .updateTable('trial')
    .set({ ...columns, party_version: sql`party_version + 1` })
    .where('id', '=', trialId)
    .execute()
}

/** Keeps the seed of the draw; null: the numbers were not drawn. */
export async function setStartSeed(tx: Db, trialId: number, seed: string | null): Promise<void> {
  await tx.updateTable('trial').set({ start_seed: seed }).where('id', '=', trialId).execute()
}
