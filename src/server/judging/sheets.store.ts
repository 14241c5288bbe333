import { sql } from 'kysely'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import { type AuditInsert, insertAuditWith } from '../platform/audit/audit.store.ts'
import type { Db } from '../platform/database.ts'
import type { ResultSheet } from './results.types.ts'

/**
 * The time of a save after another: later than it, also within one millisecond and where the request began before it, as whoever
 * marks a dog done names the version that was looked at by this time.
 */
export function saveTimeAfter(previous: Date | undefined, at: Date): Date {
  return previous && previous >= at ? new Date(previous.getTime() + 1) : at
}

/** Saves a dog's sheet, replacing all of it. */
export async function saveSheet(
  db: Db,
  { entryId, kind }: { readonly entryId: number; readonly kind: SheetKind },
  { values, updatedAt, accepted }: ResultSheet,
): Promise<void> {
  const row = {
    values: JSON.stringify(values),
    updated_at: updatedAt,
    accepted: accepted && JSON.stringify(accepted),
  }
  await db
    .insertInto('sheet')
    .values({ entry_id: entryId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['entry_id', 'kind']).doUpdateSet(row))
    .execute()
}

/** The same with its row of the log, in one statement: judges save each field as they type. */
export async function saveLoggedSheet(
  db: Db,
  { entryId, kind }: { readonly entryId: number; readonly kind: SheetKind },
  { values, at }: { readonly values: SheetValues; readonly at: Date },
  log: AuditInsert,
): Promise<void> {
  const upsert = sql`
    insert into sheet (entry_id, kind, values, updated_at) values (${entryId}, ${kind}, ${JSON.stringify(values)}, ${at})
    on conflict (entry_id, kind) do update set values = excluded.values, updated_at = excluded.updated_at`
  await insertAuditWith(db, upsert, log)
}

export async function deleteSheet(db: Db, entryId: number, kind: SheetKind): Promise<void> {
  await db.deleteFrom('sheet').where('entry_id', '=', entryId).where('kind', '=', kind).execute()
}
