import { sql } from 'kysely'
import type { ConditionOf } from '#domain/advancedSearch/conditions.ts'
import { DOG_FACTS } from '#domain/dogFacts.ts'
import { SHOW_AWARDS } from '#domain/shows/grades.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import type { KnownCondition, OtherScale, Sql } from './advancedSearch.types.ts'

/** Which dogs meet a condition, and of which it is known: selects of one column `id`, each dog once. `known` null: of every dog. */
interface Facts {
  readonly met: Sql
  readonly known: Sql | null
}

/** Source: docs/rules/advanced-search.md#what-is-known. @param today ISO day */
export function factsOf(condition: KnownCondition, today: string): Facts {
  switch (condition.kind) {
    case 'age':
      return ageFacts(condition, today)
    case 'alive': {
      const isAlive = sql`(death_date is null and death_cause is null)`
      return {
        met: sql`select id from dog where ${condition.state === 'alive' ? isAlive : sql`not ${isAlive}`}`,
        known: null,
      }
    }
    case 'title':
      return {
        met: sql`select distinct dog_id as id from dog_title where code = any(${[...condition.titles]}::text[])`,
        known: null,
      }
    case 'award':
      return {
        met: sql`select distinct dog_id as id from breeding_award where level = any(${[...condition.levels]}::text[])`,
        known: null,
      }
    case 'health':
      return healthFacts(condition)
    case 'trial':
      return trialFacts(condition)
    case 'score':
      return scoreFacts(condition)
    case 'show':
      return showFacts(condition)
    case 'measure': {
      const column = sql.ref(DOG_FACTS[condition.measure].column)
      return {
        met: sql`select id from dog where ${within(column, condition)}`,
        known: sql`select id from dog where ${column} is not null`,
      }
    }
    case 'inbreeding':
      return { met: idsOf(condition.met), known: idsOf(condition.known) }
    case 'register':
      return {
        met: sql`select dog_id as id from (
          select distinct on (dog_id) dog_id, state from register_entry where added_on is not null order by dog_id, open desc, id desc
        ) latest where (state = 'active') = ${condition.state === 'active'}`,
        known: null,
      }
  }
}

const idsOf = (ids: readonly number[]): Sql => sql`select unnest(${`{${ids.join()}}`}::bigint[]) as id`

/** A value that is known and lies between two bounds, each of which may be missing. */
function within(value: Sql, { from, to }: { readonly from: number | null; readonly to: number | null }): Sql {
  return sql.join(
    [
      sql`${value} is not null`,
      ...(from === null ? [] : [sql`${value} >= ${from}::numeric`]),
      ...(to === null ? [] : [sql`${value} <= ${to}::numeric`]),
    ],
    sql` and `,
  )
}

/**
 * Whole years from birth to a day. Of a dog whose year of birth alone is known it is one of two: the condition is met where both meet it,
 * and known where both or neither do.
 */
function ageFacts({ from, to }: ConditionOf<'age'>, today: string): Facts {
  const year = Number(today.slice(0, 4))
  const day = Number(today.replaceAll('-', ''))
  const exact = sql`(${sql.lit(day)} - to_char(birth_date, 'YYYYMMDD')::int) / 10000`
  const oldest = sql`coalesce(${exact}, ${sql.lit(year)} - birth_year)`
  const youngest = sql`coalesce(${exact}, greatest(0, ${sql.lit(year - 1)} - birth_year))`
  const met = sql`(${within(youngest, { from, to: null })} and ${within(oldest, { from: null, to })})`
  const out = [
    ...(from === null ? [] : [sql`${oldest} < ${from}::int`]),
    ...(to === null ? [] : [sql`${youngest} > ${to}::int`]),
  ]
  return {
    met: sql`select id from dog where ${met}`,
    known: sql`select id from dog where ${met} or ${sql.join(out, sql` or `)}`,
  }
}

/** The latest statement of the kind counts; one on another scale says nothing of this one. */
function healthFacts({ healthKind, scale, values, all }: KnownCondition & { kind: 'health' }): Facts {
  const latest = (of: readonly string[]) => sql`select dog_id as id from (
    select distinct on (dog_id) dog_id, scale, value from health_statement where kind = ${healthKind}
    order by dog_id, examined_on desc nulls last, id desc
  ) latest where scale = ${scale} and value = any(${[...of]}::text[])`
  return { met: latest(values), known: latest(all) }
}

/** Known of every dog that has started in a hunt. */
function trialFacts({ class: trialClass, prize, type, times }: ConditionOf<'trial'>): Facts {
  const conditions = [
    prize === null
      ? sql`r.outcome <> 'absent'`
      : sql`r.outcome = 'judged' and r.prize between 1 and ${prize}`,
    ...(trialClass === null ? [] : [sql`r.class = ${trialClass}`]),
    ...(type === null ? [] : [sql`t.type = ${type}`]),
  ]
  return {
    met: sql`select r.dog_id as id from trial_result r ${type === null ? sql`` : sql`join trial t on t.id = r.trial_id`}
      where ${sql.join(conditions, sql` and `)} group by r.dog_id ${atLeast(times)}`,
    known: sql`select distinct dog_id as id from trial_result where outcome <> 'absent'`,
  }
}

const atLeast = (times: number | null): Sql =>
  times === null || times === 1 ? sql`` : sql`having count(*) >= ${times}::int`

const parts: readonly string[] = PARTS
/** `search_grade` of a part, `gun_shyness` of `gunShyness`. */
const scoreColumn = (score: string): Sql => {
  const name = score.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return sql.ref(parts.includes(score) ? `${name}_grade` : name)
}

/** The mean over results on the scale of today; known of dogs with enough of those. */
function scoreFacts({ sheet, score, from, to, results, others }: KnownCondition & { kind: 'score' }): Facts {
  const value = scoreColumn(score)
  const means = (
    more: Sql,
  ) => sql`select dog_id as id from ${sql.table(sheet === 'hunt' ? 'trial_result' : 'water_result')}
    where ${value} is not null ${others.length > 0 ? sql`and not ${isOther(others)}` : sql``}
    group by dog_id having count(*) >= ${results ?? 1}::int ${more}`
  return {
    met: means(sql`and ${within(sql`avg(${value})`, { from, to })}`),
    known: means(sql``),
  }
}

const isOther = (others: readonly OtherScale[]): Sql =>
  sql`coalesce(${sql.join(
    others.map(
      ({ rulebookId, classes }) =>
        sql`(rulebook_id = ${rulebookId} and class = any(${[...classes]}::text[]))`,
    ),
    sql` or `,
  )}, false)`

const PLACES = ['', 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Known of every dog with a result of a show. */
function showFacts({ grade, mark, times }: ConditionOf<'show'>): Facts {
  const grades = grade === null ? [] : SHOW_AWARDS.slice(0, SHOW_AWARDS.indexOf(grade) + 1)
  const conditions = [
    ...(grade === null ? [] : [sql`grade = any(${grades}::text[])`]),
    ...(mark === null ? [] : [sql`marks && ${PLACES.map((place) => `${mark}${place}`)}::text[]`]),
  ]
  return {
    met: sql`select dog_id as id from show_result where ${sql.join(conditions, sql` and `)} group by dog_id ${atLeast(times)}`,
    known: sql`select distinct dog_id as id from show_result`,
  }
}
