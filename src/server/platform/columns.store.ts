import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>
export type Columns = Readonly<Record<string, Sql>>

/** Each column as a list, in the order of the rows. */
export function listsOf(columns: Columns, rest: Sql): Sql {
  const names = Object.keys(columns)
  const lists = names.map((name) => sql`${sql.lit(name)}, coalesce(json_agg(${sql.ref(name)}), '[]')`)
  const listed = names.map((name) => sql`${columns[name]!} as ${sql.ref(name)}`)
  return sql`(select json_build_object(${sql.join(lists)}) from (select ${sql.join(listed)} ${rest}) listed)`
}
