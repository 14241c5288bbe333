import { type RawBuilder, sql } from 'kysely'
import { DOG_FACT_NAMES, DOG_FACTS } from '#domain/dogFacts.ts'
import { CONDITION_FIELDS } from '#domain/trials/conditionFields.ts'
import { HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import { batchesOf } from '../../platform/cursor.store.ts'
import type { Db } from '../../platform/database.ts'
import { columnOf } from '../kinds/pastTrials.store.ts'

/** A kind of statement in the service's own form, with the columns that tell it. */
export interface StatementColumns {
  readonly kind: string
  readonly scale: string
  readonly value?: string | undefined
  readonly left?: string | undefined
  readonly right?: string | undefined
  readonly examinedOn?: string | undefined
  readonly certificate?: string | undefined
  readonly source?: string | undefined
}

/** Cells of a row: the columns that it has, in their order. */
export type MaterialRow = Readonly<Record<string, string | null>>

const OWN_FIELDS = ['nick_name', 'sex', 'birth_date', 'handler', 'colour', 'death_date', 'death_cause']
const FACTS = DOG_FACT_NAMES.map((name) => DOG_FACTS[name].column)

const columnsAsText = (alias: string, columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`${sql.ref(`${alias}.${column}`)}::text as ${sql.ref(column)}`))
/** Registered dogs with their numbers, by the number that they are called by. */
const NUMBERED = sql`dog d join main_number n on n.dog_id = d.id and d.registered`

const STATEMENT_PARTS = {
  value: 'value',
  left: 'left_value',
  right: 'right_value',
  examinedOn: 'examined_on',
  certificate: 'certificate',
  source: 'source',
} as const

/** Columns of the statements, with where their value stands. */
const statementCells = (statements: readonly StatementColumns[]) =>
  statements.flatMap((columns) =>
    Object.entries(STATEMENT_PARTS).flatMap(([part, stored]) => {
      const column = columns[part as keyof typeof STATEMENT_PARTS]
      return column === undefined ? [] : [{ kind: columns.kind, stored, column: sql.ref(column) }]
    }),
  )

/** Said in the first row of a dog alone. */
const once = (value: RawBuilder<unknown>, column: string) =>
  sql`case when t.turn = 1 then ${value} end as ${sql.ref(column)}`
const onceEach = (columns: readonly string[]) =>
  sql.join(columns.map((column) => once(sql`d.${sql.ref(column)}::text`, column)))
const numberOf = (parent: string) => sql`(select regnr from main_number where dog_id = d.${sql.ref(parent)})`

/** Every dog in a row; one with further statements of a kind has more, which tell those alone. */
function dogs(statements: readonly StatementColumns[]): RawBuilder<MaterialRow> {
  const kinds = sql.join(statements.map(({ kind, scale }) => sql`(${kind}::text, ${scale}::text)`))
  const cells = statementCells(statements)
  const told = cells.map(
    ({ kind, stored, column }) =>
      sql`max(h.${sql.ref(stored)}::text) filter (where h.kind = ${kind}) as ${column}`,
  )
  return sql<MaterialRow>`
    with ranked as (
      select h.*, row_number() over (partition by h.dog_id, h.kind order by h.examined_on, h.id) as turn from health_statement h
      where (h.kind, h.scale) in (${kinds})
    ), told as (
      select d.id, coalesce(h.turn, 1) as turn, ${sql.join(told)}
      from dog d left join ranked h on h.dog_id = d.id group by 1, 2
    )
    select n.regnr, d.breed_code as breed,
      ${once(sql`(select string_agg(regnr, '|' order by key) from dog_number o where o.dog_id = d.id and not o.is_primary)`, 'aliases')},
      ${once(sql`nullif(d.name, n.regnr)`, 'name')},
      ${once(sql`case when d.birth_date is null then d.birth_year::text end`, 'birth_year')}, ${onceEach(OWN_FIELDS)},
      ${once(numberOf('sire_id'), 'sire')}, ${once(numberOf('dam_id'), 'dam')}, ${once(sql`d.kennel_name`, 'kennel')},
      ${once(sql`(select name from person where id = d.breeder_id)`, 'breeder')}, ${onceEach(FACTS)},
      ${sql.join(['imported', 'neutered'].map((column) => once(sql`case when d.${sql.ref(column)} then 'yes' end`, column)))},
      ${once(sql`(select string_agg(code, '|' order by id) from dog_title where dog_id = d.id)`, 'titles')},
      ${sql.join(cells.map(({ column }) => sql`t.${column}`))}
    from ${NUMBERED} join told t on t.id = d.id order by d.id, t.turn`
}

const OWNERS = sql<MaterialRow>`
  select n.regnr, p.name as owner, p.town as owner_town, o.start_date::text as owner_since, o.end_date::text as owner_until
  from ${NUMBERED} join dog_owner o on o.dog_id = d.id join person p on p.id = o.person_id order by o.id`

const SHOW_RESULTS = sql<MaterialRow>`
  select n.regnr, s.held_on::text as date, s.place, s.country, s.name as show, r.class, r.grade, r.placing::text,
    array_to_string(r.marks, ' ') as marks, r.judge, r.critique
  from ${NUMBERED} join show_result r on r.dog_id = d.id join show s on s.id = r.show_id order by s.held_on, s.id, r.id`

const OF_TRIAL = sql`n.regnr, t.held_on::text as date, t.place, t.type, (select name from club where id = t.club_id) as organiser,
  t.kaer_nr::text as number, r.class, r.outcome`
/** Official results of ended trials. */
const resultsOf = (
  table: string,
) => sql`${NUMBERED} join ${sql.table(table)} r on r.dog_id = d.id and r.status = 'official'
  join trial t on t.id = r.trial_id and t.ended_at is not null and t.cancelled_at is null`
const gradesOf = (parts: readonly string[]) =>
  sql.join(parts.map((part) => sql`r.${sql.ref(`${part}_grade`)}::text as ${sql.ref(part)}`))

const TRIAL_RESULTS = sql<MaterialRow>`
  select ${OF_TRIAL}, r.prize::text, r.points::text, ${gradesOf(PARTS)},
    ${columnsAsText('r', [...HUNT_FEATURES.map(({ code }) => columnOf(code)), 'points_at_game'])},
    case r.shot_over when true then 'yes' when false then 'no' end as shot_over,
    ${columnsAsText('r', CONDITION_FIELDS.map(columnOf))}, r.judge, r.report
  from ${resultsOf('trial_result')} order by t.held_on, t.id, r.id`

const WATER_RESULTS = sql<MaterialRow>`
  select ${OF_TRIAL}, ${gradesOf(['water', 'track'])}, ${columnsAsText(
    'r',
    WATER_FEATURES.map(({ code }) => code),
  )}, r.judge, r.report
  from ${resultsOf('water_result')} order by t.held_on, t.id, r.id`

/** The sheets by their names, each with the query of its rows. */
export const materialQueries = (statements: readonly StatementColumns[]) =>
  ({
    dogs: dogs(statements),
    owners: OWNERS,
    'show-results': SHOW_RESULTS,
    'trial-results': TRIAL_RESULTS,
    'water-results': WATER_RESULTS,
  }) as const

/** The rows of a sheet in batches. @param tx one moment of the database, which nobody else uses meanwhile */
export const materialRows = (tx: Db, query: RawBuilder<MaterialRow>) => batchesOf(tx, query)
