import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { OFFICIALS_PAGE_SIZE } from '#contract/officials.ts'
import type { TrialType } from '#domain/trials/results.ts'
import type { Db } from '../platform/database.ts'
import { likeText } from '../platform/likeText.ts'
import { bySurname } from '../platform/nameOrder.ts'
import type { Schema } from '../platform/schema.ts'

export interface OfficialUser {
  readonly id: number
  readonly username: string
  readonly firstName: string
  readonly lastName: string
}

export interface JudgeRow {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly user: OfficialUser | null
  readonly qualifications: readonly TrialType[]
  readonly district: string | null
  readonly town: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly contactConsent: boolean
  readonly active: boolean
  readonly trials: number
  readonly comingTrials: number
}

export interface JudgeQuery {
  readonly q: string
  readonly active?: 'yes' | 'no' | undefined
  readonly type?: TrialType | undefined
  readonly page: number
}

/** SQL of a OfficialUser as JSON; `a` is the alias of the row of account. */
export const userJson = sql`json_build_object(
  'id', a.id, 'username', a.username, 'firstName', a.first_name, 'lastName', a.last_name)`

/** Columns of a JudgeRow; `today`: a Finnish day, from which on published trials are to come. */
const judgeColumns = (today: string) => sql`
  j.id, j.version, j.name, j.qualifications, j.district, j.town, j.email, j.phone,
  j.contact_consent as "contactConsent", j.active,
  (select ${userJson} from account a where a.id = j.account_id) as "user",
  (select count(*) from trial_judge tj where tj.judge_id = j.id) as trials,
  (select count(*) from trial_judge tj join trial t on t.id = tj.trial_id
    where tj.judge_id = j.id and t.published_at is not null and t.ended_at is null and t.cancelled_at is null
      and t.held_on >= ${today}) as "comingTrials"`

/** One page of judges by name; every row carries the count of all that match. */
export async function judgesByQuery(db: Db, query: JudgeQuery, today: string) {
  const { q, active, type, page } = query
  const conditions: RawBuilder<unknown>[] = [
    sql`fold_text(j.name || ' ' || coalesce(j.town, '') || ' ' || coalesce(j.district, '')) like fold_text(${likeText(q)})`,
    ...(active ? [sql`j.active = ${active === 'yes'}`] : []),
    ...(type ? [sql`${type} = any(j.qualifications)`] : []),
  ]
  const { rows } = await sql<JudgeRow & { total: number }>`
    select ${judgeColumns(today)}, count(*) over () as total from judge j
    where ${sql.join(conditions, sql` and `)}
    order by ${bySurname(sql`j.name`)}, j.id
    limit ${OFFICIALS_PAGE_SIZE} offset ${(page - 1) * OFFICIALS_PAGE_SIZE}`.execute(db)
  return rows
}

/** Active judges by name. */
export async function activeJudgeRows(db: Db, today: string): Promise<JudgeRow[]> {
  const { rows } = await sql<JudgeRow>`
    select ${judgeColumns(today)} from judge j where j.active order by ${bySurname(sql`j.name`)}, j.id`.execute(
    db,
  )
  return rows
}

/** One judge; undefined: there is none. */
export async function judgeById(db: Db, id: number, today: string): Promise<JudgeRow | undefined> {
  const { rows } = await sql<JudgeRow>`select ${judgeColumns(today)} from judge j where j.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** Users with one of the officials' roles, by name. */
export async function usersWithRole(db: Db, role: 'JUDGE' | 'TRIALAGENT'): Promise<OfficialUser[]> {
  const { rows } = await sql<{ user: OfficialUser }>`
    select ${userJson} as "user" from account a join account_role r on r.account_id = a.id and r.role = ${role}
    order by (a.last_name || ' ' || a.first_name) collate "fi-x-icu", a.id`.execute(db)
  return rows.map(({ user }) => user)
}

/** The judge that an account is; undefined: none. */
export function judgeOfAccount(db: Db, accountId: number): Promise<{ id: number; name: string } | undefined> {
  return db.selectFrom('judge').select(['id', 'name']).where('account_id', '=', accountId).executeTakeFirst()
}

export async function lockJudgeRow(db: Db, id: number): Promise<void> {
  await db.selectFrom('judge').select('id').where('id', '=', id).forUpdate().execute()
}

/** @returns id of the judge */
export async function insertJudge(db: Db, judge: Insertable<Schema['judge']>): Promise<number> {
  const { id } = await db.insertInto('judge').values(judge).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateJudge(db: Db, id: number, columns: Updateable<Schema['judge']>): Promise<void> {
  await db.updateTable('judge').set(columns).where('id', '=', id).execute()
}

export async function deleteJudge(db: Db, id: number): Promise<void> {
  await db.deleteFrom('judge').where('id', '=', id).execute()
}
