import { UPDATE_PAGE_SIZE, UPDATES_REMOVED_MAX } from '#contract/constants.ts'
import { finnishDayOf, finnishMoment } from '#domain/moments.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import {
  insertUpdate,
  keptUpdates,
  lockUpdateById,
  removedUpdates,
  setRemoved,
  shownUpdate,
  shownUpdates,
  updateById,
  updateUpdate,
} from './systemUpdates.store.ts'
import type { StoredUpdate, UpdateInput, UpdatesPage } from './systemUpdates.types.ts'

const windowOf = (page: number) => ({ offset: (page - 1) * UPDATE_PAGE_SIZE, limit: UPDATE_PAGE_SIZE })
const found = (one: StoredUpdate | undefined): StoredUpdate => {
  if (!one) throw new AppError('notFound', 'UPDATE_NOT_FOUND')
  return one
}

/** A page of what has been published, newest first. */
export async function findUpdates({ db, at }: Reader, page: number): Promise<UpdatesPage> {
  return { ...(await shownUpdates(db, at, windowOf(page))), page }
}

/** The newest ones of those. */
export async function findNewestUpdates({ db, at }: Reader, limit: number): Promise<readonly StoredUpdate[]> {
  return (await shownUpdates(db, at, { offset: 0, limit })).updates
}

/** The newest of them; null: there is none. */
export async function findLatestUpdate(reader: Reader): Promise<StoredUpdate | null> {
  const [newest] = await findNewestUpdates(reader, 1)
  return newest ?? null
}

/** One that has been published. @throws AppError 404 UPDATE_NOT_FOUND */
export const findShownUpdate = async ({ db, at }: Reader, id: number): Promise<StoredUpdate> =>
  found(await shownUpdate(db, at, id))

/** A page of all that are not removed, and the last ones that are. */
export async function findAllUpdates(
  { db }: Reader,
  page: number,
): Promise<UpdatesPage & { readonly removed: readonly StoredUpdate[] }> {
  const [kept, removed] = await Promise.all([
    keptUpdates(db, windowOf(page)),
    removedUpdates(db, UPDATES_REMOVED_MAX),
  ])
  return { ...kept, page, removed }
}

/** One in any state. @throws AppError 404 UPDATE_NOT_FOUND, also of one that is removed */
export async function findUpdate(reader: Reader, id: number): Promise<StoredUpdate> {
  const update = await findAnyUpdate(reader, id)
  return found(update.removedAt === null ? update : undefined)
}

/** A removed one too, for its log. @throws AppError 404 UPDATE_NOT_FOUND */
export const findAnyUpdate = async ({ db }: Reader, id: number): Promise<StoredUpdate> =>
  found(await updateById(db, id))

/** One, removed or not, locked to the end of the transaction. @throws AppError 404 UPDATE_NOT_FOUND */
export const lockUpdate = async ({ db }: Act, id: number): Promise<StoredUpdate> =>
  found(await lockUpdateById(db, id))

/** From when one is shown: at once on the day itself, else from the beginning of its day. A day that stays keeps its hour. */
function momentOf({ at, today }: Act, day: string, before?: StoredUpdate): Date {
  if (before && finnishDayOf(before.publishedAt) === day) return before.publishedAt
  return day === today ? at : finnishMoment(day, '00:00')
}

/** What an audit row keeps of an update. */
const audited = ({ title, text, published, publishedAt }: StoredUpdate) => ({
  titleFi: title.fi,
  titleSv: title.sv,
  titleEn: title.en,
  textFi: text.fi,
  textSv: text.sv,
  textEn: text.en,
  publishedOn: finnishDayOf(publishedAt),
  published,
})

/** Writes an update. */
export async function addUpdate(act: Act, input: UpdateInput): Promise<StoredUpdate> {
  const id = await insertUpdate(act.db, input, momentOf(act, input.publishedOn))
  const added = await findAnyUpdate(act, id)
  await act.log(['systemUpdate', id], 'CREATED', null, audited(added))
  return added
}

/** @throws AppError 404 UPDATE_NOT_FOUND of one that is removed, 409 CHANGED_MEANWHILE */
export async function changeUpdate(
  act: Act,
  before: StoredUpdate,
  { version, ...input }: UpdateInput & { readonly version: number },
): Promise<StoredUpdate> {
  checkKept(before, version)
  await updateUpdate(act.db, before.id, input, momentOf(act, input.publishedOn, before))
  const after = await findAnyUpdate(act, before.id)
  await act.log(['systemUpdate', before.id], 'CHANGED', audited(before), audited(after))
  return after
}

function checkKept(update: StoredUpdate, version: number): void {
  found(update.removedAt === null ? update : undefined)
  if (version !== update.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

/** Takes an update away until it is put back. @throws AppError 404 UPDATE_NOT_FOUND, 409 CHANGED_MEANWHILE */
export async function removeUpdate(act: Act, update: StoredUpdate, version: number): Promise<void> {
  checkKept(update, version)
  await setRemoved(act.db, update.id, act.at)
  await act.log(['systemUpdate', update.id], 'ERASED', audited(update), null)
}

/** Puts back an update that was removed; one that is there stays as it is. */
export async function restoreUpdate(act: Act, removed: StoredUpdate): Promise<StoredUpdate> {
  if (removed.removedAt === null) return removed
  await setRemoved(act.db, removed.id, null)
  await act.log(['systemUpdate', removed.id], 'RESTORED', null, audited(removed))
  return findAnyUpdate(act, removed.id)
}
