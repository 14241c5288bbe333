import type * as z from 'zod'
import { NOTICE_PAGE_SIZE, NOTICES_MAX, NOTICES_WAITING_MAX } from '#contract/constants.ts'
import type { litterNotices, staffNotices } from '#contract/litterNotices.ts'
import { findBreedCodes } from '../../dogs/breeds.service.ts'
import { livingDogsOwned } from '../../dogs/ownership.service.ts'
import { dogSummaries, reportedFindings } from '../../dogs/records.service.ts'
import type { Reader } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { accountIdOf } from '../../platform/http/viewer.ts'
import { isKeeper } from './notices.policy.ts'
import {
  countWaiting,
  noticeById,
  noticePage,
  noticesOf,
  personOf,
  shownNotices,
  waitingNotices,
} from './notices.store.ts'
import type { ListedRow, Notice } from './notices.types.ts'

const NOT_FOUND = new AppError('notFound', 'LITTER_NOT_FOUND')

/** Everyone sees a notice until the day on which it expires. Source: docs/rules/breeding-and-health.md#litter-notices. */
const isShown = ({ state, expiresOn }: Notice, today: string): boolean =>
  state === 'shown' && expiresOn >= today

/** The notices of a type that are shown. @throws AppError 404 BREED_NOT_FOUND */
export async function findShown(
  reader: Reader,
  { breed, ...filter }: z.output<typeof litterNotices.query> & z.output<typeof litterNotices.params>,
): Promise<readonly ListedRow[]> {
  const breeds = await findBreedCodes(reader, breed)
  return listed(reader, await shownNotices(reader.db, { ...filter, breeds }, reader.today, NOTICES_MAX))
}

/** A notice that is shown, with its dogs. @throws AppError 404 LITTER_NOT_FOUND */
export async function findShownNotice(reader: Reader, id: number): Promise<ListedRow> {
  const notice = await noticeById(reader.db, id, reader.today)
  if (!notice || !isShown(notice, reader.today)) throw NOT_FOUND
  return withDogs(reader, notice)
}

/** @param lock holds it until the transaction ends @throws AppError 404 LITTER_NOT_FOUND */
export async function findNotice(reader: Reader, id: number, lock = false): Promise<Notice> {
  const notice = await noticeById(reader.db, id, reader.today, lock)
  if (!notice) throw NOT_FOUND
  return notice
}

/**
 * A notice to decide on, held until the transaction ends. What it changes is held before it, as its keeper holds the two in that order.
 * @throws AppError 404 LITTER_NOT_FOUND
 */
export async function lockForDecision(reader: Reader, id: number): Promise<Notice> {
  const { replacesId } = await findNotice(reader, id)
  if (replacesId !== null) await findNotice(reader, replacesId, true)
  return findNotice(reader, id, true)
}

/** One's own notice, held until the transaction ends. @throws AppError 404 LITTER_NOT_FOUND, of another's too */
export async function findOwnNotice(reader: Reader, id: number): Promise<Notice> {
  const notice = await findNotice(reader, id, true)
  if (!isKeeper(reader.viewer, notice)) throw NOT_FOUND
  return notice
}

/** Own dogs that are offered in the form of a notice. */
const MOST_OWN_DOGS = 100

/** The notices that the viewer keeps, and the own dogs. */
export async function findOwn(reader: Reader) {
  const accountId = accountIdOf(reader.viewer)
  const personId = await personOf(reader.db, accountId)
  const own = personId === null ? [] : await livingDogsOwned(reader, personId, MOST_OWN_DOGS)
  const dogs = await dogSummaries(reader, own)
  return {
    notices: await listed(reader, await noticesOf(reader.db, accountId, reader.today)),
    dogs: own.flatMap((id) => dogs.get(id) ?? []),
  }
}

/** A notice as its staff see it, with what it takes the place of. */
export interface StaffRow extends ListedRow {
  readonly replaces: ListedRow | null
}

/** What waits, and one page of the others. @throws AppError 404 BREED_NOT_FOUND */
export async function findForStaff(
  reader: Reader,
  { page, state, breed }: z.output<typeof staffNotices.query>,
) {
  const breeds = await findBreedCodes(reader, breed)
  const { db, today } = reader
  const slice = { offset: (page - 1) * NOTICE_PAGE_SIZE, limit: NOTICE_PAGE_SIZE }
  const { rows, total } = await noticePage(db, { state, breeds }, today, slice)
  const waiting = await waitingNotices(db, today, NOTICES_WAITING_MAX)
  return {
    waiting: await staffRows(reader, waiting),
    notices: await staffRows(reader, rows),
    total,
    page,
  }
}

/** One notice as its staff see it. @throws AppError 404 LITTER_NOT_FOUND */
export async function staffRow(reader: Reader, id: number): Promise<StaffRow> {
  const [row] = await staffRows(reader, [await findNotice(reader, id)])
  if (!row) throw NOT_FOUND
  return row
}

async function staffRows(reader: Reader, notices: readonly Notice[]): Promise<readonly StaffRow[]> {
  const replaced = await Promise.all(
    notices.flatMap(({ replacesId }) => (replacesId === null ? [] : [findNotice(reader, replacesId)])),
  )
  const others = new Map((await listed(reader, replaced)).map((row) => [row.notice.id, row]))
  return (await listed(reader, notices)).map((row) => ({
    ...row,
    replaces: row.notice.replacesId === null ? null : (others.get(row.notice.replacesId) ?? null),
  }))
}

/** One notice as whoever keeps it sees it. @throws AppError 404 LITTER_NOT_FOUND */
export async function ownRow(reader: Reader, id: number): Promise<ListedRow> {
  return withDogs(reader, await findNotice(reader, id))
}

/** @throws AppError 404 LITTER_NOT_FOUND */
async function withDogs(reader: Reader, notice: Notice): Promise<ListedRow> {
  const [row] = await listed(reader, [notice])
  if (!row) throw NOT_FOUND
  return row
}

/** Notices with the records of their dogs. */
async function listed(reader: Reader, notices: readonly Notice[]): Promise<readonly ListedRow[]> {
  const ids = [...new Set(notices.flatMap(({ sireId, damId }) => [sireId, damId]))]
  const [records, reported] = await Promise.all([reader.shown.records(ids), reportedFindings(reader, ids)])
  return notices.flatMap((notice) => {
    const [sire, dam] = [records.get(notice.sireId), records.get(notice.damId)]
    return sire && dam ? [{ notice, sire, dam, reported }] : []
  })
}

/** How many notices wait for a decision. */
export const countWaitingNotices = ({ db }: Reader): Promise<number> => countWaiting(db)
