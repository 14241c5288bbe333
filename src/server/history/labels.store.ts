import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { asKey, keyOf, type RecordKey } from './followed.store.ts'

/** Numbers and names of the dogs that rows belong to, or are; of a show its day and place. */
export async function labelsOf(db: Db, keys: readonly RecordKey[]): Promise<readonly (string | null)[]> {
  const labels: (string | null)[] = []
  for (const { table, record } of keys) {
    const { rows } = await (table === 'show' ? showLabel(record) : dogLabel({ table, record })).execute(db)
    labels.push(rows[0]?.label ?? null)
  }
  return labels
}

const showLabel = (record: string) => sql<{ label: string }>`
  select to_char(held_on, 'DD.MM.YYYY') || ' ' || place as label from show where id::text = ${record}`

/** Also of a row that is gone, by its former values. */
function dogLabel({ table, record }: RecordKey) {
  const dog = table === 'dog' ? 'id' : table === 'litter_inquiry' ? 'sire_id' : 'dog_id'
  return sql<{ label: string }>`
    select concat_ws(' ', n.regnr, nullif(d.name, n.regnr)) as label
    from dog d join main_number n on n.dog_id = d.id
    where d.id = coalesce(
      (select t.${sql.ref(dog)} from ${sql.table(table)} t where t.${sql.ref(keyOf(table))} = ${asKey(table, sql`${record}::text`)}),
      (select (c.former ->> ${dog})::bigint from record_change c
        where c.table_name = ${table} and c.record = ${record} and c.deleted order by c.id desc limit 1))`
}
