import { type OwnEntryState, ownEntryState } from '#domain/entries/ownEntry.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import { countByClass, listForNew } from '#domain/entries/places.ts'
import { type EntryList, type EntryMove, playMoves } from '#domain/entries/queue.ts'
import type { MoneyFacts } from '#domain/payments/standing.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { TrialFacts } from '#domain/trials/states.ts'
import { AppError } from '../platform/errors.ts'
import { factsOf } from '../trials/states.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { Entry, EntryLists, ListedEntry } from './entries.types.ts'

/** Entries as the moves leave them, each in the order of its list; the withdrawn by when they went, the latest first. */
export function listsOf(found: readonly Entry[], moves: readonly EntryMove[]): EntryLists {
  const entries = new Map(found.map((entry) => [entry.id, entry]))
  const { place, reserve } = playMoves(moves)
  const listed = (ids: readonly number[], list: ListedEntry['list']) =>
    ids.flatMap((id) => {
      const entry = entries.get(id)
      return entry ? [{ ...entry, list, party: list === 'place' ? entry.party : null }] : []
    })
  const all = [...listed(place, 'place'), ...listed(reserve, 'reserve')]
  const active = all.filter(({ withdrawnAt }) => withdrawnAt === null)
  return {
    places: active.filter(({ list }) => list === 'place'),
    reserve: active.filter(({ list }) => list === 'reserve'),
    withdrawn: all
      .filter(({ withdrawnAt }) => withdrawnAt !== null)
      .toSorted((a, b) => b.withdrawnAt!.getTime() - a.withdrawnAt!.getTime()),
  }
}

/** @throws AppError 404 ENTRY_NOT_FOUND */
export function findListed({ places, reserve, withdrawn }: EntryLists, id: number): ListedEntry {
  const entry = [...places, ...reserve, ...withdrawn].find((listed) => listed.id === id)
  if (!entry) throw new AppError('notFound', 'ENTRY_NOT_FOUND')
  return entry
}

/** @throws AppError 404 ENTRY_NOT_FOUND, 422 ENTRY_IS_WITHDRAWN */
export function findActive(lists: EntryLists, id: number): ListedEntry {
  const entry = findListed(lists, id)
  if (entry.withdrawnAt !== null) throw new AppError('refused', 'ENTRY_IS_WITHDRAWN')
  return entry
}

/** What decides about places, counted in the lists themselves: a dog that did not come keeps its line, and its place is free. */
export function placeFacts(trial: Trial, { places }: EntryLists): TrialFacts {
  const present = places.filter(({ outcome }) => outcome !== 'absent')
  return { ...factsOf(trial), taken: countByClass(present) }
}

/** The list of a dog that is entered now: as long as places are to be drawn none has one. */
export const listOfNew = (trial: Trial, lists: EntryLists, trialClass: TrialClass): EntryList =>
  isUndrawn(trial)
    ? 'reserve'
    : listForNew(
        placeFacts(trial, lists),
        trialClass,
        lists.reserve.map((entry) => entry.class),
      )

/** How an entry stands in the words of its entrant. */
export const stateOf = (entry: ListedEntry, trial: Trial): OwnEntryState =>
  ownEntryState({ ...entry, undrawn: isUndrawn(trial) })

/** Everything that the money of an entry follows from. */
export const moneyFacts = (entry: ListedEntry, { cancelledAt }: Pick<Trial, 'cancelledAt'>): MoneyFacts => ({
  ...entry,
  gone: entry.withdrawnAt !== null || cancelledAt !== null,
})

/** The next start number; null: none have been given. */
export function nextNumber({ places }: EntryLists): number | null {
  const highest = Math.max(0, ...places.map(({ startNumber }) => startNumber ?? 0))
  return highest === 0 ? null : highest + 1
}
