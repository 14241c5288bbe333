import { sql } from 'kysely'
import { DOG_FACTS } from '#domain/dogFacts.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import { countsAsExamined } from '../healthCodes/examined.store.ts'
import { type Columns, listsOf } from '../platform/columns.store.ts'
import type { Lists } from '../platform/columns.ts'
import type { Db } from '../platform/database.ts'
import type { FactName, OwnFact, ReadDogs, ReadFacts, ReadOrder, Sql } from './advancedSearch.types.ts'

async function readLists<Read extends Lists>(db: Db, columns: Columns, rest: Sql): Promise<Read> {
  const { rows } = await sql<{ read: Read }>`select ${listsOf(columns, rest)} as read`.execute(db)
  return rows[0]!.read
}

/** All dogs, those outside the register too, who may be relatives. */
export const readDogs = (db: Db): Promise<ReadDogs> =>
  readLists(
    db,
    {
      id: sql`id`,
      sire: sql`sire_id`,
      dam: sql`dam_id`,
      registered: sql`registered::int`,
      breed: sql`breed_code`,
      sex: sql`sex`,
    },
    sql`from dog order by id`,
  )

const parts: readonly string[] = PARTS
/** `search_grade` of a part, `gun_shyness` of `gunShyness`. */
const scoreColumn = (score: string): Sql => {
  const name = score.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return sql.ref(parts.includes(score) ? `${name}_grade` : name)
}

interface Source {
  readonly columns: Columns
  readonly rest: Sql
}

const DOG = sql`dog_id`

/** What is known of a dog by its own row. A birth is a day as 20240517, or a year where that alone is known. */
const OWN: Readonly<Record<OwnFact, Sql>> = {
  birth: sql`coalesce(replace(birth_date::text, '-', '')::int, birth_year)`,
  dead: sql`(death_date is not null or death_cause is not null)::int`,
  height: sql.ref(DOG_FACTS.height.column),
  length: sql.ref(DOG_FACTS.length.column),
  weight: sql.ref(DOG_FACTS.weight.column),
}

/** The rows that facts of a kind are told by; `dog`: whose they are. */
function sourceOf(name: FactName): Source {
  switch (name[0]) {
    case 'dog': {
      const value = OWN[name[1]]
      return { columns: { dog: sql`id`, value }, rest: sql`from dog where ${value} is not null` }
    }
    case 'title':
      return { columns: { dog: DOG, code: sql`code` }, rest: sql`from dog_title` }
    case 'award':
      return { columns: { dog: DOG, level: sql`level` }, rest: sql`from breeding_award` }
    case 'register':
      return {
        columns: { dog: DOG, state: sql`state` },
        rest: sql`from (
          select distinct on (dog_id) dog_id, state from register_entry where added_on is not null order by dog_id, open desc, id desc
        ) latest`,
      }
    case 'health':
      return {
        columns: { dog: DOG, scale: sql`scale`, value: sql`value` },
        rest: sql`from (
          select distinct on (dog_id) dog_id, scale, value from health_statement s where kind = ${name[1]} and ${countsAsExamined('s')}
          order by dog_id, examined_on desc nulls last, id desc
        ) latest`,
      }
    case 'show':
      return {
        columns: { dog: DOG, grade: sql`grade`, marks: sql`to_json(marks)::text` },
        rest: sql`from show_result`,
      }
    case 'trial':
      return {
        columns: { dog: DOG, class: sql`class`, outcome: sql`outcome`, prize: sql`prize`, type: sql`t.type` },
        rest: sql`from trial_result r join trial t on t.id = r.trial_id`,
      }
    case 'score':
      return scoreSource(name[1] === 'hunt' ? 'trial_result' : 'water_result', scoreColumn(name[2]))
  }
}

const scoreSource = (table: 'trial_result' | 'water_result', value: Sql): Source => ({
  columns: { dog: DOG, value, scale: sql`rulebook_id || ' ' || class` },
  rest: sql`from ${sql.table(table)} where ${value} is not null`,
})

export function readFacts(db: Db, name: FactName): Promise<ReadFacts> {
  const { columns, rest } = sourceOf(name)
  return readLists(db, columns, rest)
}

/** As `sourceOf` names the scale of a result: points have one in each class. */
export const scaleOf = (rulebookId: number, trialClass: string): string => `${rulebookId} ${trialClass}`

/** Names that are alike in Finnish order are equal: this order of ICU falls back to their bytes. */
const ORDERS: Readonly<Record<ReadOrder['sort'], (direction: Sql) => Sql>> = {
  name: (direction) => sql`name collate "fi-x-icu" ${direction}`,
  regnr: (direction) =>
    sql`(select n.regnr from main_number n where n.dog_id = dog.id) ${direction} nulls last, name`,
  birthDate: (direction) => sql`birth_date ${direction} nulls last, name`,
}

/** The ids of all dogs of the register in an order. */
export async function readOrder(db: Db, { sort, direction }: ReadOrder): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: readonly number[] }>`
    select coalesce(json_agg(id), '[]') as ids from (
      select id from dog where registered order by ${ORDERS[sort](sql.raw(direction))}, id
    ) ordered`.execute(db)
  return rows[0]!.ids
}

/** Titles that dogs of the register have, the most frequent first. */
export async function titleChoices(db: Db): Promise<readonly { code: string; dogs: number }[]> {
  const { rows } = await sql<{ code: string; dogs: number }>`
    select t.code, count(distinct t.dog_id)::int as dogs from dog_title t join dog d on d.id = t.dog_id
    where d.registered group by t.code order by dogs desc, t.code limit 500`.execute(db)
  return rows
}
