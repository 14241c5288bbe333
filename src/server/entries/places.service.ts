import type * as z from 'zod'
import type { moveEntry } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { canBeUndone } from '#domain/entries/holds.ts'
import type { Leaver } from '#domain/entries/ownEntry.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import { whyFull } from '#domain/entries/places.ts'
import { byClass } from '#domain/entries/startOrder.ts'
import type { Confirmed } from '#domain/questions.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError, askFirst } from '../platform/errors.ts'
import { setStartSeed } from '../trials/changes.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { isEntered, setNumbers, updateEntry } from './entries.store.ts'
import type { EntryLists, ListedEntry } from './entries.types.ts'
import { takeBackPlaceGiven } from './entryMails.ts'
import { holdFor, keepGivenPlace, NO_HOLD } from './holds.service.ts'
import { readLists } from './lists.service.ts'
import { findActive, findListed, listOfNew, nextNumber, placeFacts } from './lists.ts'
import { insertMove } from './moves.store.ts'
import { forgetOvertaken, moveByHand } from './overtaking.service.ts'

type Moved = z.output<NonNullable<(typeof moveEntry)['body']>>

/** Withdraws an entry, which frees its place. @throws AppError 404, 409 ENTRY_HAS_SHEET, 422 */
export async function withdraw(
  act: Act,
  trial: Trial,
  { entryId, reason, confirmed }: { readonly entryId: number; readonly reason: string } & Confirmed,
): Promise<void> {
  const entry = findActive(await readLists(act, trial), entryId)
  if (entry.outcome !== null) throw new AppError('refused', 'ENTRY_HAS_RESULT')
  if (entry.list === 'place') await askOfSheet(act, entry, { confirmed })
  await leave(act, entry, { leftBy: 'organiser', reason })
  await act.log(['entry', entry.id], 'ENTRY_WITHDRAWN', null, { reason })
}

/** Takes an active entry of a locked trial out of its list. `keptCents`: of what was paid, what stays with the organiser, by which rule. */
export async function leave(
  act: Act,
  entry: { readonly id: number },
  {
    leftBy,
    reason,
    keptCents = 0,
    ruleId = null,
  }: {
    readonly leftBy: Leaver
    readonly reason: string | null
    readonly keptCents?: number
    readonly ruleId?: number | null
  },
): Promise<void> {
  await updateEntry(act.db, entry.id, {
    withdrawn_at: act.at,
    withdrawn_reason: reason,
    left_by: leftBy,
    kept_cents: keptCents,
    refund_rule_id: ruleId,
    ...NO_HOLD,
  })
  await takeBackPlaceGiven(act, entry)
  await forgetOvertaken(act, entry)
}

/** Who is being judged leaves the places only when that is meant. @throws AppError 409 ENTRY_HAS_SHEET */
async function askOfSheet(act: Act, { dogId, written }: ListedEntry, confirmed: Confirmed): Promise<void> {
  if (!written) return
  const dog = (await dogSummaries(act, [dogId])).get(dogId)!
  askFirst('ENTRY_HAS_SHEET', confirmed, { dog: calledBy(dog) })
}

/**
 * Takes a withdrawal back. Within the minute in which it can be undone the dog comes to where it stood, or to the end of the reserve where its
 * place is taken; later as a dog that is entered now: nobody who waits is overtaken. @throws AppError
 */
export async function restore(
  act: Act,
  trial: Trial,
  { entryId }: { readonly entryId: number },
): Promise<void> {
  const { db, by, at } = act
  const lists = await readLists(act, trial)
  const entry = findListed(lists, entryId)
  if (entry.withdrawnAt === null) throw new AppError('refused', 'ENTRY_NOT_WITHDRAWN')
  if (await isEntered(db, trial.id, entry.dogId)) throw new AppError('conflict', 'ENTRY_EXISTS')
  refuseGoneClass(trial, entry)
  const list = listOfRestored(act, trial, { lists, entry })
  if (list !== entry.list || !canBeUndone(act.at, entry.withdrawnAt!))
    await insertMove(db, { trialId: trial.id, entryId, list, beforeId: null, at, by })
  const next = nextNumber(lists)
  const isFree = lists.places.every(({ startNumber }) => startNumber !== entry.startNumber)
  const own = isFree && next !== null ? entry.startNumber : null
  await updateEntry(db, entry.id, {
    withdrawn_at: null,
    withdrawn_reason: null,
    left_by: null,
    kept_cents: 0,
    refund_rule_id: null,
    ...(list === 'place' && holdFor(trial, entry, at)),
    start_number: list === 'place' ? (own ?? next) : null,
  })
  await act.log(['entry', entry.id], 'ENTRY_RESTORED', null, { list })
}

function listOfRestored(act: Act, trial: Trial, { lists, entry }: InLists): ListedEntry['list'] {
  if (!canBeUndone(act.at, entry.withdrawnAt!)) return listOfNew(trial, lists, entry.class)
  const isTaken = entry.list === 'place' && whyFull(placeFacts(trial, lists), entry.class) !== null
  return isTaken ? 'reserve' : entry.list
}

/**
 * Gives an entry that was not paid in time its place back, since the money has come after all: where a place is free that nobody in the queue
 * could take, and the dog has not been entered again. @returns whether it has one
 */
export async function returnExpired(act: Act, trial: Trial, entry: ListedEntry): Promise<boolean> {
  const { db, by, at } = act
  const lists = await readLists(act, trial)
  const isFree = listOfNew(trial, lists, entry.class) === 'place'
  if (!isFree || !trial.classes.includes(entry.class) || (await isEntered(db, trial.id, entry.dogId)))
    return false
  await insertMove(db, { trialId: trial.id, entryId: entry.id, list: 'place', beforeId: null, at, by })
  await updateEntry(db, entry.id, {
    withdrawn_at: null,
    withdrawn_reason: null,
    left_by: null,
    start_number: nextNumber(lists),
  })
  await act.log(['entry', entry.id], 'ENTRY_RESTORED', null, { list: 'place' })
  return true
}

/** Puts an entry into a list, before another or at its end; to a place only where one is free. @throws AppError 404, 409 ENTRY_HAS_SHEET, 422: DRAW_NOT_DONE as long as places are to be drawn, MOVE_OVERTAKES */
export async function move(act: Act, trial: Trial, input: Moved): Promise<void> {
  if (isUndrawn(trial)) throw new AppError('refused', 'DRAW_NOT_DONE')
  const lists = await readLists(act, trial)
  const entry = findActive(lists, input.entryId)
  const before = input.beforeId === null ? null : findListed(lists, input.beforeId)
  const { list } = input
  if (entry.list !== list) refuseListChange(trial, { lists, entry }, list)
  if (entry.list === 'place' && list === 'reserve') await askOfSheet(act, entry, input)
  const { moveId, reason } = await moveByHand(act, trial, { lists, move: input, reason: input.reason })
  await numberMoved(act, trial, entry, input)
  await act.log(
    ['entry', entry.id],
    'ENTRY_MOVED',
    { list: entry.list, before: null },
    { list, before: before?.regnr ?? null, ...(reason && { reason }) },
  )
  if (entry.list === 'place' && list === 'reserve') {
    await updateEntry(act.db, entry.id, NO_HOLD)
    await takeBackPlaceGiven(act, entry)
    await forgetOvertaken(act, entry)
  }
  if (entry.list === 'reserve' && list === 'place') await keepGivenPlace(act, trial, entry, { moveId })
}

interface InLists {
  readonly lists: EntryLists
  readonly entry: ListedEntry
}

function refuseListChange(trial: Trial, { lists, entry }: InLists, to: ListedEntry['list']): void {
  if (to === 'reserve' && entry.outcome !== null) throw new AppError('refused', 'ENTRY_HAS_RESULT')
  if (to === 'place') refuseGoneClass(trial, entry)
  if (to === 'place') refuseFull(trial, { lists, entry })
}

/** @throws AppError 422 TRIAL_FULL, CLASS_FULL */
function refuseFull(trial: Trial, { lists, entry }: InLists): void {
  const full = whyFull(placeFacts(trial, lists), entry.class)
  if (full) throw new AppError('refused', full)
}

/** An absent dog came after all: the place may have been given to another. @throws AppError 404, 422 TRIAL_FULL, CLASS_FULL */
export async function refuseGivenPlace(
  act: Act,
  trial: Trial,
  { entryId }: { readonly entryId: number },
): Promise<void> {
  const lists = await readLists(act, trial)
  const entry = findActive(lists, entryId)
  if (entry.outcome === 'absent') refuseFull(trial, { lists, entry })
}

/** A class may have been removed from the trial while no dog had a place in it. @throws AppError 422 CLASS_NOT_OFFERED */
function refuseGoneClass({ classes }: Trial, entry: ListedEntry): void {
  if (!classes.includes(entry.class)) throw new AppError('refused', 'CLASS_NOT_OFFERED')
}

/** Where start numbers exist: a dog added last gets the next one; a dog moved before others renumbers all. */
async function numberMoved(
  act: Act,
  trial: Trial,
  entry: ListedEntry,
  { list, beforeId }: Moved,
): Promise<void> {
  const lists = await readLists(act, trial)
  const next = nextNumber(lists)
  if (next === null) return
  if (list === 'reserve') await updateEntry(act.db, entry.id, { start_number: null })
  else if (entry.list === 'reserve' && beforeId === null)
    await updateEntry(act.db, entry.id, { start_number: next })
  else {
    await setNumbers(
      act.db,
      trial.id,
      byClass(lists.places).map(({ id }) => id),
    )
    await setStartSeed(act, trial, null)
  }
}
