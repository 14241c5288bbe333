import type { Db } from '../platform/database.ts'

export interface OpenDataRow {
  readonly id: number
  readonly madeAt: Date
  /** bytes of the archive */
  readonly size: number
  readonly sha256: Buffer
  readonly rows: Readonly<Record<string, number>>
}

/** The newest that is whole. */
export async function latestOpenData(db: Db): Promise<OpenDataRow | undefined> {
  const row = await db
    .selectFrom('open_data')
    .select(['id', 'made_at as madeAt', 'size', 'sha256', 'rows'])
    .where('size', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as OpenDataRow | undefined
}

/** Whether a night has its archive. */
export async function hasNight(db: Db, night: string): Promise<boolean> {
  const row = await db
    .selectFrom('open_data')
    .select('id')
    .where('size', 'is not', null)
    .where('night', '>=', night)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Begins an archive. What runs that were killed had begun goes. @returns its id */
export async function beginOpenData(db: Db, night: string, madeAt: Date): Promise<number> {
  await db.deleteFrom('open_data').where('size', 'is', null).execute()
  const { id } = await db
    .insertInto('open_data')
    .values({ night, made_at: madeAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws where another run has taken over, which has removed this one's beginning */
export async function addPart(db: Db, id: number, number: number, content: Buffer): Promise<void> {
  await db.insertInto('open_data_part').values({ open_data_id: id, number, content }).execute()
}

/** Makes an archive the newest whole one. @returns false: another run has taken over */
export async function finishOpenData(
  db: Db,
  id: number,
  {
    size,
    sha256,
    rows,
  }: { readonly size: number; readonly sha256: Buffer; readonly rows: Readonly<Record<string, number>> },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('open_data')
    .set({ size, sha256, rows: JSON.stringify(rows) })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes all but the newest archives, so many: whoever reads the one before reads it to its end. */
export async function dropOldOpenData(db: Db, keep: number): Promise<void> {
  const kept = db
    .selectFrom('open_data')
    .select('id')
    .where('size', 'is not', null)
    .orderBy('id', 'desc')
    .limit(keep)
  await db.deleteFrom('open_data').where('size', 'is not', null).where('id', 'not in', kept).execute()
}

/** A piece of an archive; undefined: there are no more, or the archive is gone. */
export async function openDataPart(db: Db, id: number, number: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('open_data_part')
    .select('content')
    .where('open_data_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.content
}
