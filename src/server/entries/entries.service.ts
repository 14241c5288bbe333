import type * as z from 'zod'
import type { addEntry, changeEntry, moveEntry } from '#contract/entries.ts'
import { listForNew, whyFull, withoutOne } from '#domain/entries/places.ts'
import { byClass } from '#domain/entries/startOrder.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Services } from '../services.ts'
import { startRights } from '../trials/startRights.service.ts'
import { factsOf } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import {
  dogIdByNumber,
  entrantColumns,
  insertEntry,
  insertMove,
  isEntered,
  setNumbers,
  takeBackPlaceMails,
  updateEntry,
} from './entries.store.ts'
import type { Entrant, ListedEntry } from './entries.types.ts'
import { tellAdded, tellPlaceGiven } from './entryMails.service.ts'
import { findActive, findListed, nextNumber, readLists } from './lists.service.ts'

type Body<C extends { readonly body?: z.ZodType }> = z.output<NonNullable<C['body']>>

/** A change to the list of a trial that is locked: by whom (null: someone without an account) and when. */
export interface Change {
  readonly services: Services
  readonly tx: Db
  readonly trial: Trial
  readonly by: number | null
  readonly at: Date
}

const auditedEntrant = ({ handler, contactName, contactEmail, contactPhone, language }: Entrant) => ({
  handler,
  contactName,
  contactEmail,
  contactPhone,
  language,
})

const entrantOf = (entry: ListedEntry): Entrant => ({
  handler: entry.handler ?? '',
  contactName: entry.contactName ?? '',
  contactEmail: entry.contactEmail ?? '',
  contactPhone: entry.contactPhone ?? '',
  language: entry.language,
})

/** @throws AppError 422 with the first reason why the dog may not start in the class */
async function refuseIneligible({ tx, trial }: Change, dogId: number, trialClass: TrialClass): Promise<void> {
  const rights = await startRights(tx, [dogId], { day: trial.heldOn!, offered: trial.classes })
  const [reason] = rights.get(dogId)?.[trialClass].reasons ?? []
  if (reason) throw new AppError('refused', reason, { class: reason })
}

/** Enters a dog; where there is no place for it, at the end of the reserve. @throws AppError 404 DOG_NOT_FOUND, 409 ENTRY_EXISTS, 422 */
export async function enterDog(change: Change, given: Body<typeof addEntry>): Promise<void> {
  const { services, tx, trial, by, at } = change
  const dogId = await dogIdByNumber(tx, given.regnr)
  if (dogId === undefined) throw new AppError('notFound', 'DOG_NOT_FOUND', { regnr: 'DOG_NOT_FOUND' })
  if (await isEntered(tx, trial.id, dogId))
    throw new AppError('conflict', 'ENTRY_EXISTS', { regnr: 'ENTRY_EXISTS' })
  await refuseIneligible(change, dogId, given.class)
  const lists = await readLists(tx, trial.id)
  const list = listForNew(
    factsOf(trial),
    given.class,
    lists.reserve.map((entry) => entry.class),
  )
  const id = await insertEntry(tx, trial.id, dogId, given, at)
  await insertMove(tx, { trialId: trial.id, entryId: id, list, beforeId: null, at, by })
  if (list === 'place') await updateEntry(tx, id, { start_number: nextNumber(lists) })
  await writeAudit(tx, {
    at,
    by,
    subject: 'entry',
    subjectId: id,
    code: 'CREATED',
    after: { trial: trial.id, dog: given.regnr, class: given.class, list, ...auditedEntrant(given) },
  })
  const receiver = {
    id,
    dogId,
    ...given,
    contactEmail: given.contactEmail || null,
    contactName: given.contactName || null,
  }
  await tellAdded(services, tx, trial, receiver, list === 'place' ? null : lists.reserve.length + 1)
}

/** Changes class, handler and contact. @throws AppError 404, 409 CHANGED_MEANWHILE, 422 */
export async function editEntry(change: Change, given: Body<typeof changeEntry>): Promise<void> {
  const { tx, trial, by, at } = change
  const lists = await readLists(tx, trial.id)
  const entry = findActive(lists, given.entryId)
  if (entry.version !== given.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const renamed = entry.class !== given.class
  if (renamed) await refuseClassChange(change, entry, given.class)
  const numbered = renamed && entry.startNumber !== null
  await updateEntry(tx, entry.id, {
    ...entrantColumns(given),
    class: given.class,
    ...(numbered && { start_number: nextNumber(lists) }),
  })
  // Its new number is the highest, so it stands last.
  if (numbered) {
    await insertMove(tx, { trialId: trial.id, entryId: entry.id, list: 'place', beforeId: null, at, by })
  }
  await writeAudit(tx, {
    at,
    by,
    subject: 'entry',
    subjectId: entry.id,
    code: 'CHANGED',
    before: { class: entry.class, ...auditedEntrant(entrantOf(entry)) },
    after: { class: given.class, ...auditedEntrant(given) },
  })
}

async function refuseClassChange(change: Change, entry: ListedEntry, to: TrialClass): Promise<void> {
  if (entry.outcome !== null) throw new AppError('refused', 'ENTRY_HAS_RESULT', { class: 'ENTRY_HAS_RESULT' })
  await refuseIneligible(change, entry.dogId, to)
  const facts = withoutOne(factsOf(change.trial), entry.class)
  if (entry.list === 'place' && whyFull(facts, to) !== null)
    throw new AppError('refused', 'CLASS_FULL', { class: 'CLASS_FULL' })
}

/** Withdraws an entry, which frees its place. @throws AppError 404, 422 */
export async function withdraw(
  { tx, trial, by, at }: Change,
  { entryId, reason }: { readonly entryId: number; readonly reason: string },
): Promise<void> {
  const entry = findActive(await readLists(tx, trial.id), entryId)
  if (entry.outcome !== null) throw new AppError('refused', 'ENTRY_HAS_RESULT')
  await updateEntry(tx, entry.id, { withdrawn_at: at, withdrawn_reason: reason })
  await takeBackPlaceMails(tx, entry.id)
  await writeAudit(tx, {
    at,
    by,
    subject: 'entry',
    subjectId: entry.id,
    code: 'ENTRY_WITHDRAWN',
    after: { reason },
  })
}

/** Takes a withdrawal back: the entry stands where it stood, or at the end of the reserve where its place is taken. @throws AppError */
export async function restore({ tx, trial, by, at }: Change, entryId: number): Promise<void> {
  const lists = await readLists(tx, trial.id)
  const entry = findListed(lists, entryId)
  if (entry.withdrawnAt === null) throw new AppError('refused', 'ENTRY_NOT_WITHDRAWN')
  if (await isEntered(tx, trial.id, entry.dogId)) throw new AppError('conflict', 'ENTRY_EXISTS')
  refuseGoneClass(trial, entry)
  const toReserve = entry.list === 'place' && whyFull(factsOf(trial), entry.class) !== null
  const list = toReserve ? 'reserve' : entry.list
  if (toReserve) await insertMove(tx, { trialId: trial.id, entryId, list, beforeId: null, at, by })
  const next = nextNumber(lists)
  const isFree = lists.places.every(({ startNumber }) => startNumber !== entry.startNumber)
  const own = isFree && next !== null ? entry.startNumber : null
  await updateEntry(tx, entry.id, {
    withdrawn_at: null,
    withdrawn_reason: null,
    start_number: list === 'place' ? (own ?? next) : null,
  })
  await writeAudit(tx, {
    at,
    by,
    subject: 'entry',
    subjectId: entry.id,
    code: 'ENTRY_RESTORED',
    after: { list },
  })
}

/** Puts an entry into a list, before another or at its end; to a place only where one is free. @throws AppError 404, 422 */
export async function move(change: Change, given: Body<typeof moveEntry>): Promise<void> {
  const { services, tx, trial, by, at } = change
  const lists = await readLists(tx, trial.id)
  const entry = findActive(lists, given.entryId)
  const before = given.beforeId === null ? null : findListed(lists, given.beforeId)
  const { list } = given
  if (entry.list !== list) refuseListChange(trial, entry, list)
  const moveId = await insertMove(tx, { ...given, trialId: trial.id, at, by })
  await numberMoved(change, entry, given)
  await writeAudit(tx, {
    at,
    by,
    subject: 'entry',
    subjectId: entry.id,
    code: 'ENTRY_MOVED',
    before: { list: entry.list, before: null },
    after: { list, before: before?.regnr ?? null },
  })
  if (entry.list === 'place' && list === 'reserve') await takeBackPlaceMails(tx, entry.id)
  if (entry.list === 'reserve' && list === 'place') await tellPlaceGiven(services, tx, trial, entry, moveId)
}

function refuseListChange(trial: Trial, entry: ListedEntry, to: ListedEntry['list']): void {
  if (to === 'reserve' && entry.outcome !== null) throw new AppError('refused', 'ENTRY_HAS_RESULT')
  if (to === 'place') refuseGoneClass(trial, entry)
  const full = to === 'place' ? whyFull(factsOf(trial), entry.class) : null
  if (full) throw new AppError('refused', full)
}

/** While a dog had no place, its class may have been taken out of the trial. @throws AppError 422 CLASS_NOT_OFFERED */
function refuseGoneClass({ classes }: Trial, entry: ListedEntry): void {
  if (!classes.includes(entry.class)) throw new AppError('refused', 'CLASS_NOT_OFFERED')
}

/** Where numbers have been given: the last to come gets the next one; one that is put before others numbers them anew. */
async function numberMoved(
  { tx, trial }: Change,
  entry: ListedEntry,
  { list, beforeId }: Body<typeof moveEntry>,
): Promise<void> {
  const lists = await readLists(tx, trial.id)
  const next = nextNumber(lists)
  if (next === null) return
  if (list === 'reserve') await updateEntry(tx, entry.id, { start_number: null })
  else if (entry.list === 'reserve' && beforeId === null)
    await updateEntry(tx, entry.id, { start_number: next })
  else await setNumbers(tx, trial.id, byClass(lists.places), null)
}
