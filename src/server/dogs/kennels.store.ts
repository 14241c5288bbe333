import { sql } from 'kysely'
import { foldText } from '#domain/foldedText.ts'
import type { Db } from '../platform/database.ts'

/** A kennel by the name its dogs carry. */
export interface Kennel {
  readonly name: string
  readonly folded: string
  readonly dogs: number
}

/** All kennels that have dogs, those with the most first. */
export async function allKennels(db: Db): Promise<readonly Kennel[]> {
  const { rows } = await sql<{ name: string; dogs: number }>`
    select kennel_name as name, count(*)::int as dogs from dog where kennel_name is not null
    group by kennel_name order by dogs desc, name`.execute(db)
  return rows.map((row) => ({ ...row, folded: foldText(row.name) }))
}
