import { type Insertable, sql, type Updateable } from 'kysely'
import { OFFICIALS_PAGE_SIZE } from '#contract/officials.ts'
import type { Db } from '../platform/database.ts'
import { likeText } from '../platform/likeText.ts'
import type { Schema } from '../platform/schema.ts'
import { type OfficialUser, userJson } from './judges.store.ts'

export interface ClubRow {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly district: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly website: string | null
  /** the account that bank transfers go to; all null: it takes none */
  readonly iban: string | null
  readonly bic: string | null
  readonly accountHolder: string | null
  readonly businessId: string | null
  /** value added tax in its fees, in thousandths; null: none */
  readonly vatPermille: number | null
  readonly active: boolean
  readonly agents: readonly OfficialUser[]
  readonly trials: number
  readonly comingTrials: number
}

export interface ClubQuery {
  readonly q: string
  readonly active?: 'yes' | 'no' | undefined
  readonly page: number
}

/** Columns of a ClubRow; `today`: a Finnish day, from which on published trials are to come. */
const clubColumns = (today: string) => sql`
  c.id, c.version, c.name, c.district, c.email, c.phone, c.website, c.iban, c.bic, c.account_holder as "accountHolder",
  c.business_id as "businessId", c.vat_permille as "vatPermille", c.active,
  array(select ${userJson} from club_agent g join account a on a.id = g.account_id
    where g.club_id = c.id order by a.last_name, a.first_name, a.id) as agents,
  (select count(*) from trial t where t.club_id = c.id) as trials,
  (select count(*) from trial t where t.club_id = c.id and t.published_at is not null and t.ended_at is null
    and t.cancelled_at is null and t.held_on >= ${today}) as "comingTrials"`

/** One page of clubs by name; every row carries the count of all that match. */
export async function clubsByQuery(db: Db, { q, active, page }: ClubQuery, today: string) {
  const { rows } = await sql<ClubRow & { total: number }>`
    select ${clubColumns(today)}, count(*) over () as total from club c
    where fold_text(c.name || ' ' || coalesce(c.district, '')) like fold_text(${likeText(q)})
      and ${active ? sql`c.active = ${active === 'yes'}` : sql`true`}
    order by c.name collate "fi-x-icu", c.id
    limit ${OFFICIALS_PAGE_SIZE} offset ${(page - 1) * OFFICIALS_PAGE_SIZE}`.execute(db)
  return rows
}

/** Active clubs by name, with what everyone sees. */
export async function activeClubs(db: Db) {
  return db
    .selectFrom('club')
    .select(['id', 'name', 'district', 'email', 'phone', 'website'])
    .where('active', '=', true)
    .orderBy(sql`name collate "fi-x-icu"`)
    .execute()
}

/** One club; undefined: there is none. */
export async function clubById(db: Db, id: number, today: string): Promise<ClubRow | undefined> {
  const { rows } = await sql<ClubRow>`select ${clubColumns(today)} from club c where c.id = ${id}`.execute(db)
  return rows[0]
}

/** The clubs whose trials an account runs, by name. */
export function clubsOfAgent(db: Db, accountId: number): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('club')
    .innerJoin('club_agent', 'club_agent.club_id', 'club.id')
    .select(['club.id', 'club.name'])
    .where('club_agent.account_id', '=', accountId)
    .orderBy(sql`club.name collate "fi-x-icu"`)
    .execute()
}

export async function lockClubRow(db: Db, id: number): Promise<void> {
  await db.selectFrom('club').select('id').where('id', '=', id).forUpdate().execute()
}

/** @returns id of the club */
export async function insertClub(db: Db, club: Insertable<Schema['club']>): Promise<number> {
  const { id } = await db.insertInto('club').values(club).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateClub(db: Db, id: number, columns: Updateable<Schema['club']>): Promise<void> {
  await db.updateTable('club').set(columns).where('id', '=', id).execute()
}

export async function deleteClub(db: Db, id: number): Promise<void> {
  await db.deleteFrom('club').where('id', '=', id).execute()
}

/** Gives a club exactly these agents. */
export async function setClubAgents(db: Db, clubId: number, agentIds: readonly number[]): Promise<void> {
  await db.deleteFrom('club_agent').where('club_id', '=', clubId).execute()
  const rows = [...new Set(agentIds)].map((account_id) => ({ club_id: clubId, account_id }))
  if (rows.length > 0) await db.insertInto('club_agent').values(rows).execute()
}
