import { sql } from 'kysely'
import { countsAsExamined } from '../healthCodes/examined.store.ts'
import type { Db } from '../platform/database.ts'
import type { AskedFacts, FactsRow } from './breedingRules.types.ts'

/**
 * What conditions are judged by, of dogs on days, as far as it was so on that day. Nothing depends on a death, and of the register only
 * what everyone may know. Source: docs/rules/breeding-rules.md#may-the-litter-be-registered.
 */
export async function factsOn(db: Db, asked: readonly AskedFacts[]): Promise<readonly FactsRow[]> {
  const { rows } = await sql<FactsRow>`
    select d.id, a.day::text as day, d.breed_code as breed, d.sex, d.imported, d.neutered,
      coalesce(d.birth_date, make_date(d.birth_year, 7, 1)) as born, d.birth_date is null as "bornYearOnly",
      d.hip_index as "hipIndex",
      coalesce((
        select e.assured from register_entry e
        where e.dog_id = d.id and e.added_on is not null order by e.open desc, e.id desc limit 1
      ), false) as assured,
      (select coalesce(json_agg(json_build_object(
        'class', r.class, 'outcome', r.outcome, 'prize', r.prize, 'status', r.status
      ) order by r.prize, r.id), '[]')
       from trial_result r join trial t on t.id = r.trial_id
       where r.dog_id = d.id and r.prize > 0 and t.held_on <= a.day) as prizes,
      (select coalesce(json_agg(json_build_object(
        'class', r.class, 'grade', r.grade, 'heldOn', s.held_on, 'judge', r.judge
      ) order by s.held_on, r.id), '[]')
       from show_result r join show s on s.id = r.show_id where r.dog_id = d.id and s.held_on <= a.day) as shows,
      (select coalesce(json_agg(json_build_object(
        'kind', h.kind, 'scale', h.scale, 'value', h.value, 'examinedOn', h.examined_on)), '[]')
       from (
         select distinct on (s.kind) s.kind, s.scale, s.value, s.examined_on from health_statement s
         where s.dog_id = d.id and ${countsAsExamined('s')} and (s.examined_on is null or s.examined_on <= a.day)
         order by s.kind, s.examined_on desc nulls last, s.id desc
       ) h) as statements,
      ((select count(*) from dog p where p.sire_id = d.id and p.registered and ${WAS_BORN})
        + (select count(*) from dog p where p.dam_id = d.id and p.registered and ${WAS_BORN}))::int as offspring
    from unnest(${asked.map(({ id }) => id)}::bigint[], ${asked.map(({ day }) => day)}::date[]) as a(id, day)
    join dog d on d.id = a.id`.execute(db)
  return rows
}

/** An offspring whose day of birth is not known counts from its year on, and always where that is not known either. */
const WAS_BORN = sql`coalesce(p.birth_date <= a.day, p.birth_year <= extract(year from a.day), true)`
