import { type RawBuilder, sql } from 'kysely'
import type { Outcome, TrialClass } from '#domain/trials/results.ts'
import type { Db } from '../platform/database.ts'
import type { Trial } from '../trials/trials.types.ts'

/** A dog that keeps a trial from being ended, and why. */
export interface PendingDog {
  readonly regnr: string
  readonly name: string
  readonly class: TrialClass
  /** null: no result has been marked done */
  readonly outcome: Outcome | null
  readonly missing: 'RESULT_NOT_DONE' | 'REPORT_MISSING'
}

/** SQL of the trial's results that decide whether it may be ended: those of its own kind. */
const resultsOf = ({ id, type }: Trial) =>
  type === 'water_track'
    ? sql`(select dog_id, class, outcome, report from water_result where trial_id = ${id})`
    : sql`(select dog_id, class, outcome, report from trial_result where trial_id = ${id})`

/** SQL of the dogs that have a place: what entries say now, and where each was put last. */
const placedIn = (trialId: number | RawBuilder<unknown>) => sql`(
  select distinct on (e.id) e.dog_id, e.class, m.list
  from entry e join entry_move m on m.trial_id = e.trial_id and m.entry_id = e.id
  where e.trial_id = ${trialId} and e.withdrawn_at is null
  order by e.id, m.id desc)`

/** SQL of the dogs whose water and track work at an undivided trial is written down and not marked done. */
const begunWater = ({ id, type, divided }: Trial) =>
  type === 'water_track' || divided
    ? sql`(select null::bigint as dog_id where false)`
    : sql`(
        select e.dog_id from sheet s join entry e on e.id = s.entry_id
        where e.trial_id = ${id} and e.withdrawn_at is null and s.kind = 'water' and s.values <> '{}')`

/**
 * Dogs of which something written down or a result is not marked done, and results without the judge's report (of who was seen), by
 * class and name.
 */
export async function pendingDogs(db: Db, trial: Trial): Promise<PendingDog[]> {
  const { rows } = await sql<PendingDog>`
    select n.regnr, d.name, coalesce(r.class, p.class) as class, r.outcome,
      case when r.dog_id is null or w.dog_id is not null then 'RESULT_NOT_DONE' else 'REPORT_MISSING' end as missing
    from (select * from ${placedIn(trial.id)} p where list = 'place') p
      full join ${resultsOf(trial)} r on r.dog_id = p.dog_id
      left join ${begunWater(trial)} w on w.dog_id = p.dog_id
      join dog d on d.id = coalesce(r.dog_id, p.dog_id)
      join dog_number n on n.dog_id = d.id and n.is_primary
    where r.dog_id is null or w.dog_id is not null
      or (r.outcome not in ('withdrawn', 'absent') and coalesce(btrim(r.report), '') = '')
    order by array_position(array['NUO', 'AVO', 'VOI'], coalesce(r.class, p.class)), d.name, d.id`.execute(db)
  return rows
}

/** How many results of a trial are marked done. */
export async function countResults(db: Db, trial: Trial): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${resultsOf(trial)} r`.execute(
    db,
  )
  return rows[0]!.count
}

/** Whether a result of either kind is marked done. */
export async function hasResults(db: Db, trialId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from trial_result where trial_id = ${trialId})
      or exists (select from water_result where trial_id = ${trialId}) as found`.execute(db)
  return rows[0]!.found
}

/** Ids of the trial's judges who judged a result that is marked done. */
export async function judgesOfResults(db: Db, trialId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select j.id from trial_judge tj join judge j on j.id = tj.judge_id
    where tj.trial_id = ${trialId} and (
      exists (select from trial_result r where r.trial_id = tj.trial_id and r.judge_id = j.id)
      or exists (select from water_result w where w.trial_id = tj.trial_id and w.judge_id = j.id))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** SQL of how many results of a trial `t` are marked done. */
const resultsDone = sql`case t.type
  when 'water_track' then (select count(*) from water_result r where r.trial_id = t.id)
  else (select count(*) from trial_result r where r.trial_id = t.id)
end`

/** SQL of how many dogs a trial `t` has: those that have a place, of an ended one those that have a result where they are more. */
export const dogsOfTrial = sql`greatest(
  (select count(*) from ${placedIn(sql`t.id`)} p where p.list = 'place'),
  case when t.ended_at is null then 0 else ${resultsDone} end)`

/** How many results of each trial are marked done; a trial without any is not in it. */
export async function doneByTrial(db: Db, trialIds: readonly number[]): Promise<Map<number, number>> {
  if (trialIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; done: number }>`
    select t.id, ${resultsDone} as done from trial t where t.id in (${sql.join(trialIds)})`.execute(db)
  return new Map(rows.map(({ id, done }) => [id, done]))
}
