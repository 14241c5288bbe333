import { sql } from 'kysely'
import type { TrialDog } from '#domain/trials/trialDogs.ts'
import type { Db } from '../platform/database.ts'
import { isCheckedIn, isWrittenOn } from '../trials/trials.store.ts'

/** A result without a report stands where a check was overridden for it, and where it is from before results were kept here. */
const accounted = sql`coalesce(btrim(report), '') <> '' or overridden is not null or rulebook_id is null`

/** A trial's results of either kind that are marked done, one row each. */
const resultsOf = (trialId: number) => sql`
  select 'hunt' as kind, dog_id, class, outcome, judge_id, ${accounted} as reported from trial_result where trial_id = ${trialId}
  union all
  select 'water', dog_id, class, outcome, judge_id, ${accounted} as reported from water_result where trial_id = ${trialId}`

/**
 * Every dog that is or was entered in a trial or has a result of it, with what is written down of it, by class and start number, then name. Of a dog that
 * withdrew and was entered again the entry that stands counts.
 */
export async function trialDogs(db: Db, trialId: number): Promise<TrialDog[]> {
  const { rows } = await sql<TrialDog>`
    with entered as (
      select distinct on (e.dog_id) e.dog_id, e.id, e.class, e.start_number, case when e.withdrawn_at is null then l.list else 'withdrawn' end as list
      from entry e join entry_list l on l.trial_id = e.trial_id and l.entry_id = e.id
      where e.trial_id = ${trialId}
      order by e.dog_id, e.withdrawn_at is not null, l.move_id desc
    ), judged as (
      select dog_id, (array_agg(class order by kind))[1] as class, json_agg(json_build_object(
        'kind', kind, 'class', class, 'outcome', outcome, 'judgeId', judge_id,
        'reported', reported) order by kind) as results
      from (${resultsOf(trialId)}) r group by dog_id
    )
    select n.regnr, d.name, not d.registered as unregistered, coalesce(e.class, r.class) as class, e.list, coalesce(r.results, '[]') as results,
      ${isWrittenOn(sql`e.id`)} as written, ${isCheckedIn(sql`e.id`)} as "checkedIn"
    from entered e
      full join judged r on r.dog_id = e.dog_id
      join dog d on d.id = coalesce(e.dog_id, r.dog_id)
      join written_number n on n.dog_id = d.id
    order by array_position(array['NUO', 'AVO', 'VOI'], coalesce(r.class, e.class)), e.start_number nulls last, d.name, d.id`.execute(
    db,
  )
  return rows
}
