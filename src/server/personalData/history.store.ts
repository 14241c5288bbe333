import { sql } from 'kysely'
import { REMOVED } from '#contract/constants.ts'
import type { Db } from '../platform/database.ts'
import type { Holder } from './holders.ts'
import type { Person } from './personalData.types.ts'
import type { Row } from './rows.store.ts'

/** A change whose former values hold something of a person: in this column of the table that changed. */
interface Trace {
  readonly table: string
  readonly column: string
  readonly isTheirs: ReturnType<typeof sql<boolean>>
}

/** Where former values of a table can be a person's: links to the person, and names of whoever handles the person's dogs. */
function tracesIn({ table, about = {}, refs = {}, names = [] }: Holder, person: Person): Trace[] {
  const links = Object.entries({ ...about, ...refs }).filter(([, link]) => link === 'person')
  return [
    ...links.map(([column]) => ({
      table,
      column,
      isTheirs: sql<boolean>`c.former ->> ${column} = any(${person.persons.map(String)}::text[])`,
    })),
    ...names.map((column) => ({ table, column, isTheirs: isNameOf(person, column) })),
  ]
}

const isNameOf = ({ handlers, names, persons }: Person, column: string) => sql<boolean>`(
  lower(trim(c.former ->> ${column})) = any(${[...handlers]}::text[])
  or lower(trim(c.former ->> ${column})) = any(${[...names]}::text[]) and c.record in (
    select dog_id::text from dog_owner where person_id = any(${[...persons]}::bigint[])
    union select former ->> 'dog_id' from record_change
      where table_name = 'dog_owner' and former ->> 'person_id' = any(${persons.map(String)}::text[])
  ))`

/** What was recorded of a person formerly, in the words of the download. */
export async function formerRecords(db: Db, holders: readonly Holder[], person: Person): Promise<Row[]> {
  const found: Row[] = []
  for (const { table, column, isTheirs } of holders.flatMap((holder) => tracesIn(holder, person))) {
    const { rows } = await sql<Row>`
      select n.regnr, s.made_at as "changedAt",
        jsonb_strip_nulls(jsonb_build_object(${column}::text, case when ${column} = 'handler' then c.former -> ${column} end,
          'start_date', c.former -> 'start_date', 'end_date', c.former -> 'end_date')) as before
      from record_change c join change_source s on s.id = c.source_id
        left join main_number n on n.dog_id::text = coalesce(c.former ->> 'dog_id', c.record)
      where c.table_name = ${table} and ${isTheirs} order by c.id`.execute(db)
    found.push(...rows)
  }
  return found
}

/** Former values that name a person in their texts, which erasing leaves as they are. */
export async function formerTextsNaming(
  db: Db,
  holders: readonly Holder[],
  { person, written, most }: { person: Person; written: readonly string[]; most: number },
): Promise<readonly { readonly key: string; readonly of: string | null; readonly text: string }[]> {
  const goes = holders
    .flatMap((holder) => tracesIn(holder, person))
    .map(
      ({ table, column, isTheirs }) =>
        sql`case when c.table_name = ${table} and ${isTheirs} then ${column}::text end`,
    )
  const { rows } = await sql<{ key: string; of: string | null; text: string }>`
    select c.id::text as key, n.regnr as "of", c.rest as text
    from (
      select c.*, (c.former - array_remove(array[${sql.join(goes)}]::text[], null))::text as rest from record_change c
      where fold_text(c.former::text) ~ any(${[...written]}::text[])
    ) c left join main_number n on n.dog_id::text = case when c.table_name = 'dog' then c.record else c.former ->> 'dog_id' end
    where fold_text(c.rest) ~ any(${[...written]}::text[]) order by c.id limit ${most}`.execute(db)
  return rows
}

/** Marks what the former values hold of a person as removed; that something was changed stays. */
export async function eraseFromHistory(db: Db, holders: readonly Holder[], person: Person): Promise<void> {
  // Names first: whose dog it was is told by the links.
  const traces = holders.flatMap((holder) => tracesIn(holder, person))
  const [names, links] = [traces.filter(isName), traces.filter((trace) => !isName(trace))]
  for (const { table, column, isTheirs } of [...names, ...links])
    await sql`
      update record_change c set former = c.former || jsonb_build_object(${column}::text, ${REMOVED}::text)
      where c.table_name = ${table} and ${isTheirs}`.execute(db)
}

const isName = ({ column }: Trace): boolean => column === 'handler'

/** Lets the changes that follow in this transaction leave no former values. */
export async function keepNoHistory(db: Db): Promise<void> {
  await sql`select set_config('koirakanta.history', 'off', true)`.execute(db)
}
