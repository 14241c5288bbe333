import { sql } from 'kysely'
import type { LocalText } from '#domain/localText.ts'
import type { Db } from '../platform/database.ts'
import { totalOf } from '../platform/total.store.ts'
import type { StoredUpdate, UpdateInput } from './systemUpdates.types.ts'

interface Window {
  readonly offset: number
  readonly limit: number
}

interface FoundUpdates {
  readonly updates: readonly StoredUpdate[]
  readonly total: number
}

const inLanguages = (part: 'title' | 'text') =>
  sql<LocalText>`json_build_object('fi', ${sql.ref(`${part}_fi`)}, 'sv', ${sql.ref(`${part}_sv`)}, 'en', ${sql.ref(`${part}_en`)})`

const select = (db: Db) =>
  db
    .selectFrom('system_update')
    .select([
      'id',
      'version',
      inLanguages('title').as('title'),
      inLanguages('text').as('text'),
      'published_at as publishedAt',
      'published',
      'removed_at as removedAt',
    ])

const shown = (db: Db, now: Date) =>
  select(db).where('published', '=', true).where('removed_at', 'is', null).where('published_at', '<=', now)

/** One page, newest first, and how many there are of its kind. */
async function pageOf(found: ReturnType<typeof select>, { offset, limit }: Window): Promise<FoundUpdates> {
  const rows = await found
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { updates: rows, total: await totalOf(found, rows, offset) }
}

/** What everyone reads at `now`. */
export const shownUpdates = (db: Db, now: Date, window: Window): Promise<FoundUpdates> =>
  pageOf(shown(db, now), window)

/** The same of staff: all that are not removed. */
export const keptUpdates = (db: Db, window: Window): Promise<FoundUpdates> =>
  pageOf(select(db).where('removed_at', 'is', null), window)

/** The last ones that were removed. */
export const removedUpdates = (db: Db, limit: number): Promise<StoredUpdate[]> =>
  select(db)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** One that everyone reads at `now`. */
export const shownUpdate = (db: Db, now: Date, id: number): Promise<StoredUpdate | undefined> =>
  shown(db, now).where('id', '=', id).executeTakeFirst()

/** One, whatever its state; removed ones too. */
export const updateById = (db: Db, id: number): Promise<StoredUpdate | undefined> =>
  select(db).where('id', '=', id).executeTakeFirst()

/** The same, locked to the end of the transaction. */
export const lockUpdateById = (tx: Db, id: number): Promise<StoredUpdate | undefined> =>
  select(tx).where('id', '=', id).forUpdate().executeTakeFirst()

const columnsOf = ({ title, text, published }: UpdateInput, publishedAt: Date) => ({
  title_fi: title.fi,
  title_sv: title.sv,
  title_en: title.en,
  text_fi: text.fi,
  text_sv: text.sv,
  text_en: text.en,
  published,
  published_at: publishedAt,
})

/** @returns its id */
export async function insertUpdate(tx: Db, input: UpdateInput, publishedAt: Date): Promise<number> {
  const { id } = await tx
    .insertInto('system_update')
    .values(columnsOf(input, publishedAt))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateUpdate(tx: Db, id: number, input: UpdateInput, publishedAt: Date): Promise<void> {
  await tx
    .updateTable('system_update')
    .set({ ...columnsOf(input, publishedAt), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Marks one as removed, or as there again. */
export async function setRemoved(tx: Db, id: number, removedAt: Date | null): Promise<void> {
  await tx
    .updateTable('system_update')
    .set({ removed_at: removedAt, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}
