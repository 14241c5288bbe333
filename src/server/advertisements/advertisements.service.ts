import {
  ADVERTISEMENT_DAYS_MAX,
  ADVERTISEMENTS_MAX,
  ADVERTISEMENTS_REMOVED_MAX,
} from '#contract/constants.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { Banner } from '../platform/files/banner.ts'
import { deleteUnusedFile, storeFile } from '../platform/files/files.store.ts'
import {
  advertisementById,
  advertisementOn,
  advertisementsOn,
  insertAdvertisement,
  keptAdvertisements,
  lockAdvertisementById,
  lockAdvertisements,
  markRemoved,
  markRestored,
  removedAdvertisements,
  setBanner,
  setOrder,
  updateAdvertisement,
} from './advertisements.store.ts'
import type {
  AdvertisementInput,
  CountedAdvertisement,
  ShownAdvertisement,
  StoredAdvertisement,
} from './advertisements.types.ts'
import { countedDays } from './counts.store.ts'

const found = <One>(one: One | undefined): One => {
  if (!one) throw new AppError('notFound', 'ADVERTISEMENT_NOT_FOUND')
  return one
}

/** The advertisements that are shown today, in their order. */
export const findAdvertisements = ({ db, today }: Reader): Promise<ShownAdvertisement[]> =>
  advertisementsOn(db, today)

/** Whatever stands in the table leads to the web and to no script. */
const isOfWeb = ({ url }: ShownAdvertisement): boolean => /^https?:\/\//i.test(url)

/** Counts a click on an advertisement that is shown today. @returns where it leads. @throws AppError 404 ADVERTISEMENT_NOT_FOUND */
export async function followAdvertisement(reader: Reader, id: number): Promise<ShownAdvertisement> {
  const one = await advertisementOn(reader.db, reader.today, id)
  const followed = found(one && isOfWeb(one) ? one : undefined)
  reader.advertisementCounts.count(id, 'clicked')
  return followed
}

/** Counts what a browser has shown; one that is not shown today is left out. */
export async function countShown(
  reader: Reader,
  shown: readonly { readonly id: number; readonly times: number }[],
): Promise<void> {
  const known = new Set((await findAdvertisements(reader)).map(({ id }) => id))
  for (const { id, times } of shown) if (known.has(id)) reader.advertisementCounts.count(id, 'shown', times)
}

/** All that are not removed, in their order, and the last ones that are. */
export async function listAdvertisements({ db, advertisementCounts }: Reader) {
  await advertisementCounts.flush()
  const [kept, removed] = await Promise.all([
    keptAdvertisements(db),
    removedAdvertisements(db, ADVERTISEMENTS_REMOVED_MAX),
  ])
  return { kept, removed }
}

/** One with its counts by day. @throws AppError 404 ADVERTISEMENT_NOT_FOUND, also of one that is removed */
export async function findAdvertisement(reader: Reader, id: number): Promise<CountedAdvertisement> {
  await reader.advertisementCounts.flush()
  return withDays(reader, checkKept(await findAnyAdvertisement(reader, id)))
}

async function withDays({ db }: Pick<Reader, 'db'>, one: StoredAdvertisement): Promise<CountedAdvertisement> {
  return { ...one, days: await countedDays(db, one.id, ADVERTISEMENT_DAYS_MAX) }
}

/** A removed one too, for its log. @throws AppError 404 ADVERTISEMENT_NOT_FOUND */
export const findAnyAdvertisement = async ({ db }: Reader, id: number): Promise<StoredAdvertisement> =>
  found(await advertisementById(db, id))

/** One, removed or not, locked to the end of the transaction. @throws AppError 404 ADVERTISEMENT_NOT_FOUND */
export const lockAdvertisement = async ({ db }: Act, id: number): Promise<StoredAdvertisement> =>
  found(await lockAdvertisementById(db, id))

const checkKept = (one: StoredAdvertisement): StoredAdvertisement =>
  found(one.removedAt === null ? one : undefined)

function checkVersion(one: StoredAdvertisement, version: number): void {
  checkKept(one)
  if (version !== one.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

/** What an audit row keeps of an advertisement. */
const audited = ({ eventName, url, shownFrom, shownTo, on, banner }: StoredAdvertisement) => ({
  eventName,
  url,
  validFrom: shownFrom,
  validTo: shownTo,
  switchedOn: on,
  banner,
})

async function checkRoom({ db }: Act): Promise<void> {
  if ((await lockAdvertisements(db)) >= ADVERTISEMENTS_MAX)
    throw new AppError('refused', 'ADVERTISEMENTS_TOO_MANY')
}

/** Adds an advertisement behind the others. @throws AppError 422 ADVERTISEMENTS_TOO_MANY */
export async function addAdvertisement(act: Act, input: AdvertisementInput): Promise<CountedAdvertisement> {
  await checkRoom(act)
  const id = await insertAdvertisement(act.db, input)
  const added = await findAnyAdvertisement(act, id)
  await act.log(['advertisement', id], 'CREATED', null, audited(added))
  return withDays(act, added)
}

/** @throws AppError 404 ADVERTISEMENT_NOT_FOUND of one that is removed, 409 CHANGED_MEANWHILE */
export async function changeAdvertisement(
  act: Act,
  before: StoredAdvertisement,
  { version, ...input }: AdvertisementInput & { readonly version: number },
): Promise<CountedAdvertisement> {
  checkVersion(before, version)
  await updateAdvertisement(act.db, before.id, input)
  const after = await findAnyAdvertisement(act, before.id)
  await act.log(['advertisement', before.id], 'CHANGED', audited(before), audited(after))
  return withDays(act, after)
}

/** Gives an advertisement a banner; the one before goes. @throws AppError 404 ADVERTISEMENT_NOT_FOUND of one that is removed */
export async function changeBanner(
  act: Act,
  before: StoredAdvertisement,
  { mime, content }: Banner,
): Promise<CountedAdvertisement> {
  checkKept(before)
  const { id, name } = await storeFile(act.db, mime, content)
  await setBanner(act.db, before.id, id)
  if (before.bannerId !== null) await deleteUnusedFile(act.db, before.bannerId)
  await act.log(['advertisement', before.id], 'BANNER_CHANGED', { banner: before.banner }, { banner: name })
  return withDays(act, await findAnyAdvertisement(act, before.id))
}

/**
 * Puts the advertisements in an order.
 * @param ids every one that is not removed, once
 * @throws AppError 409 CHANGED_MEANWHILE where these are not the ones there are
 */
export async function orderAdvertisements(act: Act, ids: readonly number[]): Promise<void> {
  await lockAdvertisements(act.db)
  const before = (await keptAdvertisements(act.db)).map(({ id }) => id)
  if (ids.length !== before.length || !before.every((id) => ids.includes(id)))
    throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await setOrder(act.db, ids)
  for (const [index, id] of ids.entries()) {
    const earlier = before.indexOf(id)
    if (earlier !== index)
      await act.log(['advertisement', id], 'CHANGED', { position: earlier + 1 }, { position: index + 1 })
  }
}

/** Takes an advertisement away until it is put back. @throws AppError 404 ADVERTISEMENT_NOT_FOUND, 409 CHANGED_MEANWHILE */
export async function removeAdvertisement(
  act: Act,
  one: StoredAdvertisement,
  version: number,
): Promise<void> {
  checkVersion(one, version)
  await markRemoved(act.db, one.id, act.at)
  await act.log(['advertisement', one.id], 'ERASED', audited(one), null)
}

/** Puts a removed advertisement back; one that is there stays. @throws AppError 422 ADVERTISEMENTS_TOO_MANY */
export async function restoreAdvertisement(
  act: Act,
  one: StoredAdvertisement,
): Promise<CountedAdvertisement> {
  if (one.removedAt === null) return withDays(act, one)
  await checkRoom(act)
  await markRestored(act.db, one.id)
  await act.log(['advertisement', one.id], 'RESTORED', null, audited(one))
  return withDays(act, await findAnyAdvertisement(act, one.id))
}
