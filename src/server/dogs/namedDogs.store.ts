import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** A dog that a text may mean. */
export interface NamedDog {
  readonly text: string
  readonly id: number
  /** null: not known */
  readonly birthDate: string | null
}

/** Registered dogs by keys of numbers, each told with the text that it was read from. */
export async function dogsByKeys(
  db: Db,
  asked: readonly { readonly text: string; readonly key: string }[],
): Promise<readonly NamedDog[]> {
  const { rows } = await sql<NamedDog>`
    select distinct a.text, d.id, d.birth_date as "birthDate"
    from json_to_recordset(${JSON.stringify(asked)}::json) as a(text text, key text)
      join dog_number n on n.key = a.key join dog d on d.id = n.dog_id and d.registered`.execute(db)
  return rows
}

/** Registered dogs of exactly these names, whatever their letters' case. */
export async function dogsByNames(db: Db, names: readonly string[]): Promise<readonly NamedDog[]> {
  const { rows } = await sql<NamedDog>`
    select a.text, d.id, d.birth_date as "birthDate"
    from unnest(${[...names]}::text[]) as a(text) join dog d on d.name_folded = fold_text(a.text) and d.registered`.execute(
    db,
  )
  return rows
}
