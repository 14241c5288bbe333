import { fateOf, firstThatFits, mayOffer } from '#domain/entries/holds.ts'
import { type Filling, isUndrawn } from '#domain/entries/placeDraw.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import type { Act, Reader } from '../platform/act.ts'
import { trialState } from '../trials/states.ts'
import type { Trial } from '../trials/trials.types.ts'
import { updateEntry } from './entries.store.ts'
import type { ListedEntry } from './entries.types.ts'
import { keepGivenPlace, keepPaidPlace, lastOffer } from './holds.service.ts'
import { readLists } from './lists.service.ts'
import { nextNumber, placeFacts } from './lists.ts'
import { insertMove } from './moves.store.ts'
import { lastHandChange, trialsWithExpired, trialsWithQueue } from './offers.store.ts'
import { mailEntrant } from './ownMails.service.ts'
import { leave } from './places.service.ts'

/** Trials in which a place may be lost or offered now. */
export const trialsToExpire = ({ db, at }: Reader): Promise<number[]> => trialsWithExpired(db, at)
export const trialsToOffer = ({ db, today }: Reader): Promise<number[]> => trialsWithQueue(db, today)

/**
 * Takes back the places of a locked trial that were not paid in time; their dogs have left the trial. A dog that is being judged stays, and for a
 * while one whose payment may be on its way.
 * @param uncertain entries of which the provider did not know
 */
export async function expireHolds(act: Act, trial: Trial, uncertain: ReadonlySet<number>): Promise<void> {
  if (whyNotRunning(trialState(trial, act.today)) !== null) return
  const { places } = await readLists(act, trial)
  for (const entry of places) {
    const judged = entry.outcome !== null || entry.written
    const fate = fateOf({ ...entry, judged }, act.at, uncertain.has(entry.id))
    if (fate === 'paid') await keepPaidPlace(act, entry)
    if (fate === 'lost') await expire(act, trial, entry)
  }
}

async function expire(act: Act, trial: Trial, entry: ListedEntry): Promise<void> {
  await leave(act, entry, { leftBy: 'system', reason: null })
  await act.log(['entry', entry.id], 'ENTRY_EXPIRED', null, { hold: entry.hold })
  // Of one entry more than one place can be lost.
  await mailEntrant(act, trial, entry, { kind: 'placeExpired', version: entry.version, mustArrive: true })
}

/**
 * Offers the free places of a locked trial to the queue, in its order. What a person has just changed by hand is left alone for the minute in
 * which it can be undone, and nothing is offered when there is no time left to take it, or as long as places are to be drawn.
 * @param from what made the order of the queue, for the mail
 */
export async function offerPlaces(act: Act, trial: Trial, from: Filling = 'queue'): Promise<void> {
  if (whyNotRunning(trialState(trial, act.today)) !== null || isUndrawn(trial)) return
  if (!mayOffer(act.at, lastOffer(trial), await lastHandChange(act.db, trial.id))) return
  for (let entry = await nextWaiting(act, trial); entry; entry = await nextWaiting(act, trial))
    await giveFromQueue(act, trial, entry, from)
}

async function nextWaiting(act: Act, trial: Trial): Promise<ListedEntry | undefined> {
  const lists = await readLists(act, trial)
  const queue = lists.reserve.filter((entry) => trial.classes.includes(entry.class))
  return firstThatFits(placeFacts(trial, lists), queue)
}

async function giveFromQueue(act: Act, trial: Trial, entry: ListedEntry, from: Filling): Promise<void> {
  const { db, at } = act
  const moveId = await insertMove(db, {
    trialId: trial.id,
    entryId: entry.id,
    list: 'place',
    beforeId: null,
    at,
    by: null,
  })
  await updateEntry(db, entry.id, { start_number: nextNumber(await readLists(act, trial)) })
  await act.log(['entry', entry.id], 'ENTRY_MOVED', { list: 'reserve' }, { list: 'place' })
  await keepGivenPlace(act, trial, entry, { moveId, from })
}
