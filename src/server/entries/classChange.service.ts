import { isUndrawn } from '#domain/entries/placeDraw.ts'
import { type ClassChangeFollows, followsOfChange } from '#domain/entries/places.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { Act } from '../platform/act.ts'
import type { Trial } from '../trials/trials.types.ts'
import { updateEntry } from './entries.store.ts'
import type { EntryLists, ListedEntry } from './entries.types.ts'
import { takeBackPlaceGiven } from './entryMails.ts'
import { NO_HOLD } from './holds.service.ts'
import { nextNumber, placeFacts } from './lists.ts'
import { insertMove } from './moves.store.ts'

/** An active entry of a locked trial. */
interface InTrial {
  readonly trial: Trial
  readonly lists: EntryLists
  readonly entry: ListedEntry
}

/** What follows for a dog that changes to another class. Source: docs/rules/entries.md#changing-the-class. */
export function whatFollows({ entry, trial, lists }: InTrial, to: TrialClass): ClassChangeFollows {
  if (isUndrawn(trial)) return 'stays'
  const waiting = lists.reserve.filter(({ id }) => id !== entry.id).map((other) => other.class)
  const isLast = lists.reserve.at(-1)?.id === entry.id
  const change = { from: entry.class, to, list: entry.list, isLast }
  return followsOfChange(placeFacts(trial, lists), change, waiting)
}

export interface ClassChange {
  readonly to: TrialClass
  /** the product of the new class and its price in cents; null: nothing is asked for */
  readonly fee: { readonly id: number; readonly amountCents: number } | null
  readonly follows: ClassChangeFollows
}

/** Puts an entry into another class for a new fee, and to where it stands then. */
export async function putIntoClass(
  act: Act,
  { entry, trial, lists }: InTrial,
  { to, fee, follows }: ClassChange,
): Promise<void> {
  const losesPlace = follows === 'losesPlace'
  const isPaid = fee !== null && fee.amountCents <= entry.paidCents - entry.refundedCents
  const numbered = entry.startNumber !== null
  await updateEntry(act.db, entry.id, {
    class: to,
    ...(fee && { product_id: fee.id, fee_cents: fee.amountCents }),
    ...(numbered && { start_number: losesPlace ? null : nextNumber(lists) }),
    ...((losesPlace || isPaid) && NO_HOLD),
  })
  await act.log(
    ['entry', entry.id],
    'CHANGED',
    { class: entry.class, list: entry.list, ...(fee && { feeCents: entry.feeCents }) },
    { class: to, list: losesPlace ? 'reserve' : entry.list, ...(fee && { feeCents: fee.amountCents }) },
  )
  // Whoever has the highest number stands last.
  const list = follows === 'stays' ? 'place' : 'reserve'
  if (follows !== 'stays' || numbered)
    await insertMove(act.db, {
      trialId: trial.id,
      entryId: entry.id,
      list,
      beforeId: null,
      at: act.at,
      by: null,
    })
  if (losesPlace) await takeBackPlaceGiven(act, entry)
}
