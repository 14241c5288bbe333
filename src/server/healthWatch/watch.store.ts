import { type RawBuilder, sql } from 'kysely'
import type { Life } from '#domain/health/warning/lives.ts'
import { countsAsExamined } from '../healthCodes/examined.store.ts'
import type { Db } from '../platform/database.ts'
import type { BornRow, StatementRow } from './healthWatch.types.ts'

/** Dogs of a breed and its varieties; `d` is the row of dog. */
const ofFamily = (family: string): RawBuilder<unknown> =>
  sql`d.registered and d.breed_code in (select code from breed where family = ${family})`
const ANCESTRY = sql`d.sire_id as sire, d.dam_id as dam, s.sire_id as "sireSire", m.sire_id as "damSire"`
const WITH_PARENTS = sql`dog d left join dog s on s.id = d.sire_id left join dog m on m.id = d.dam_id`
const IS_DEAD = sql`(d.death_date is not null or d.death_cause is not null)`

/** Of each dog born since a year, or in a year that is not known, and each kind the latest statement that counts as an examination. */
export async function statementsOf(db: Db, family: string, since: number): Promise<readonly StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select distinct on (d.id, h.kind) d.id, d.birth_year as "birthYear", ${ANCESTRY}, h.kind, h.scale, h.value,
      coalesce(h.age_months, (
        extract(year from age(h.examined_on, d.birth_date)) * 12 + extract(month from age(h.examined_on, d.birth_date))
      )::int) as "ageMonths"
    from ${WITH_PARENTS} join health_statement h on h.dog_id = d.id
    where ${ofFamily(family)} and (d.birth_year >= ${since} or d.birth_year is null) and ${countsAsExamined('h')}
    order by d.id, h.kind, h.examined_on desc nulls last, h.id desc`.execute(db)
  return rows
}

/** Every dog born since a year. */
export async function bornSince(db: Db, family: string, since: number): Promise<readonly BornRow[]> {
  const { rows } = await sql<BornRow>`
    select d.id, d.birth_year as "birthYear", ${ANCESTRY}, ${IS_DEAD} as dead
    from ${WITH_PARENTS} where ${ofFamily(family)} and d.birth_year >= ${since} order by d.id`.execute(db)
  return rows
}

/**
 * The lives of a breed's dogs, or of the offspring of one sire; without those that died before a day.
 * A sire's offspring tells nothing of its life: semen is kept.
 */
export async function livesOf(
  db: Db,
  family: string,
  { sire, from }: { readonly sire: number | null; readonly from: string },
): Promise<readonly Life[]> {
  const { rows } = await sql<Life>`
    select d.birth_date as "birthDate", d.death_date as "deathDate", ${IS_DEAD} as dead, greatest(
      (select max(h.examined_on) from health_statement h where h.dog_id = d.id),
      (select max(w.held_on) from show_result r join show w on w.id = r.show_id where r.dog_id = d.id),
      (select max(t.held_on) from trial_result r join trial t on t.id = r.trial_id where r.dog_id = d.id),
      (select max(t.held_on) from water_result r join trial t on t.id = r.trial_id where r.dog_id = d.id),
      (select max(v.held_on) from breeding_review v where v.dog_id = d.id),
      (select max(o.birth_date) from dog o where o.dam_id = d.id)
    ) as "lastSeen"
    from dog d
    where ${ofFamily(family)} and (${sire}::bigint is null or d.sire_id = ${sire}) and (d.death_date >= ${from} or d.death_date is null)`.execute(
    db,
  )
  return rows
}
