import { sql } from 'kysely'
import type { LocalText } from '#domain/localText.ts'
import type { Db } from '../platform/database.ts'
import { type Conflicts, refusingConflicts } from '../platform/databaseErrors.ts'
import type { PageInput, StoredPage, StoredText } from './information.types.ts'

const CONFLICTS: Conflicts = { information_page_slug: ['INFORMATION_ADDRESS_TAKEN', 'address'] }

const inLanguages = (part: 'title' | 'text') =>
  sql<LocalText>`json_build_object('fi', ${sql.ref(`x.${part}_fi`)}, 'sv', ${sql.ref(`x.${part}_sv`)}, 'en', ${sql.ref(`x.${part}_en`)})`

/** Pages `p` with the text `x` that is shown. */
const select = (db: Db) =>
  db
    .selectFrom('information_page as p')
    .innerJoin('information_text as x', (join) =>
      join
        .onRef('x.page_id', '=', 'p.id')
        .on('x.number', '=', sql<number>`(select max(number) from information_text where page_id = p.id)`),
    )
    .leftJoin('document_folder as o', 'o.id', 'p.folder_id')
    .leftJoin('account as a', 'a.id', 'p.account_id')
    .select([
      'p.id',
      'p.version',
      'p.slug as address',
      'p.position',
      'p.published',
      'p.folder_id as folderId',
      'o.name_fi as folder',
      'p.removed_at as removedAt',
      'p.changed_at as changedAt',
      'p.account_id as accountId',
      'a.username',
      'x.number',
      inLanguages('title').as('title'),
      inLanguages('text').as('text'),
    ])

const shown = (db: Db) => select(db).where('p.published', '=', true).where('p.removed_at', 'is', null)

/** What everyone reads, in its order. */
export const shownPages = (db: Db): Promise<StoredPage[]> =>
  shown(db).orderBy('p.position').orderBy('p.id').execute()

export const shownPage = (db: Db, address: string): Promise<StoredPage | undefined> =>
  shown(db).where('p.slug', '=', address).executeTakeFirst()

/** All that are not removed, in their order. */
export const keptPages = (db: Db): Promise<StoredPage[]> =>
  select(db).where('p.removed_at', 'is', null).orderBy('p.position').orderBy('p.id').execute()

/** The last ones that were removed. */
export const removedPages = (db: Db, limit: number): Promise<StoredPage[]> =>
  select(db)
    .where('p.removed_at', 'is not', null)
    .orderBy('p.removed_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()

/** One in any state. */
export const pageById = (db: Db, id: number): Promise<StoredPage | undefined> =>
  select(db).where('p.id', '=', id).executeTakeFirst()

/** Locks one to the end of the transaction. */
export async function lockRow(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('information_page').select('id').where('id', '=', id).forUpdate().execute()
}

/** Locks all: whoever adds one, puts one back or orders them waits. */
export async function lockPages(tx: Db): Promise<void> {
  await sql`lock table information_page in share row exclusive mode`.execute(tx)
}

/** The texts of a page, newest first. */
export const textsOf = (db: Db, pageId: number): Promise<StoredText[]> =>
  db
    .selectFrom('information_text as x')
    .leftJoin('account as a', 'a.id', 'x.account_id')
    .select([
      'x.number',
      'x.title_fi as title',
      'x.written_at as writtenAt',
      'x.restored_from as restoredFrom',
      'x.account_id as accountId',
      'a.username',
    ])
    .where('x.page_id', '=', pageId)
    .orderBy('x.number', 'desc')
    .execute()

/** One text of a page as it was written. */
export const textOf = (
  db: Db,
  pageId: number,
  number: number,
): Promise<Pick<PageInput, 'title' | 'text'> | undefined> =>
  db
    .selectFrom('information_text as x')
    .select([inLanguages('title').as('title'), inLanguages('text').as('text')])
    .where('x.page_id', '=', pageId)
    .where('x.number', '=', number)
    .executeTakeFirst()

/** Who writes, and when. */
export interface Writing {
  readonly at: Date
  readonly accountId: number | null
}

/** Adds a page behind the others, without a text. @returns its id @throws AppError 409 INFORMATION_ADDRESS_TAKEN */
export async function insertPage(
  tx: Db,
  address: string,
  { published, folderId }: PageInput,
  { at, accountId }: Writing,
): Promise<number> {
  const inserted = tx
    .insertInto('information_page')
    .values({
      slug: address,
      published,
      folder_id: folderId,
      changed_at: at,
      account_id: accountId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from information_page)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await refusingConflicts(inserted, CONFLICTS)).id
}

interface NewText extends Pick<PageInput, 'title' | 'text'> {
  readonly number: number
  readonly restoredFrom: number | null
}

/** Adds a text; those before the last `kept` go. */
export async function insertText(
  tx: Db,
  pageId: number,
  { number, title, text, restoredFrom }: NewText,
  { at, accountId }: Writing,
  kept: number,
): Promise<void> {
  await tx
    .insertInto('information_text')
    .values({
      page_id: pageId,
      number,
      title_fi: title.fi,
      title_sv: title.sv,
      title_en: title.en,
      text_fi: text.fi,
      text_sv: text.sv,
      text_en: text.en,
      restored_from: restoredFrom,
      written_at: at,
      account_id: accountId,
    })
    .execute()
  await tx
    .deleteFrom('information_text')
    .where('page_id', '=', pageId)
    .where('number', '<=', number - kept)
    .execute()
}

/** What of a page is changed beside its text. */
interface PageChange {
  readonly published?: boolean
  readonly folderId?: number | null
  readonly removedAt?: Date | null
}

export async function updatePage(
  tx: Db,
  id: number,
  { published, folderId, removedAt }: PageChange,
  { at, accountId }: Writing,
): Promise<void> {
  await tx
    .updateTable('information_page')
    .set({
      ...(published !== undefined && { published }),
      ...(folderId !== undefined && { folder_id: folderId }),
      ...(removedAt !== undefined && { removed_at: removedAt }),
      changed_at: at,
      account_id: accountId,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Puts pages in an order. */
export async function setPageOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update information_page p set position = w.place
    from unnest(${[...ids]}::bigint[]) with ordinality as w (id, place) where p.id = w.id`.execute(tx)
}
