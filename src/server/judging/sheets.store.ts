import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'

/** Saves a dog's sheet, replacing all its values. */
export async function saveSheet(
  db: Db,
  entryId: number,
  kind: SheetKind,
  values: SheetValues,
  at: Date,
): Promise<void> {
  const row = { values: JSON.stringify(values), updated_at: at }
  await db
    .insertInto('sheet')
    .values({ entry_id: entryId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['entry_id', 'kind']).doUpdateSet(row))
    .execute()
}

export async function deleteSheet(db: Db, entryId: number, kind: SheetKind): Promise<void> {
  await db.deleteFrom('sheet').where('entry_id', '=', entryId).where('kind', '=', kind).execute()
}
