import { type Insertable, sql, type Updateable } from 'kysely'
import type { TrialType } from '#domain/trials/results.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Schema } from '../platform/schema.ts'
import { trialHeadJson } from '../trials/trials.store.ts'
import type { TrialHead } from '../trials/trials.types.ts'

export interface ListedJudge {
  readonly id: number
  readonly name: string
  readonly district: string | null
  readonly active: boolean
  readonly qualifications: TrialType[]
}

const selectJudges = (db: Db) =>
  db.selectFrom('judge').select(['id', 'name', 'district', 'active', 'qualifications'])

/** Judges by their ids, in no order. */
export async function judgesById(db: Db, ids: readonly number[]): Promise<ListedJudge[]> {
  return ids.length === 0 ? [] : selectJudges(db).where('id', 'in', ids).execute()
}

/** Judges who may be chosen, by name. */
export function activeJudges(db: Db): Promise<ListedJudge[]> {
  return selectJudges(db)
    .where('active', '=', true)
    .orderBy(sql`name collate "fi-x-icu"`)
    .orderBy('id')
    .execute()
}

export interface OrganiserClub {
  readonly id: number
  readonly name: string
  readonly district: string | null
  readonly email: string | null
  readonly phone: string | null
  /** accounts of its agents */
  readonly agents: readonly number[]
}

const selectClubs = (db: Db) =>
  db
    .selectFrom('club as c')
    .select([
      'c.id',
      'c.name',
      'c.district',
      'c.email',
      'c.phone',
      sql<number[]>`array(select a.account_id::int from club_agent a where a.club_id = c.id)`.as('agents'),
    ])
    .where('c.active', '=', true)

/** An active club. @throws AppError 404 CLUB_NOT_FOUND */
export async function findClub(db: Db, id: number): Promise<OrganiserClub> {
  const club = await selectClubs(db).where('c.id', '=', id).executeTakeFirst()
  if (!club) throw new AppError('notFound', 'CLUB_NOT_FOUND', { clubId: 'CLUB_NOT_FOUND' })
  return club
}

/** Active clubs by name: those of an agent, or all. */
export function organiserClubs(db: Db, agentId: number | null): Promise<OrganiserClub[]> {
  const clubs = selectClubs(db).orderBy(sql`c.name collate "fi-x-icu"`)
  if (agentId === null) return clubs.execute()
  return clubs
    .where('c.id', 'in', ({ selectFrom }) =>
      selectFrom('club_agent').select('club_id').where('account_id', '=', agentId),
    )
    .execute()
}

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
  judgeIds: readonly number[],
  headJudgeId: number | null,
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

/** When a file was uploaded, and its size in bytes. */
export async function fileFacts(db: Db, id: number) {
  return db
    .selectFrom('file')
    .select(['created_at', sql<number>`octet_length(content)`.as('bytes')])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Links the head judge's report, which no form holds: nobody's open form becomes stale by it. */
export async function linkReport(tx: Db, trialId: number, fileId: number, at: Date): Promise<void> {
  await tx
    .updateTable('trial')
    .set({ head_judge_report_id: fileId, updated_at: at })
    .where('id', '=', trialId)
    .execute()
}

/** A file with its content. */
export function fileById(db: Db, id: number) {
  return db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst()
}
