import { sql } from 'kysely'
import type { Competitor } from '#domain/competitions/standings.ts'
import type { Db } from '../platform/database.ts'
import type { CompetingDog, ToldShow, ToldTrial } from './competitions.types.ts'

/** Whose results are looked at, and of which days. */
export interface ResultFilter {
  /** codes of breeds; undefined: all */
  readonly breeds: readonly string[] | undefined
  readonly sex: 'male' | 'female' | null
  readonly from: string
  readonly to: string
}

const ofDogs = ({ breeds, sex }: ResultFilter) => sql`d.registered
  and ${breeds ? sql`d.breed_code = any(${[...breeds]}::text[])` : sql`true`}
  and ${sex === null ? sql`true` : sql`d.sex = ${sex}`}`

/** A judge by his row, else by the name that is written. */
const judgeKey = (id: ReturnType<typeof sql>, name: ReturnType<typeof sql>) =>
  sql`coalesce(${id}::text, fold_text(nullif(trim(${name}), '')))`

/** Results of field and forest trials that are published. */
export async function trialsOf(db: Db, filter: ResultFilter): Promise<readonly ToldTrial[]> {
  const { rows } = await sql<ToldTrial>`
    select 'trial' as kind, r.id, r.dog_id as "dogId", t.held_on as date, t.type, r.class, r.outcome, r.prize, r.points as "trialPoints", r.status,
      ${judgeKey(sql`r.judge_id`, sql`r.judge`)} as judge, r.judge as "judgeName", coalesce(t.place, '') as place, t.kaer_nr as "kaerNr"
    from trial_result r join trial t on t.id = r.trial_id join dog d on d.id = r.dog_id
    where t.published_at is not null and t.held_on between ${filter.from} and ${filter.to} and ${ofDogs(filter)}
    order by r.id`.execute(db)
  return rows
}

/** Results of shows. */
export async function showsOf(db: Db, filter: ResultFilter): Promise<readonly ToldShow[]> {
  const { rows } = await sql<ToldShow>`
    select 'show' as kind, r.id, r.dog_id as "dogId", s.held_on as date, s.country, r.class, r.grade, r.marks,
      ${judgeKey(sql`null`, sql`r.judge`)} as judge, r.judge as "judgeName", s.place, coalesce(s.name, '') as show
    from show_result r join show s on s.id = r.show_id join dog d on d.id = r.dog_id
    where s.held_on between ${filter.from} and ${filter.to} and ${ofDogs(filter)}
    order by r.id`.execute(db)
  return rows
}

export async function dogsById(db: Db, ids: readonly number[]): Promise<readonly CompetingDog[]> {
  const { rows } = await sql<CompetingDog>`
    select id, birth_date as "birthDate" from dog where id = any(${[...ids]}::bigint[]) order by id`.execute(
    db,
  )
  return rows
}

/** All show grades of dogs by the end of a day. */
export async function gradesUntil(
  db: Db,
  ids: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, Competitor['showGrades']>> {
  const { rows } = await sql<{ id: number; grades: string[] }>`
    select r.dog_id as id, array_agg(distinct r.grade) as grades from show_result r join show s on s.id = r.show_id
    where r.dog_id = any(${[...ids]}::bigint[]) and s.held_on <= ${day} group by 1`.execute(db)
  return new Map(rows.map(({ id, grades }) => [id, grades]))
}

/** All official prizes of dogs by the end of a day. */
export async function prizesUntil(
  db: Db,
  ids: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, Competitor['prizes']>> {
  const { rows } = await sql<{ id: number; prizes: Competitor['prizes'] }>`
    select r.dog_id as id, json_agg(distinct jsonb_build_object('class', r.class, 'prize', r.prize)) as prizes
    from trial_result r join trial t on t.id = r.trial_id
    where r.dog_id = any(${[...ids]}::bigint[]) and t.held_on <= ${day} and t.published_at is not null
      and r.status = 'official' and r.outcome = 'judged' and r.prize > 0
    group by 1`.execute(db)
  return new Map(rows.map(({ id, prizes }) => [id, prizes]))
}
