import type { OpenData } from '#contract/exports.ts'
import { OPEN_TABLES } from '#domain/exports/openData.ts'
import type { OpenDataRow } from './openData.store.ts'

/** @param licence null: the club has not decided */
export const presentOpenData = (
  { madeAt, size, sha256, rows }: OpenDataRow,
  licence: string | null,
): OpenData => ({
  madeAt: madeAt.toISOString(),
  size,
  sha256: sha256.toString('hex'),
  licence,
  tables: OPEN_TABLES.map(({ name, columns }) => ({
    name,
    rows: rows[name] ?? 0,
    columns: columns.map((column) => column.name),
  })),
})
