import { type RawBuilder, sql } from 'kysely'
import type { Grouping } from '#domain/analyses/analyses.ts'
import type { Db } from '../platform/database.ts'
import type { Language } from '../platform/http/language.ts'
import type { DogFilter } from './analyses.types.ts'

type Sql = RawBuilder<unknown>

/** Which results are analysed, and what of them: the result is `r`, its dog `d`. */
export interface Selection {
  /** the tables */
  readonly from: Sql
  readonly where: readonly Sql[]
  readonly season: Sql
  /** the measure as a number; null: the result has none */
  readonly value: Sql
  /** in which part of the distribution it counts */
  readonly part: Sql
}

/** What groups are made by. */
export interface Keys {
  /** of a result; null: it is in no group */
  readonly key: Sql
  /** the place of a group `g` among the others by its `key` */
  readonly order: Sql
}

export type DogGrouping = Extract<Grouping, 'breed' | 'sex' | 'age' | 'sire' | 'dam' | 'kennel'>

/** `20240517` of a day, so that whole years between two follow by integer division. */
const numberOf = (day: Sql) => sql`to_char(${day}, 'YYYYMMDD')::int`
/** Whole years of the dog on a day. */
const ageOn = (day: Sql) => sql`((${numberOf(day)} - ${numberOf(sql`d.birth_date`)}) / 10000)`
/** Varieties of a breed are one. */
const FAMILY = sql`split_part(d.breed_code, '.', 1)`
const NAME_OF_DOG = sql`(select name_folded from dog where id = g.key)`
const BY_KEY = sql`g.key`

/** Groups by what the dog is. @param day of the result */
export function dogKeys(by: DogGrouping, day: Sql, language: Language): Keys {
  const names = sql.ref(`name_${language}`)
  const keys: Readonly<Record<DogGrouping, Keys>> = {
    breed: { key: FAMILY, order: sql`(select ${names} from breed where code = g.key)` },
    sex: { key: sql`d.sex`, order: BY_KEY },
    age: { key: ageOn(day), order: BY_KEY },
    sire: { key: sql`d.sire_id`, order: NAME_OF_DOG },
    dam: { key: sql`d.dam_id`, order: NAME_OF_DOG },
    kennel: { key: sql`d.kennel_name`, order: sql`fold_text(g.key)` },
  }
  return keys[by]
}

/** Conditions on the dog, one of the register. @param day of the result */
export function dogConditions(filter: DogFilter, day: Sql): Sql[] {
  const { breeds, sex, ageFrom, ageTo, sires, dams, kennel } = filter
  return [
    sql`d.registered`,
    ...(breeds ? [sql`d.breed_code = any(${[...breeds]}::text[])`] : []),
    ...(sex === undefined ? [] : [sql`d.sex = ${sex}`]),
    ...(ageFrom === undefined ? [] : [sql`${ageOn(day)} >= ${ageFrom}`]),
    ...(ageTo === undefined ? [] : [sql`${ageOn(day)} <= ${ageTo}`]),
    ...(sires ? [sql`d.sire_id = any(${[...sires]}::bigint[])`] : []),
    ...(dams ? [sql`d.dam_id = any(${[...dams]}::bigint[])`] : []),
    ...(kennel === undefined ? [] : [sql`d.kennel_name = ${kennel}`]),
  ]
}

/** Names of breeds by their codes. */
export async function breedNames(
  db: Db,
  codes: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; name: string }>`
    select code, ${sql.ref(`name_${language}`)} as name from breed where code = any(${[...codes]}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ code, name }) => [code, name]))
}
