import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { isCheckedIn } from '../trials/trials.store.ts'

/** SQL of how many results of a trial `t` are marked done. */
const resultsDone = sql`case t.type
  when 'water_track' then (select count(*) from water_result r where r.trial_id = t.id)
  else (select count(*) from trial_result r where r.trial_id = t.id)
end`

/** SQL of how many dogs a trial `t` has: those that have a place, of an ended one those that have a result where they are more. */
export const dogsOfTrial = sql`greatest(
  (select count(*) from entry e join entry_list l on l.trial_id = e.trial_id and l.entry_id = e.id
    where e.trial_id = t.id and e.withdrawn_at is null and l.list = 'place'),
  case when t.ended_at is null then 0 else ${resultsDone} end)`

/** How many results of each trial are marked done; a trial without any is not in it. */
export async function doneByTrial(db: Db, trialIds: readonly number[]): Promise<Map<number, number>> {
  if (trialIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; done: number }>`
    select t.id, ${resultsDone} as done from trial t where t.id = any(${trialIds})`.execute(db)
  return new Map(rows.map(({ id, done }) => [id, done]))
}

/** How many dogs of each trial have a place, and nothing that says whether they came; a trial without any is not in it. */
export async function unseenByTrial(db: Db, trialIds: readonly number[]): Promise<Map<number, number>> {
  if (trialIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; unseen: number }>`
    select e.trial_id as id, count(*)::int as unseen from entry e join entry_list l on l.trial_id = e.trial_id and l.entry_id = e.id
    where e.trial_id = any(${trialIds}) and e.withdrawn_at is null and l.list = 'place' and not ${isCheckedIn(sql`e.id`)}
      and not exists (select from trial_result r where r.trial_id = e.trial_id and r.dog_id = e.dog_id)
      and not exists (select from water_result r where r.trial_id = e.trial_id and r.dog_id = e.dog_id)
    group by e.trial_id`.execute(db)
  return new Map(rows.map(({ id, unseen }) => [id, unseen]))
}
