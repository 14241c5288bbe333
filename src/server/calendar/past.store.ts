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
  /** names of the trial's judges, and of who stands in its results, some of them repeated */
  readonly judges: readonly string[]
  /** codes of the breeds of the dogs with a result, with the variety, some of them repeated */
  readonly breeds: readonly string[]
  /** dogs with a result */
  readonly dogs: number
  /** first, second and third prizes */
  readonly prizes: readonly [number, number, number]
  readonly preliminary: boolean
  /** ISO moment */
  readonly lastDoneAt: string | null
}

/**
 * Every published trial, newest first, with its results, field, forest, water and track alike, added up: each table is read once,
 * nothing is sorted to be told once only, and all of it is one JSON, which is read faster than rows with lists.
 */
export async function factsOfPublished(db: Db): Promise<PastFacts[]> {
  const { rows } = await sql<{ facts: PastFacts[] | null }>`
    with result as (
      select trial_id, dog_id, 1 as dogs, prize, status, done_at, judge from trial_result
      union all
      select w.trial_id, w.dog_id, case when h.dog_id is null then 1 else 0 end, 0, w.status, w.done_at, w.judge
      from water_result w left join trial_result h on h.trial_id = w.trial_id and h.dog_id = w.dog_id
    ), total as (
      select r.trial_id, sum(r.dogs) as dogs,
        json_build_array(count(*) filter (where r.prize = 1), count(*) filter (where r.prize = 2),
          count(*) filter (where r.prize = 3)) as prizes,
        bool_or(r.status = 'preliminary') as preliminary, max(r.done_at) as last_done_at,
        array_agg(r.judge) filter (where r.judge is not null) as judges, array_agg(d.breed_code) as breeds
      from result r join dog d on d.id = r.dog_id
      group by r.trial_id
    ), judges as (
      select tj.trial_id, array_agg(j.name) as names
      from trial_judge tj join judge j on j.id = tj.judge_id group by tj.trial_id
    ), place as (
      select name, dense_rank() over (order by name collate "fi-x-icu") as rank
      from (select distinct place as name from trial) named
    )
    select json_agg(json_build_object(
      'id', t.id, 'heldOn', t.held_on, 'kaerNr', t.kaer_nr, 'type', t.type,
      'places', concat_ws(' ', t.place, t.district, c.name, c.district), 'placeRank', p.rank,
      'judges', coalesce(j.names, '{}') || coalesce(r.judges, '{}'), 'breeds', coalesce(r.breeds, '{}'),
      'dogs', coalesce(r.dogs, 0), 'prizes', coalesce(r.prizes, '[0,0,0]'),
      'preliminary', coalesce(r.preliminary, false), 'lastDoneAt', r.last_done_at
    ) order by t.held_on desc, t.kaer_nr, t.id) as facts
    from trial t
      join club c on c.id = t.club_id
      join place p on p.name = t.place
      left join total r on r.trial_id = t.id
      left join judges j on j.trial_id = t.id
    where t.published_at is not null and t.held_on is not null and t.kaer_nr is not null`.execute(db)
  return rows[0]?.facts ?? []
}
