import { type RawBuilder, sql } from 'kysely'
import { type DoubleFacts, LEAST_DIGITS } from '#domain/doubles/comparison.ts'
import type { Db } from '../platform/database.ts'

/** Most pairs of one breed that are compared; a register as the club's has some ten thousand. */
const MOST_PAIRS = 500_000
/** A word that stands in more names of a breed, such as a title, brings no two dogs together. */
const MOST_BEARERS = 300
/** Shorter words are articles and the like. */
const LEAST_WORD = 4

export type CandidatePair = readonly [low: number, high: number]

const OF_FAMILY = (family: string): RawBuilder<unknown> =>
  sql`d.registered and d.breed_code in (select code from breed where family = ${family})`

/**
 * Pairs of records that are worth comparing, the first of a breed: those that meet in a block, and by their names are not wholly
 * different. Source: docs/rules/doubles.md#candidates.
 */
export async function candidatesOf(db: Db, family: string): Promise<CandidatePair[]> {
  const { rows } = await sql<{ pair: [number, number] }>`
    with own as materialized (
      select d.id, d.name_folded as name, d.birth_date as day, d.birth_year as year, d.sire_id as sire, d.dam_id as dam
      from dog d where ${OF_FAMILY(family)}
    ), word as materialized (
      select distinct id, day, year, name, part
      from own cross join lateral regexp_split_to_table(name, '[^[:alnum:]]+') part where length(part) >= ${LEAST_WORD}
    ), telling as materialized (
      select word.* from word join (select part from word group by part having count(*) between 2 and ${MOST_BEARERS}) rare using (part)
    ), found (a, b) as (
      ${sql.join([sameDay, swappedDay, sameParents, sharedWord, sameName, sameDigits(family), sameChip(family)], sql` union `)}
    )
    select distinct array[least(a, b), greatest(a, b)] as pair from found limit ${MOST_PAIRS}`.execute(db)
  return rows.map(({ pair }) => [Number(pair[0]), Number(pair[1])])
}

/** Of years that are no contradiction; of a year with a wrong digit day and month are the same. */
const near = sql`(
  one.year is null or other.year is null or abs(one.year - other.year) <= 1 or to_char(one.day, 'MMDD') = to_char(other.day, 'MMDD'))`
const sameDay = sql`
  select one.id, other.id from own one join own other on one.day = other.day and one.id < other.id
  where similarity(one.name, other.name) >= 0.2`
const swappedDay = sql`
  select one.id, other.id from own one join own other
    on other.day = to_date(to_char(one.day, 'YYYYDDMM'), 'YYYYMMDD') and one.id < other.id
  where extract(day from one.day) <= 12 and similarity(one.name, other.name) >= 0.3`
const sameParents = sql`
  select one.id, other.id from own one join own other on one.sire = other.sire and one.dam = other.dam and one.id < other.id
  where one.day is distinct from other.day and ${near} and similarity(one.name, other.name) >= 0.4`
const sharedWord = sql`
  select one.id, other.id from telling one join telling other on one.part = other.part and one.id < other.id
  where ${near} and (similarity(one.name, other.name) >= 0.45 or one.part in (one.name, other.name))`
const sameName = sql`
  select one.id, other.id from own one join own other on one.name = other.name and one.id < other.id
  where one.name <> '' and ${near}`
/** Also with a record of another breed: two spellings of one number are one number. */
const sameDigits = (family: string) => sql`
  select mine.dog_id, theirs.dog_id
  from dog d join dog_number mine on mine.dog_id = d.id
    join dog_number theirs on regexp_replace(theirs.key, '\\D', '', 'g') = regexp_replace(mine.key, '\\D', '', 'g')
    join dog o on o.id = theirs.dog_id and o.registered
  where ${OF_FAMILY(family)} and theirs.dog_id <> d.id
    and (o.id > d.id or o.breed_code not in (select code from breed where family = ${family}))
    and length(regexp_replace(mine.key, '\\D', '', 'g')) >= ${LEAST_DIGITS}`
const chips = sql`
  select e.dog_id, c.chip_number as chip from check_in c join entry e on e.id = c.entry_id where c.chip_number is not null
  union select e.dog_id, u.chip from entry e join unregistered_dog u on u.dog_id = e.entered_as where u.chip is not null`
const sameChip = (family: string) => sql`
  select mine.dog_id, theirs.dog_id from (${chips}) mine join (${chips}) theirs on theirs.chip = mine.chip and theirs.dog_id <> mine.dog_id
    join dog d on d.id = mine.dog_id join dog o on o.id = theirs.dog_id and o.registered
  where ${OF_FAMILY(family)} and d.id < o.id`

const facts = (where: RawBuilder<unknown>) => sql<DoubleFacts>`
  select d.id, coalesce(main.regnr, '') as regnr, d.name, d.breed_code as breed, d.sex, d.birth_date as "birthDate",
    d.birth_year as "birthYear",
    case when sire.id is not null then json_build_object('id', sire.id, 'name', sire.name) end as sire,
    case when dam.id is not null then json_build_object('id', dam.id, 'name', dam.name) end as dam,
    coalesce(n.numbers, '{}') as numbers, coalesce(c.chips, '{}') as chips
  from dog d left join dog_number main on main.dog_id = d.id and main.is_primary
    left join dog sire on sire.id = d.sire_id left join dog dam on dam.id = d.dam_id
    left join lateral (select array_agg(regnr order by key) as numbers from dog_number where dog_id = d.id) n on true
    left join (select dog_id, array_agg(distinct chip) as chips from (${chips}) chip group by dog_id) c on c.dog_id = d.id
  where ${where}`

/** What is compared of the records of a breed. */
export async function factsOfFamily(db: Db, family: string): Promise<readonly DoubleFacts[]> {
  return (await facts(OF_FAMILY(family)).execute(db)).rows
}

/** The same of some records. */
export async function factsOf(db: Db, ids: readonly number[]): Promise<readonly DoubleFacts[]> {
  return ids.length === 0 ? [] : (await facts(sql`d.id = any(${[...ids]}::bigint[])`).execute(db)).rows
}
