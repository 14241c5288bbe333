import { sql } from 'kysely'
import type { TrialType } from '#domain/trials/results.ts'
import type { Db } from '../platform/database.ts'
import { bySurname } from '../platform/nameOrder.ts'

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
  return selectJudges(db).where('active', '=', true).orderBy(bySurname(sql`name`)).orderBy('id').execute()
}

export interface OrganiserClub {
  readonly id: number
  readonly name: string
  readonly district: string | null
  readonly email: string | null
  readonly phone: string | null
  /** the one held last, else the next, of those that were published and not cancelled */
  readonly lastTrial: { readonly id: number; readonly date: string; readonly place: string } | null
  /** accounts of its agents */
  readonly agents: readonly number[]
}

const selectClubs = (db: Db, today: string) =>
  db
    .selectFrom('club as c')
    .select([
      'c.id',
      'c.name',
      'c.district',
      'c.email',
      'c.phone',
      sql<OrganiserClub['lastTrial']>`(
        select json_build_object('id', t.id, 'date', t.held_on, 'place', t.place) from trial t
        where t.club_id = c.id and t.published_at is not null and t.cancelled_at is null
        order by t.held_on > ${today}, abs(t.held_on - ${today}::date), t.id desc limit 1)`.as('lastTrial'),
      sql<number[]>`array(select a.account_id::int from club_agent a where a.club_id = c.id)`.as('agents'),
    ])
    .where('c.active', '=', true)

/** An active club; undefined: there is none. */
export function activeClub(db: Db, today: string, id: number): Promise<OrganiserClub | undefined> {
  return selectClubs(db, today).where('c.id', '=', id).executeTakeFirst()
}

/** Active clubs by name: those of an agent, or all. */
export function organiserClubs(db: Db, today: string, agentId: number | null): Promise<OrganiserClub[]> {
  const clubs = selectClubs(db, today).orderBy(sql`c.name collate "fi-x-icu"`)
  if (agentId === null) return clubs.execute()
  return clubs
    .where('c.id', 'in', ({ selectFrom }) =>
      selectFrom('club_agent').select('club_id').where('account_id', '=', agentId),
    )
    .execute()
}
