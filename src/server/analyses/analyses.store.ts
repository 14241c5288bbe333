import { type RawBuilder, sql } from 'kysely'
import { DRAWN_GROUPS, LEAST_DOGS, TREND_GROUPS } from '#domain/analyses/analyses.ts'
import type { Db } from '../platform/database.ts'
import type { DogMean, DogOrder, FoundGroups, FoundWhole, GroupOrder, Slice } from './analyses.types.ts'
import type { Keys, Selection } from './selection.store.ts'

type Sql = RawBuilder<unknown>

/** A row of each result that matches and has the measure. */
function matching({ from, where, season, value, part }: Selection, key: Sql = sql`null::text`): Sql {
  return sql`matching as materialized (
    select * from (
      select d.id as dog, (${season})::int as season, ${key} as key, (${value})::float8 as value, (${part})::text as part
      from ${from} where ${sql.join([...where], sql` and `)}
    ) selected where value is not null
  )`
}

/** Adds up dog by dog, so that each weighs the same however often it started. */
const FIGURES = sql`count(*)::int as dogs, coalesce(sum(results), 0)::int as results, avg(mean) as mean,
  stddev_samp(mean) as sd, sum(total) / nullif(sum(results), 0) as "resultMean"`
const OF_A_DOG = sql`avg(value) as mean, count(*)::int as results, sum(value) as total`

const allOf = (rows: Sql) => sql`(select coalesce(json_agg(found), '[]') from (${rows}) found)`

const WHOLE = sql`(select json_build_object(
    'dogs', all_of.dogs, 'results', all_of.results, 'mean', all_of.mean, 'sd', all_of.sd, 'resultMean', all_of."resultMean",
    'seasons', ${allOf(sql`select season, ${FIGURES} from (
      select season, dog, ${OF_A_DOG} from matching group by season, dog) dogs group by season order by season`)},
    'distribution', ${allOf(sql`select part, count(*)::int as results from matching group by part order by part`)}
  ) from (select ${FIGURES} from (select ${OF_A_DOG} from matching group by dog) dogs) all_of)`

/** All results that match, added up. */
export async function wholeOf(db: Db, selection: Selection): Promise<FoundWhole> {
  const { rows } = await sql<{ whole: FoundWhole }>`
    with ${matching(selection)} select ${WHOLE} as whole`.execute(db)
  return rows[0]!.whole
}

function orderOf({ sort, direction }: GroupOrder, order: Sql): Sql {
  const by = {
    group: order,
    dogs: sql`dogs`,
    results: sql`results`,
    mean: sql`mean`,
    resultMean: sql`"resultMean"`,
  }
  return sql`${by[sort]} ${sql.raw(direction)} nulls last, key`
}

/** The results that match, and one page of the groups they make; the first groups of the page with their distribution and seasons. */
export async function groupsOf(
  db: Db,
  selection: Selection,
  { key, order }: Keys,
  by: GroupOrder,
  { offset, limit }: Slice,
): Promise<FoundGroups> {
  const drawn = (most: number) => sql`key in (select key from page where place <= ${offset + most}::int)`
  const { rows } = await sql<FoundGroups>`
    with ${matching(selection, key)}, groups as materialized (
      select key, ${FIGURES} from (
        select key, dog, ${OF_A_DOG} from matching where key is not null group by key, dog) dogs group by key
    ), page as materialized (
      select *, row_number() over (order by ${orderOf(by, order)}) as place from groups g
      where dogs >= ${LEAST_DOGS}::int order by place offset ${offset}::int limit ${limit}::int
    )
    select ${WHOLE} as whole,
      ${allOf(sql`select key::text, dogs, results, mean, sd, "resultMean" from page order by place`)} as groups,
      (select count(*)::int from groups where dogs >= ${LEAST_DOGS}::int) as total,
      (select count(*)::int from groups where dogs < ${LEAST_DOGS}::int) as hidden,
      (select count(*)::int from matching where key is null) as ungrouped,
      ${allOf(sql`select key::text, part, count(*)::int as results from matching where ${drawn(DRAWN_GROUPS)}
        group by key, part order by key, part`)} as parts,
      ${allOf(sql`select key::text, season, ${FIGURES} from (
        select key, season, dog, ${OF_A_DOG} from matching where ${drawn(TREND_GROUPS)} group by key, season, dog) dogs
        group by key, season order by key, season`)} as seasons`.execute(db)
  return rows[0]!
}

/** The dogs behind a figure: of one group, or (undefined) of all; of one part of the distribution, or of all. */
export async function dogsOf(
  db: Db,
  selection: Selection,
  { key }: Keys,
  { group, part }: { readonly group: string | undefined; readonly part: string | undefined },
  { sort, direction }: DogOrder,
  { offset, limit }: Slice,
): Promise<{ readonly rows: readonly DogMean[]; readonly total: number }> {
  const by = { dog: sql`d.name_folded`, results: sql`found.results`, mean: sql`found.mean` }[sort]
  const conditions = [
    ...(group === undefined ? [] : [sql`key::text = ${group}`]),
    ...(part === undefined ? [] : [sql`part = ${part}`]),
  ]
  const { rows } = await sql<{ total: number; rows: readonly DogMean[] }>`
    with ${matching(selection, key)}, found as (
      select dog, ${OF_A_DOG} from matching ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``} group by dog
    )
    select (select count(*)::int from found) as total, ${allOf(sql`
      select found.dog as "dogId", found.results, found.mean from found join dog d on d.id = found.dog
      order by ${by} ${sql.raw(direction)}, d.name_folded, d.id offset ${offset}::int limit ${limit}::int`)} as rows`.execute(
    db,
  )
  return rows[0]!
}
