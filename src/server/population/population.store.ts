import { sql } from 'kysely'
import type { ParentAge } from '#domain/genetics/population/interval.ts'
import { countsAsExamined } from '../healthCodes/examined.store.ts'
import type { Db } from '../platform/database.ts'

/** Dogs of a breed and its varieties; `dog` is the alias of a row of dog. */
const ofFamily = (family: string) => sql`
  d.registered and d.breed_code in (select code from breed where code = ${family} or family = ${family})`

export interface BornDog {
  readonly id: number
  readonly birthYear: number
  /** its death is known to everybody */
  readonly dead: boolean
}

/** The dogs of a breed born since a year. */
export async function dogsBornSince(db: Db, family: string, year: number): Promise<readonly BornDog[]> {
  const { rows } = await sql<BornDog>`
    select d.id, d.birth_year as "birthYear",
      d.death_released and (d.death_date is not null or d.death_cause is not null) as dead
    from dog d where ${ofFamily(family)} and d.birth_year >= ${year} order by d.id`.execute(db)
  return rows
}

export interface BirthYearRow {
  readonly year: number
  readonly dogs: number
  readonly litters: number
  readonly litterDogs: number
  readonly sires: number
  readonly dams: number
  readonly sired: number
  readonly topSire: number
}

/** What was born of a breed in each year since one. */
export async function birthsByYear(db: Db, family: string, since: number): Promise<readonly BirthYearRow[]> {
  const { rows } = await sql<BirthYearRow>`
    with born as (
      select d.birth_year, d.sire_id, d.dam_id,
        not d.imported and d.sire_id is not null and d.dam_id is not null and d.birth_date is not null as of_litter,
        d.birth_date
      from dog d where ${ofFamily(family)} and d.birth_year >= ${since}
    ),
    top as (
      select birth_year, max(dogs)::int as dogs
      from (
        select birth_year, count(*) as dogs from born where sire_id is not null group by birth_year, sire_id
      ) of_sire
      group by birth_year
    )
    select b.birth_year as year, count(*)::int as dogs,
      (count(distinct (b.sire_id, b.dam_id, b.birth_date)) filter (where of_litter))::int as litters,
      (count(*) filter (where of_litter))::int as "litterDogs",
      count(distinct b.sire_id)::int as sires, count(distinct b.dam_id)::int as dams,
      count(b.sire_id)::int as sired, coalesce(max(t.dogs), 0) as "topSire"
    from born b left join top t on t.birth_year = b.birth_year
    group by b.birth_year order by b.birth_year`.execute(db)
  return rows
}

export interface IntervalRow extends ParentAge {
  readonly count: number
}

/** Mean age of parents at the birth of offspring, born from one year to another, that bred. */
export async function parentAges(
  db: Db,
  family: string,
  { from, to }: { from: number; to: number },
): Promise<readonly IntervalRow[]> {
  const { rows } = await sql<IntervalRow>`
    select p.sex as parent, d.sex as offspring,
      (avg(d.birth_date - p.birth_date) / 365.25)::float8 as years, count(*)::int as count
    from dog d join dog p on p.id in (d.sire_id, d.dam_id)
    where ${ofFamily(family)} and d.birth_year between ${from} and ${to} and d.sex is not null
      and p.birth_date < d.birth_date and p.sex is not null
      and exists (select from dog o where o.sire_id = d.id or o.dam_id = d.id)
    group by p.sex, d.sex`.execute(db)
  return rows
}

interface SireRow {
  readonly id: number
  readonly puppies: number
  readonly grandPuppies: number
}
export interface SiresRow {
  readonly dogs: number
  readonly squares: number
  readonly grandDogs: number
  readonly most: readonly SireRow[]
}

/** The sires of a breed's dogs born since a year: those with the most puppies, and what Σ share² needs. */
export async function siresSince(db: Db, family: string, year: number, most: number): Promise<SiresRow> {
  const { rows } = await sql<SiresRow>`
    with born as (
      select d.id, d.sire_id, d.dam_id from dog d where ${ofFamily(family)} and d.birth_year >= ${year}
    ),
    sire as (select sire_id, count(*)::int as puppies from born where sire_id is not null group by sire_id),
    grandsire as (
      select p.sire_id, count(distinct b.id)::int as puppies
      from born b join dog p on p.id in (b.sire_id, b.dam_id) where p.sire_id is not null group by p.sire_id
    )
    select coalesce((select sum(puppies) from sire), 0)::int as dogs,
      coalesce((select sum(puppies::float8 * puppies) from sire), 0) as squares,
      (select count(*) from born b where exists (
        select from dog p where p.id in (b.sire_id, b.dam_id) and p.sire_id is not null
      ))::int as "grandDogs",
      coalesce((
        select json_agg(m order by m.puppies desc, m.id)
        from (
          select s.sire_id as id, s.puppies, coalesce(g.puppies, 0) as "grandPuppies"
          from sire s left join grandsire g on g.sire_id = s.sire_id
          order by s.puppies desc, s.sire_id limit ${most}
        ) m
      ), '[]') as most`.execute(db)
  return rows[0]!
}

export interface GradeRow {
  readonly year: number
  readonly kind: string
  readonly scale: string
  readonly value: string
  readonly dogs: number
}

/** How many dogs of each birth year have a value as their latest statement of a kind. */
export async function gradesByYear(
  db: Db,
  family: string,
  since: number,
  kinds: readonly string[],
): Promise<readonly GradeRow[]> {
  const { rows } = await sql<GradeRow>`
    select birth_year as year, kind, scale, value, count(*)::int as dogs
    from (
      select distinct on (h.dog_id, h.kind) d.birth_year, h.kind, h.scale, h.value
      from dog d join health_statement h on h.dog_id = d.id
      where ${ofFamily(family)} and d.birth_year >= ${since} and h.kind = any(${kinds}::text[]) and ${countsAsExamined('h')}
      order by h.dog_id, h.kind, h.examined_on desc nulls last, h.id desc
    ) latest
    group by birth_year, kind, scale, value`.execute(db)
  return rows
}

export interface TriedRow {
  readonly year: number
  readonly tried: number
  readonly firstPrize: number
}

/** Dogs of each birth year with a judged field trial result, and with a first prize. */
export async function triedByYear(db: Db, family: string, since: number): Promise<readonly TriedRow[]> {
  const { rows } = await sql<TriedRow>`
    select d.birth_year as year, count(distinct d.id)::int as tried,
      (count(distinct d.id) filter (where r.prize = 1))::int as "firstPrize"
    from dog d join trial_result r on r.dog_id = d.id
    where ${ofFamily(family)} and d.birth_year >= ${since} and r.outcome = 'judged'
    group by d.birth_year`.execute(db)
  return rows
}
