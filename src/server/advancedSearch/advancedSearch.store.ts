import { sql } from 'kysely'
import { type GroupRelation, isGroup, neededOf, type Relation } from '#domain/advancedSearch/conditions.ts'
import type { Db } from '../platform/database.ts'
import { UNPREPARED } from '../platform/preparingClient.ts'
import type {
  Inbred,
  KnownCondition,
  PageAsked,
  Question,
  SearchOrder,
  SearchRows,
  Sql,
} from './advancedSearch.types.ts'
import { factsOf } from './facts.store.ts'

/** The dogs a condition is met by itself, and those of which it is known, as CTEs of one search. */
const met = (index: number) => sql.raw<unknown>(`met_${index}`)
const known = (index: number) => sql.raw<unknown>(`known_${index}`)

/** Ids of the dogs whose relatives meet condition `index`. Source: docs/rules/advanced-search.md#relatives. */
function related(relation: Relation, index: number, isKnownOfAll: boolean): Sql {
  const meets = (id: Sql) => sql`${id} in (select id from ${met(index)})`
  switch (relation) {
    case 'dog':
      return sql`select id from ${met(index)}`
    case 'sire':
      return sql`select d.id from dog d where ${meets(sql`d.sire_id`)}`
    case 'dam':
      return sql`select d.id from dog d where ${meets(sql`d.dam_id`)}`
    case 'bothParents':
      return sql`select d.id from dog d where ${meets(sql`d.sire_id`)} and ${meets(sql`d.dam_id`)}`
    case 'someSibling':
      return sql`select id from ${littermates(index, false)} d where d.met > d.own_met`
    case 'noSibling':
      return isKnownOfAll
        ? sql`select id from ${littermates(index, false)} d where d.dogs > 1 and d.met = d.own_met`
        : sql`select id from ${littermates(index, true)} d where d.known > d.own_known and d.met = d.own_met`
    case 'someOffspring':
      return parentsOf(sql`join ${met(index)} m on m.id = o.id`)
    case 'noOffspring':
      return sql`${parentsOf(isKnownOfAll ? sql`` : sql`join ${known(index)} k on k.id = o.id`)}
        except ${parentsOf(sql`join ${met(index)} m on m.id = o.id`)}`
  }
}

/**
 * Every dog of two known parents with how many of all their litters there are, of how many it is known and how many meet the condition, itself counted in.
 * A window over the dogs: two groupings that are joined PostgreSQL would take for small, and compare row by row.
 */
const littermates = (index: number, withKnown: boolean): Sql => sql`(
  select d.id, count(*) over litter as dogs, count(m.id) over litter as met, (m.id is not null)::int as own_met
    ${withKnown ? sql`, count(k.id) over litter as known, (k.id is not null)::int as own_known` : sql``}
  from dog d left join ${met(index)} m on m.id = d.id ${withKnown ? sql`left join ${known(index)} k on k.id = d.id` : sql``}
  where d.sire_id is not null and d.dam_id is not null
  window litter as (partition by d.sire_id, d.dam_id))`

const parentsOf = (join: Sql): Sql =>
  sql`select p.id from dog o ${join}, lateral (values (o.sire_id), (o.dam_id)) p (id) where p.id is not null`

const SIBLINGS = sql`select s.id from dog s where s.sire_id = d.sire_id and s.dam_id = d.dam_id and s.id <> d.id`
const OFFSPRING = sql`select o.id from dog o where o.sire_id = d.id union all select o.id from dog o where o.dam_id = d.id`
/** Whom a condition about several relatives looks at, of the dog `d`. */
const RELATIVES: Readonly<Record<GroupRelation, Sql>> = {
  someSibling: SIBLINGS,
  noSibling: SIBLINGS,
  someOffspring: OFFSPRING,
  noOffspring: OFFSPRING,
}

/** A row of each dog on the page: how many relatives there are for condition `index`, of how many it is known, and how many meet it. */
const relativesOf = (relation: GroupRelation, index: number, isKnownOfAll: boolean): Sql => sql`
  select d.id, ${sql.lit(index)} as condition, count(r.id)::int as all,
    ${isKnownOfAll ? sql`count(r.id)` : sql`count(k.id)`}::int as known, count(m.id)::int as met
  from page join dog d on d.id = page.id cross join lateral (${RELATIVES[relation]}) r
    ${isKnownOfAll ? sql`` : sql`left join ${known(index)} k on k.id = r.id`} left join ${met(index)} m on m.id = r.id
  group by d.id`

const directed = (value: Sql, direction: 'asc' | 'desc'): Sql =>
  sql`${value} ${sql.raw(direction)} nulls last`
const NAME = sql`f.name collate "fi-x-icu"`

function orderOf({ sort, direction }: SearchOrder): Sql {
  const by = {
    relevance: sql`bit_count(f.mask::bit(16)) desc, ${directed(NAME, direction)}`,
    name: directed(NAME, direction),
    regnr: directed(sql`(select n.regnr from main_number n where n.dog_id = f.id)`, direction),
    birthDate: directed(sql`f.birth_date`, direction),
    inbreeding: sql`${directed(sql`inbred.value`, direction)}, ${NAME}`,
  }
  return sql`${by[sort]}, f.name, f.id`
}

const json = (rows: Sql) => sql`(select coalesce(json_agg(found), '[]') from (${rows}) found)`

/** The inbreeding of dogs, which the database does not know, as a table to sort by. */
const inbredTable = ({ ids, values }: Inbred): Sql =>
  sql`inbred as materialized (select * from unnest(${`{${ids.join()}}`}::bigint[], ${`{${values.join()}}`}::float8[]) i (id, value))`

/**
 * Dogs by the conditions that they meet, and one page of those that meet as many as they have to; page null: no page. One statement, which looks at every
 * table once for each condition about it.
 */
export async function searchDogs(
  db: Db,
  { asked, breeds }: Question,
  conditions: readonly KnownCondition[],
  today: string,
  page: PageAsked | null,
): Promise<SearchRows> {
  const facts = conditions.map((condition) => factsOf(condition, today))
  const ctes = facts.flatMap((fact, index) => [
    sql`${met(index)} as (${fact.met})`,
    ...(fact.known === null ? [] : [sql`${known(index)} as (${fact.known})`]),
  ])
  const bits = conditions.map(({ of }, index) => {
    const dogs = related(of, index, facts[index]!.known === null)
    return sql`select id, ${sql.lit(1 << index)} as bit from (${dogs}) c`
  })
  const marks =
    bits.length === 0
      ? sql`select null::bigint as id, 0 as mask where false`
      : sql`select id, bit_or(bit) as mask from (${sql.join(bits, sql` union all `)}) bits group by id`
  const frame = [
    sql`d.registered`,
    ...(breeds ? [sql`d.breed_code = any(${[...breeds]}::text[])`] : []),
    ...(asked.sex === null ? [] : [sql`d.sex = ${asked.sex}`]),
  ]
  const needed = neededOf(asked.condition, asked.least, conditions.length)
  const evidence = conditions.flatMap(({ of }, index) =>
    page?.withRelatives && isGroup(of) ? [relativesOf(of, index, facts[index]!.known === null)] : [],
  )
  const relatives =
    evidence.length === 0
      ? sql`'[]'::json`
      : json(
          sql`select condition, "all", known, met from relatives where relatives.id = page.id order by condition`,
        )
  const hits =
    page === null
      ? sql`'[]'::json`
      : json(sql`select id, mask, ${relatives} as relatives from page order by place`)
  const pages =
    page === null
      ? []
      : [
          ...(page.inbred ? [inbredTable(page.inbred)] : []),
          sql`page as materialized (
            select f.id, f.mask, row_number() over (order by ${orderOf(page)}) as place from framed f
            ${page.inbred ? sql`left join inbred on inbred.id = f.id` : sql``}
            where bit_count(f.mask::bit(16)) >= ${sql.lit(needed)}
            order by place offset ${page.slice.offset}::int limit ${page.slice.limit}::int)`,
          ...(evidence.length === 0
            ? []
            : [sql`relatives as materialized (${sql.join(evidence, sql` union all `)})`]),
        ]
  const all = [
    ...ctes,
    sql`marks as (${marks})`,
    sql`framed as materialized (
      select d.id, d.name, d.birth_date, coalesce(marks.mask, 0) as mask from dog d left join marks on marks.id = d.id
      where ${sql.join(frame, sql` and `)})`,
    ...pages,
  ]
  const { rows } = await sql<SearchRows>`${sql.raw(UNPREPARED)} with ${sql.join(all)}
    select ${json(sql`select mask, count(*)::int as dogs from framed group by mask`)} as masks, ${hits} as hits`.execute(
    db,
  )
  return rows[0]!
}

/** Titles that dogs of the register have, the most frequent first. */
export async function titleChoices(db: Db): Promise<readonly { code: string; dogs: number }[]> {
  const { rows } = await sql<{ code: string; dogs: number }>`
    select t.code, count(distinct t.dog_id)::int as dogs from dog_title t join dog d on d.id = t.dog_id
    where d.registered group by t.code order by dogs desc, t.code limit 500`.execute(db)
  return rows
}
