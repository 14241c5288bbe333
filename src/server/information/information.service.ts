import {
  INFORMATION_ADDRESS_LENGTH,
  INFORMATION_PAGES_MAX,
  INFORMATION_REMOVED_MAX,
  INFORMATION_TEXTS_MAX,
} from '#contract/informationConstants.ts'
import { topicAt } from '#contract/informationTopics.ts'
import { foldText } from '#domain/foldedText.ts'
import type { LocalText } from '#domain/localText.ts'
import { holdFolder } from '../documents/folders.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import {
  insertPage,
  insertText,
  keptPages,
  lockPages,
  lockRow,
  pageById,
  removedPages,
  setPageOrder,
  shownPage,
  shownPages,
  textOf,
  textsOf,
  updatePage,
} from './information.store.ts'
import type { PageInput, PageWithTexts, StoredPage } from './information.types.ts'

const found = (one: StoredPage | undefined): StoredPage => {
  if (!one) throw new AppError('notFound', 'INFORMATION_NOT_FOUND')
  return one
}

/** What has been published, in its order. */
export const findShownPages = ({ db }: Pick<Reader, 'db'>): Promise<StoredPage[]> => shownPages(db)

/** One that has been published. @throws AppError 404 INFORMATION_NOT_FOUND */
export const findShownPage = async ({ db }: Reader, address: string): Promise<StoredPage> =>
  found(await shownPage(db, address))

/** All that are not removed in their order, and the last ones that are. */
export async function findAllPages({ db }: Reader) {
  const [pages, removed] = await Promise.all([keptPages(db), removedPages(db, INFORMATION_REMOVED_MAX)])
  return { pages, removed }
}

/** A removed one too, for its log. @throws AppError 404 INFORMATION_NOT_FOUND */
export const findAnyPage = async ({ db }: Pick<Reader, 'db'>, id: number): Promise<StoredPage> =>
  found(await pageById(db, id))

const kept = (page: StoredPage): StoredPage => found(page.removedAt === null ? page : undefined)

/** One that is not removed, with its texts. @throws AppError 404 INFORMATION_NOT_FOUND */
export async function findPage(reader: Pick<Reader, 'db'>, id: number): Promise<PageWithTexts> {
  const page = kept(await findAnyPage(reader, id))
  return { page, texts: await textsOf(reader.db, id) }
}

/** An earlier text of one. @throws AppError 404 INFORMATION_TEXT_GONE */
export async function findText({ db }: Pick<Reader, 'db'>, pageId: number, number: number) {
  const text = await textOf(db, pageId, number)
  if (!text) throw new AppError('notFound', 'INFORMATION_TEXT_GONE')
  return text
}

/** One, removed or not, locked to the end of the transaction. @throws AppError 404 INFORMATION_NOT_FOUND */
export async function lockPage(act: Act, id: number): Promise<StoredPage> {
  await lockRow(act.db, id)
  return findAnyPage(act, id)
}

/** What an audit row keeps of a page. */
const audited = ({ title, text, published, folder }: Omit<StoredPage, 'id' | 'version'>) => ({
  titleFi: title.fi,
  titleSv: title.sv,
  titleEn: title.en,
  textFi: text.fi,
  textSv: text.sv,
  textEn: text.en,
  published,
  folder,
})

/** The last part of an address, made of a title. @throws AppError 422 INFORMATION_ADDRESS_INVALID of one without a letter for it */
function addressOf(title: string): string {
  const made = foldText(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, INFORMATION_ADDRESS_LENGTH)
    .replaceAll(/^-|-$/g, '')
  if (made === '')
    throw new AppError('refused', 'INFORMATION_ADDRESS_INVALID', { address: 'INFORMATION_ADDRESS_INVALID' })
  return made
}

/** @throws AppError 422 INFORMATION_PAGES_TOO_MANY */
async function checkRoom({ db }: Act): Promise<void> {
  await lockPages(db)
  if ((await keptPages(db)).length >= INFORMATION_PAGES_MAX)
    throw new AppError('refused', 'INFORMATION_PAGES_TOO_MANY')
}

/**
 * Writes a page, behind the others.
 * @throws AppError 409 INFORMATION_ADDRESS_TAKEN, also by a page of the product; 422 INFORMATION_ADDRESS_INVALID, INFORMATION_PAGES_TOO_MANY,
 * DOCUMENT_FOLDER_GONE
 */
export async function addPage(
  act: Act,
  { address: asked, ...input }: PageInput & { readonly address: string },
): Promise<PageWithTexts> {
  const address = asked === '' ? addressOf(input.title.fi) : asked
  if (topicAt(address, true))
    throw new AppError('conflict', 'INFORMATION_ADDRESS_TAKEN', { address: 'INFORMATION_ADDRESS_TAKEN' })
  await checkRoom(act)
  if (input.folderId !== null) await holdFolder(act, input.folderId)
  const id = await insertPage(act.db, address, input, writingOf(act))
  await write(act, id, input, { number: 1, restoredFrom: null })
  const added = await findPage(act, id)
  await act.log(['informationPage', id], 'CREATED', null, { address, ...audited(added.page) })
  return added
}

const writingOf = ({ at, by }: Act) => ({ at, accountId: by })

const write = (
  act: Act,
  pageId: number,
  { title, text }: Pick<PageInput, 'title' | 'text'>,
  which: { readonly number: number; readonly restoredFrom: number | null },
): Promise<void> =>
  insertText(act.db, pageId, { title, text, ...which }, writingOf(act), INFORMATION_TEXTS_MAX)

const isSame = (one: LocalText, other: LocalText): boolean =>
  one.fi === other.fi && one.sv === other.sv && one.en === other.en

function checkKept(page: StoredPage, version: number): void {
  if (kept(page).version !== version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

/** Changes a page; another title or text becomes its newest. @throws AppError 404 INFORMATION_NOT_FOUND, 409 CHANGED_MEANWHILE, 422 DOCUMENT_FOLDER_GONE */
export async function changePage(
  act: Act,
  before: StoredPage,
  { version, ...input }: PageInput & { readonly version: number },
): Promise<PageWithTexts> {
  checkKept(before, version)
  if (input.folderId !== null) await holdFolder(act, input.folderId)
  if (!isSame(before.title, input.title) || !isSame(before.text, input.text))
    await write(act, before.id, input, { number: before.number + 1, restoredFrom: null })
  return changed(act, before, 'CHANGED', input)
}

/** Writes the rest of a change, and logs all of it. */
async function changed(
  act: Act,
  before: StoredPage,
  code: 'CHANGED' | 'TEXT_PUT_BACK',
  { published, folderId }: Pick<PageInput, 'published' | 'folderId'>,
): Promise<PageWithTexts> {
  await updatePage(act.db, before.id, { published, folderId }, writingOf(act))
  const after = await findPage(act, before.id)
  await act.log(['informationPage', before.id], code, audited(before), audited(after.page))
  return after
}

/** Puts back an earlier text, as the newest. @throws AppError 404 INFORMATION_NOT_FOUND, INFORMATION_TEXT_GONE, 409 CHANGED_MEANWHILE */
export async function putBackText(
  act: Act,
  before: StoredPage,
  { version, number }: { readonly version: number; readonly number: number },
): Promise<PageWithTexts> {
  checkKept(before, version)
  const earlier = await findText(act, before.id, number)
  await write(act, before.id, earlier, { number: before.number + 1, restoredFrom: number })
  return changed(act, before, 'TEXT_PUT_BACK', before)
}

/**
 * Puts the pages in an order.
 * @param ids every one that is not removed, once
 * @throws AppError 409 CHANGED_MEANWHILE where these are not the ones there are
 */
export async function orderPages(act: Act, ids: readonly number[]): Promise<void> {
  await lockPages(act.db)
  const before = (await keptPages(act.db)).map(({ id }) => id)
  if (ids.length !== before.length || !before.every((id) => ids.includes(id)))
    throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await setPageOrder(act.db, ids)
  for (const [index, id] of ids.entries()) {
    const earlier = before.indexOf(id)
    if (earlier !== index)
      await act.log(['informationPage', id], 'CHANGED', { position: earlier + 1 }, { position: index + 1 })
  }
}

/** Takes a page away until it is put back. @throws AppError 404 INFORMATION_NOT_FOUND, 409 CHANGED_MEANWHILE */
export async function removePage(act: Act, page: StoredPage, version: number): Promise<void> {
  checkKept(page, version)
  await updatePage(act.db, page.id, { removedAt: act.at }, writingOf(act))
  await act.log(['informationPage', page.id], 'ERASED', audited(page), null)
}

/** Puts back a page that was removed; one that is there stays as it is. @throws AppError 422 INFORMATION_PAGES_TOO_MANY */
export async function restorePage(act: Act, removed: StoredPage): Promise<PageWithTexts> {
  if (removed.removedAt === null) return findPage(act, removed.id)
  await checkRoom(act)
  await updatePage(act.db, removed.id, { removedAt: null }, writingOf(act))
  await act.log(['informationPage', removed.id], 'RESTORED', null, audited(removed))
  return findPage(act, removed.id)
}
