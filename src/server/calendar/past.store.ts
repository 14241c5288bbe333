import { sql } from 'kysely'
import type { TrialType } from '#domain/trials/results.ts'
import type { Db } from '../platform/database.ts'

/** What a list of past trials is filtered and ordered by, and what came of the trial. */
export interface PastFacts {
  readonly id: number
  /** ISO day */
  readonly heldOn: string
  readonly kaerNr: number
  readonly type: TrialType
  /** names of the place, the organiser and their districts */
  readonly places: string
  /** where the place stands in Finnish alphabetical order; the same names have the same rank */
  readonly placeRank: number
  /** names of the trial's judges, and of those who stand in its results */
  readonly judges: readonly string[]
  /** codes of the breeds of its dogs, with and without the variety */
  readonly breeds: readonly string[]
  /** dogs with a result */
  readonly dogs: number
  /** first, second and third prizes */
  readonly prizes: readonly [number, number, number]
  readonly preliminary: boolean
  readonly lastDoneAt: Date | null
}

/** Every published trial, newest first, with its results, field, forest, water and track alike, added up: each table is read once. */
export async function factsOfPublished(db: Db): Promise<PastFacts[]> {
  const { rows } = await sql<PastFacts>`
    with result as (
      select trial_id, dog_id, prize, status, done_at, judge from trial_result
      union all select trial_id, dog_id, 0, status, done_at, judge from water_result
    ), total as (
      select r.trial_id, count(distinct r.dog_id) as dogs,
        array[count(*) filter (where r.prize = 1), count(*) filter (where r.prize = 2),
          count(*) filter (where r.prize = 3)]::int[] as prizes,
        bool_or(r.status = 'preliminary') as preliminary, max(r.done_at) as last_done_at,
        array_agg(distinct r.judge) filter (where r.judge is not null) as judges,
        array_agg(distinct d.breed_code) || array_agg(distinct split_part(d.breed_code, '.', 1)) as breeds
      from result r join dog d on d.id = r.dog_id
      group by r.trial_id
    ), judges as (
      select tj.trial_id, array_agg(j.name) as names
      from trial_judge tj join judge j on j.id = tj.judge_id group by tj.trial_id
    )
    select t.id, t.held_on as "heldOn", t.kaer_nr as "kaerNr", t.type,
      concat_ws(' ', t.place, t.district, c.name, c.district) as places,
      dense_rank() over (order by t.place collate "fi-x-icu") as "placeRank",
      coalesce(j.names, '{}') || coalesce(r.judges, '{}') as judges,
      coalesce(r.breeds, '{}') as breeds,
      coalesce(r.dogs, 0) as dogs, coalesce(r.prizes, '{0,0,0}') as prizes,
      coalesce(r.preliminary, false) as preliminary, r.last_done_at as "lastDoneAt"
    from trial t
      join club c on c.id = t.club_id
      left join total r on r.trial_id = t.id
      left join judges j on j.trial_id = t.id
    where t.published_at is not null and t.held_on is not null and t.kaer_nr is not null
    order by t.held_on desc, t.kaer_nr, t.id`.execute(db)
  return rows
}
