import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Holder } from './holders.ts'
import type { Person } from './personalData.types.ts'
import { goes } from './rows.store.ts'

/** Columns that an erased person is looked for in, after all others have been emptied. */
const searchedColumns = ({ names = [], details = [], kept = [], texts = [] }: Holder): readonly string[] =>
  [...names, ...details, ...kept, ...texts].toSorted()

/** A text of one row in which something was found. */
interface Found {
  readonly key: string
  readonly column: string
  readonly of: string | null
  readonly text: string
}

/** The texts of a table that name a person and are not the person's own, at most so many. */
export async function textsNaming(
  db: Db,
  holder: Holder,
  sought: { readonly person: Person; readonly written: readonly string[]; readonly most: number },
): Promise<readonly Found[]> {
  const { person, written, most } = sought
  const columns = searchedColumns(holder)
  if (columns.length === 0) return []
  const named = columns.map((name) => {
    const text = sql`${sql.ref(`t.${name}`)}::text`
    return sql`select t.row_key as key, ${name}::text as "column", t.row_place as "of", ${text} as text
      where fold_text(${text}) ~ any(${[...written]}::text[]) and not ${goes(holder, name, person)}`
  })
  // Rows in which it stands nowhere, nearly all, are read once and not column by column.
  const all = sql.join(columns.map((name) => sql.ref(`s.${name}`)))
  const { rows } = await sql<Found>`
    select found.* from (
      select *, ${keyOf(holder)} as row_key, ${placeOf(holder)} as row_place from ${sql.table(holder.table)} as s
      where fold_text(concat_ws(' | ', ${all})) ~ any(${[...written]}::text[])
    ) as t cross join lateral (${sql.join(named, sql` union all `)}) as found
    order by found.key, found."column" limit ${most}`.execute(db)
  return rows
}

/** What tells a row from the others of its table. */
function keyOf({ table }: Holder) {
  const columns = KEYS[table] ?? ['id']
  return sql`concat_ws('/', ${sql.join(columns.map((name) => sql.ref(`s.${name}`)))})`
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  breeding_award: ['dog_id', 'level'],
  data_update_row: ['update_id', 'place'],
  payment_voucher: ['payment_id'],
  practice_sheet: ['account_id', 'entry_id', 'kind'],
  sheet: ['entry_id', 'kind'],
  trial_party: ['trial_id', 'number'],
  unregistered_dog: ['dog_id'],
}

/** The trial, or else the dog, to which a row belongs. */
function placeOf({ of = {} }: Holder) {
  const { dog, trial, entry } = of
  const dogId = dog
    ? sql.ref(`s.${dog}`)
    : sql`(select dog_id from entry where id = ${sql.ref(`s.${entry}`)})`
  const trialId = trial
    ? sql.ref(`s.${trial}`)
    : sql`(select trial_id from entry where id = ${sql.ref(`s.${entry}`)})`
  const regnr = sql`(select regnr from written_number where dog_id = ${dogId})`
  const trialName = sql`(select concat_ws(' ', held_on, place) from trial where id = ${trialId})`
  if (entry) return sql`concat_ws(' ', ${trialName}, ${regnr})`
  if (dog && trial) return sql`concat_ws(' ', ${trialName}, ${regnr})`
  if (trial) return trialName
  return dog ? regnr : sql`null::text`
}
