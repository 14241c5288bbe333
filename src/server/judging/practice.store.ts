import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'
import type { Sheet } from './results.types.ts'

/** An aspirant's own scores of a trial, by entry. */
export async function practiceSheetsOf(
  db: Db,
  accountId: number,
  trialId: number,
  kind: SheetKind,
): Promise<ReadonlyMap<number, Sheet>> {
  const rows = await db
    .selectFrom('practice_sheet as p')
    .innerJoin('entry as e', 'e.id', 'p.entry_id')
    .select(['p.entry_id', 'p.values', 'p.updated_at'])
    .where('p.account_id', '=', accountId)
    .where('p.kind', '=', kind)
    .where('e.trial_id', '=', trialId)
    .execute()
  return new Map(rows.map((row) => [row.entry_id, { values: row.values, updatedAt: row.updated_at }]))
}

/** Saves an aspirant's sheet of a dog, replacing all its values. */
export async function savePracticeSheet(
  db: Db,
  key: { readonly accountId: number; readonly entryId: number; readonly kind: SheetKind },
  values: SheetValues,
  at: Date,
): Promise<void> {
  const row = { values: JSON.stringify(values), updated_at: at }
  await db
    .insertInto('practice_sheet')
    .values({ account_id: key.accountId, entry_id: key.entryId, kind: key.kind, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'entry_id', 'kind']).doUpdateSet(row))
    .execute()
}
