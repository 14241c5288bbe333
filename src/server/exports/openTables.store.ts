import { type RawBuilder, sql } from 'kysely'
import type { OpenTableName } from '#domain/exports/openData.ts'
import { OPEN_TABLES } from '#domain/exports/openData.ts'
import { batchesOf } from '../platform/cursor.store.ts'
import type { Db } from '../platform/database.ts'

export type OpenRow = Readonly<Record<string, string | number | boolean | null>>

interface Source {
  /** what its rows are read from: registered dogs, published trials, nothing else */
  readonly from: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  /** columns that are read by another expression than their own name */
  readonly columns?: Readonly<Record<string, RawBuilder<unknown>>>
}

const DOG = sql`dog d on d.registered`
const NUMBER = sql`main_number n on n.dog_id = d.id`
const ofDogs = (table: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${table} join ${DOG} and d.id = x.dog_id join ${NUMBER}`
const regnr = sql`n.regnr`
const ofTrials = (table: RawBuilder<unknown>): Source => ({
  from: sql`${ofDogs(table)} join trial t on t.id = x.trial_id and t.published_at is not null and t.kaer_nr is not null`,
  order: sql`t.held_on, t.kaer_nr, n.regnr, x.class`,
  columns: { regnr, held_on: sql`t.held_on`, trial_number: sql`t.kaer_nr`, type: sql`t.type` },
})

const SOURCES: Readonly<Record<OpenTableName, Source>> = {
  breeds: {
    from: sql`breed x`,
    order: sql`x.code`,
  },
  dogs: {
    from: sql`dog d join ${NUMBER}
      left join dog s on s.id = d.sire_id and s.registered left join main_number sn on sn.dog_id = s.id
      left join dog m on m.id = d.dam_id and m.registered left join main_number mn on mn.dog_id = m.id
      where d.registered`,
    order: sql`d.id`,
    columns: {
      regnr,
      name: sql`d.name`,
      breed: sql`d.breed_code`,
      sex: sql`d.sex`,
      birth_date: sql`d.birth_date`,
      birth_year: sql`d.birth_year`,
      sire: sql`sn.regnr`,
      dam: sql`mn.regnr`,
      colour: sql`d.colour`,
      imported: sql`d.imported`,
      death_date: sql`case when d.death_released then d.death_date end`,
    },
  },
  dog_numbers: {
    from: sql`${ofDogs(sql`dog_number x`)} where not x.is_primary`,
    order: sql`d.id, x.regnr`,
    columns: { regnr, number: sql`x.regnr` },
  },
  health_statements: {
    from: ofDogs(sql`health_statement x`),
    order: sql`x.id`,
    columns: { regnr },
  },
  titles: { from: ofDogs(sql`dog_title x`), order: sql`x.id`, columns: { regnr } },
  breeding_awards: { from: ofDogs(sql`breeding_award x`), order: sql`x.id`, columns: { regnr } },
  breeding_register: {
    from: sql`${ofDogs(sql`register_entry x`)} where x.state in ('active', 'removed')`,
    order: sql`x.id`,
    columns: { regnr },
  },
  reviews: { from: ofDogs(sql`breeding_review x`), order: sql`x.id`, columns: { regnr } },
  show_results: {
    from: sql`${ofDogs(sql`show_result x`)} join show s on s.id = x.show_id`,
    order: sql`s.held_on, x.id`,
    columns: {
      regnr,
      held_on: sql`s.held_on`,
      country: sql`s.country`,
      marks: sql`array_to_string(x.marks, ' ')`,
    },
  },
  field_trial_results: ofTrials(sql`trial_result x`),
  water_trial_results: ofTrials(sql`water_result x`),
}

/** The rows of a table of the open data in batches: the listed columns and no other. @param tx one moment of the database */
export function openRows(tx: Db, name: OpenTableName): AsyncGenerator<readonly OpenRow[]> {
  const { from, order, columns = {} } = SOURCES[name]
  const listed = OPEN_TABLES.find((table) => table.name === name)!.columns.map(
    (one) => sql`${columns[one.name] ?? sql.ref(`x.${one.name}`)} as ${sql.ref(one.name)}`,
  )
  return batchesOf<OpenRow>(tx, sql<OpenRow>`select ${sql.join(listed)} from ${from} order by ${order}`)
}
