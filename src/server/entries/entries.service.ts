import type * as z from 'zod'
import type { addEntry, changeEntry } from '#contract/entries.ts'
import type { UnregisteredInput } from '#contract/unregisteredFields.ts'
import { whyFull, withoutOne } from '#domain/entries/places.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { Trial } from '../trials/trials.types.ts'
import { tellOwners } from './contests/contests.service.ts'
import {
  dogIdByNumber,
  type EnteredBy,
  entrantColumns,
  insertEntry,
  isEntered,
  updateEntry,
} from './entries.store.ts'
import type { Entrant, EntryLists, ListedEntry } from './entries.types.ts'
import { mailAdded } from './entryMails.ts'
import { deleteLinks } from './links.store.ts'
import { findEntry, readLists } from './lists.service.ts'
import { findActive, listOfNew, nextNumber, placeFacts } from './lists.ts'
import { insertMove } from './moves.store.ts'
import { startRights } from './startRights.service.ts'
import { takeUnregistered } from './unregistered/unregistered.service.ts'

type Body<C extends { readonly body?: z.ZodType }> = z.output<NonNullable<C['body']>>

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
export async function refuseIneligible(
  act: Act,
  trial: Trial,
  dogId: number,
  trialClass: TrialClass,
): Promise<void> {
  const rights = await startRights(act, [dogId], { day: trial.heldOn!, offered: trial.classes })
  const [reason] = rights.get(dogId)?.[trialClass].reasons ?? []
  if (reason) throw new AppError('refused', reason, { class: reason })
}

/** Enters a dog and mails its contact. @throws AppError 404 DOG_NOT_FOUND, 409 ENTRY_EXISTS, 422 */
export async function enterDog(act: Act, trial: Trial, input: Body<typeof addEntry>): Promise<void> {
  const { id, dogId, reserveNumber } = await placeNewDog(act, trial, input)
  const receiver = {
    id,
    dogId,
    ...input,
    contactEmail: input.contactEmail || null,
    contactName: input.contactName || null,
  }
  await mailAdded(act, trial, { entry: receiver, reserveNumber })
  await tellOwners(act, trial, await findEntry(act, trial, id))
}

/** @throws AppError 404 DOG_NOT_FOUND, 409 ENTRY_EXISTS */
async function findRecorded({ db }: Act, trial: Trial, regnr: string): Promise<number> {
  const dogId = await dogIdByNumber(db, regnr)
  if (dogId === undefined) throw new AppError('notFound', 'DOG_NOT_FOUND', { regnr: 'DOG_NOT_FOUND' })
  if (await isEntered(db, trial.id, dogId))
    throw new AppError('conflict', 'ENTRY_EXISTS', { regnr: 'ENTRY_EXISTS' })
  return dogId
}

/** The dog of a new entry; `unregistered`: its own data, as it is not in the register. */
interface NewDog {
  readonly regnr: string
  readonly class: TrialClass
  readonly unregistered?: UnregisteredInput | undefined
}

/** A new entry; `reserveNumber`: its position in the reserve, null: it has a place. */
export interface PlacedDog {
  readonly id: number
  readonly dogId: number
  readonly reserveNumber: number | null
}

/**
 * Enters a dog in a locked trial; where there is no place for it, at the end of the reserve.
 * @throws AppError 404 DOG_NOT_FOUND, 409 ENTRY_EXISTS, 422
 */
export async function placeNewDog(
  act: Act,
  trial: Trial,
  input: Entrant & EnteredBy & NewDog,
): Promise<PlacedDog> {
  const { db, by, at } = act
  const { regnr, unregistered } = input
  const dogId = unregistered
    ? await takeUnregistered(act, trial, { regnr, unregistered })
    : await findRecorded(act, trial, regnr)
  await refuseIneligible(act, trial, dogId, input.class)
  const lists = await readLists(act, trial)
  const list = listOfNew(trial, lists, input.class)
  const id = await insertEntry(db, trial.id, dogId, input, at)
  await insertMove(db, { trialId: trial.id, entryId: id, list, beforeId: null, at, by })
  if (list === 'place') await updateEntry(db, id, { start_number: nextNumber(lists) })
  await act.log(['entry', id], 'CREATED', null, {
    trial: trial.id,
    dog: regnr,
    class: input.class,
    list,
    ...(input.feeCents && { feeCents: input.feeCents, method: input.method }),
    ...auditedEntrant(input),
  })
  return { id, dogId, reserveNumber: list === 'place' ? null : lists.reserve.length + 1 }
}

/** Changes class, handler and contact. @throws AppError 404, 409 CHANGED_MEANWHILE, 422 */
export async function editEntry(act: Act, trial: Trial, input: Body<typeof changeEntry>): Promise<void> {
  const { db, by, at } = act
  const lists = await readLists(act, trial)
  const entry = findActive(lists, input.entryId)
  if (entry.version !== input.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  // Whoever had the wrong address has links to the entry.
  if ((entry.contactEmail ?? '') !== input.contactEmail) await deleteLinks(db, entry.id)
  const renamed = entry.class !== input.class
  if (renamed) await refuseClassChange(act, trial, { lists, entry }, input.class)
  const numbered = renamed && entry.startNumber !== null
  await updateEntry(db, entry.id, {
    ...entrantColumns(input),
    class: input.class,
    ...(numbered && { start_number: nextNumber(lists) }),
  })
  // Its new number is the highest, so it stands last.
  if (numbered) {
    await insertMove(db, { trialId: trial.id, entryId: entry.id, list: 'place', beforeId: null, at, by })
  }
  await act.log(
    ['entry', entry.id],
    'CHANGED',
    { class: entry.class, ...auditedEntrant(entrantOf(entry)) },
    { class: input.class, ...auditedEntrant(input) },
  )
}

async function refuseClassChange(
  act: Act,
  trial: Trial,
  { lists, entry }: { readonly lists: EntryLists; readonly entry: ListedEntry },
  to: TrialClass,
): Promise<void> {
  if (entry.outcome !== null) throw new AppError('refused', 'ENTRY_HAS_RESULT', { class: 'ENTRY_HAS_RESULT' })
  await refuseIneligible(act, trial, entry.dogId, to)
  const facts = withoutOne(placeFacts(trial, lists), entry.class)
  if (entry.list === 'place' && whyFull(facts, to) !== null)
    throw new AppError('refused', 'CLASS_FULL', { class: 'CLASS_FULL' })
}

/** Changes who handles the dog and how its people are reached. */
export async function changeEntrant(act: Act, entry: ListedEntry, entrant: Entrant): Promise<void> {
  await updateEntry(act.db, entry.id, entrantColumns(entrant))
  await act.log(['entry', entry.id], 'CHANGED', auditedEntrant(entrantOf(entry)), auditedEntrant(entrant))
}

/** Puts an entry into the class in which its dog was judged. */
export function enterInClass(
  { db }: Act,
  entry: { readonly id: number },
  trialClass: TrialClass,
): Promise<void> {
  return updateEntry(db, entry.id, { class: trialClass })
}
