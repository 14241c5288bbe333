import { givenUntil, type Hold, lastHoldMoment } from '#domain/entries/holds.ts'
import type { Filling } from '#domain/entries/placeDraw.ts'
import type { PaymentMethod } from '#domain/payments/methods.ts'
import type { Act } from '../platform/act.ts'
import type { Trial } from '../trials/trials.types.ts'
import { updateEntry } from './entries.store.ts'
import type { ListedEntry } from './entries.types.ts'
import { drawValues, mailPlaceGiven } from './entryMails.ts'
import { mailEntrant, momentText } from './ownMails.service.ts'

/** Of an entry whose unpaid place is kept no longer, or for good. */
export const NO_HOLD = { hold: null, held_until: null } as const

/** Until when an offered place of a trial can be taken at most. Source: docs/rules/entries.md#offers. */
export const lastOffer = (trial: Trial): Date => lastHoldMoment(trial.heldOn!)

/** How the place is kept that an entry gets now: for good where nothing is owed, or no time is left to wait for the money. */
export function holdFor(
  trial: Trial,
  entry: ListedEntry,
  at: Date,
): { hold: Hold | null; held_until: Date | null } {
  const until = givenUntil(entry, at, lastOffer(trial))
  return until === null ? NO_HOLD : { hold: 'offer', held_until: until }
}

/**
 * What follows for an entry that comes from the queue to a place: it is kept for good where nothing is owed, or where there is no time left to
 * wait for the money, else until the offer ends. The entrant is told. `moveId`: the move that gave the place; `from`: what it comes of.
 */
export async function keepGivenPlace(
  act: Act,
  trial: Trial,
  entry: ListedEntry,
  { moveId, from = 'queue' }: { readonly moveId: number; readonly from?: Filling },
): Promise<void> {
  const kept = holdFor(trial, entry, act.at)
  await updateEntry(act.db, entry.id, kept)
  if (kept.held_until === null) return mailPlaceGiven(act, trial, { entry, moveId, from })
  await act.log(['entry', entry.id], 'PLACE_OFFERED', null, { until: kept.held_until.toISOString() })
  await mailEntrant(act, trial, entry, {
    thing: `entry_move:${moveId}`,
    kind: from === 'draw' ? 'drawnOffered' : 'placeOffered',
    mustArrive: true,
    values: { until: momentText(kept.held_until, entry), ...(from === 'draw' && drawValues(act, trial)) },
  })
}

/** An entry whose fee has come keeps its place for good. */
export const keepPaidPlace = ({ db }: Act, entry: { readonly id: number }): Promise<void> =>
  updateEntry(db, entry.id, NO_HOLD)

/** Lowers what an entry costs, in cents. */
export const lowerFee = ({ db }: Act, entry: { readonly id: number }, feeCents: number): Promise<void> =>
  updateEntry(db, entry.id, { fee_cents: feeCents })

/** Keeps the place of a new entry until it is paid. */
export const holdNewPlace = ({ db }: Act, entry: { readonly id: number }, until: Date): Promise<void> =>
  updateEntry(db, entry.id, { hold: 'entering', held_until: until })

/** Keeps the place of an entry until its bank transfer can have come. */
export const holdForTransfer = ({ db }: Act, entry: { readonly id: number }, until: Date): Promise<void> =>
  updateEntry(db, entry.id, { method: 'transfer', hold: 'transfer', held_until: until })

/** Keeps how the entrant pays. */
export const setMethod = (
  { db }: Act,
  entry: { readonly id: number },
  method: PaymentMethod,
): Promise<void> => updateEntry(db, entry.id, { method })

/** Keeps how much of what was paid stays with the organiser. */
export const keepCents = ({ db }: Act, entry: { readonly id: number }, keptCents: number): Promise<void> =>
  updateEntry(db, entry.id, { kept_cents: keptCents })
