import { sql } from 'kysely'
import { CORRECTIONS } from '#contract/constants.ts'
import type { Correction } from '#contract/corrections.ts'
import { regnrKey } from '#domain/regnr.ts'
import type { Db } from '../platform/database.ts'

export interface CorrectionRow {
  readonly id: number
  readonly at: Date
  readonly code: Correction['code']
  readonly accountId: number | null
  readonly username: string | null
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
  readonly sourceId: number
  readonly undoneAt: Date | null
}

const correctionsWhere = (condition: ReturnType<typeof sql>) => sql<CorrectionRow>`
  select u.id, u.changed_at as at, u.code, u.account_id as "accountId", c.username, u.before, u.after, u.source_id as "sourceId",
    (select max(n.changed_at) from audit n where n.subject = 'dog' and n.subject_id = u.subject_id
      and n.code = 'CORRECTION_UNDONE' and n.after ->> 'correction' = u.id::text) as "undoneAt"
  from audit u left join account c on c.id = u.account_id
  where u.subject = 'dog' and u.code = any(${[...CORRECTIONS]}::text[]) and u.source_id is not null and ${condition}
  order by u.id desc`

/** Corrections of a dog, newest first. */
export async function correctionsOf(db: Db, dogId: number): Promise<readonly CorrectionRow[]> {
  const { rows } = await correctionsWhere(sql`u.subject_id = ${String(dogId)}`).execute(db)
  return rows
}

/** One correction of a dog. */
export async function correctionById(
  db: Db,
  { dogId, id }: { readonly dogId: number; readonly id: number },
): Promise<CorrectionRow | undefined> {
  const { rows } = await correctionsWhere(sql`u.subject_id = ${String(dogId)} and u.id = ${id}`).execute(db)
  return rows[0]
}

/** Whether a dog has a number because the record that it was the main one of has been merged into it. */
export async function isOfMerged(db: Db, dogId: number, regnr: string): Promise<boolean> {
  const key = regnrKey(regnr)
  const rows = await correctionsOf(db, dogId)
  return rows.some(
    ({ code, after, undoneAt }) =>
      code === 'DOGS_MERGED' &&
      !undoneAt &&
      typeof after?.other === 'string' &&
      regnrKey(after.other) === key,
  )
}
