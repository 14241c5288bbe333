import { addDays } from '../dates.ts'
import { finnishDayOf, finnishMoment } from '../moments.ts'
import { addBankDays, bankDayBefore, isBankDay } from '../payments/bankDays.ts'
import { dueCents, type MoneyFacts } from '../payments/standing.ts'
import type { TrialClass } from '../trials/results.ts'
import type { TrialFacts } from '../trials/states.ts'
import { GRACE, OFFER_HOLD, SHORTEST_OFFER, TAKE_BACK, TRANSFER_BANK_DAYS } from './holdTimes.ts'
import { whyFull } from './places.ts'

/** Why an unpaid place is kept: the dog has just been entered, the entrant pays by bank transfer, or the place was offered to it. */
export const HOLDS = ['entering', 'transfer', 'offer'] as const
export type Hold = (typeof HOLDS)[number]

/** Time of day at which a place that is kept for days is lost. */
const LAST_HOUR = '18:00'

/** The last moment for which an unpaid place is kept: on the day before the trial. */
export const lastHoldMoment = (heldOn: string): Date => finnishMoment(addDays(heldOn, -1), LAST_HOUR)

/**
 * Until when a place is kept for a bank transfer that is agreed today: 18:00 on the third day on which banks work, and not beyond the last moment.
 * @param today ISO day in Finland
 * @returns null: no day on which banks work is left before that one, so it would come too late. Source: docs/rules/entries.md#bank-transfer
 */
export function transferUntil(today: string, heldOn: string): Date | null {
  const until = addBankDays(today, TRANSFER_BANK_DAYS)
  const last = addDays(heldOn, -1)
  const day = until < last ? until : last
  return bankDayBefore(day) > today ? finnishMoment(day, LAST_HOUR) : null
}

/** The ISO day by which a transfer is to arrive, so that the organiser sees it before the place is lost. */
export const transferDueOn = (heldUntil: Date): string => bankDayBefore(finnishDayOf(heldUntil))

/** Whether a transfer should have come: its place is lost on the day itself, so somebody has to look at the account. @param today ISO day in Finland */
export const isOverdue = (
  { hold, heldUntil }: { readonly hold: Hold | null; readonly heldUntil: Date | string | null },
  today: string,
): boolean => hold === 'transfer' && heldUntil !== null && transferDueOn(new Date(heldUntil)) < today

/** The last moment until which a place is kept whose transfer is overdue. @param today ISO day in Finland */
export const overdueUntil = (today: string): Date =>
  finnishMoment(isBankDay(today) ? today : addBankDays(today, 1), LAST_HOUR)

/**
 * Until when an offered place is kept: 48 hours, and not beyond the last moment.
 * @param last 18:00 on the day before the trial
 * @returns null: it is too late for an offer. Source: docs/rules/entries.md#offers
 */
function offeredUntil(at: Date, last: Date): Date | null {
  const until = Math.min(at.getTime() + OFFER_HOLD, last.getTime())
  return until - at.getTime() < SHORTEST_OFFER ? null : new Date(until)
}

/**
 * Until when a place is kept that an entry is given now; null: for good, since nothing is owed, or no time is left to wait for the money.
 * @param last 18:00 on the day before the trial
 */
export const givenUntil = (money: UnpaidFacts, at: Date, last: Date): Date | null =>
  dueCents({ ...money, gone: false }) > 0 ? offeredUntil(at, last) : null

type UnpaidFacts = Omit<MoneyFacts, 'gone'>

/** Whether something was changed by hand so lately that it can still be undone. Source: docs/rules/entries.md#offers */
export const canBeUndone = (at: Date, changedByHand: Date | undefined): boolean =>
  changedByHand !== undefined && at.getTime() - changedByHand.getTime() < TAKE_BACK

/** Whether places may be offered to the queue: there is time to take one, and nobody has just changed something by hand that can be undone. */
export const mayOffer = (at: Date, last: Date, changedByHand: Date | undefined): boolean =>
  offeredUntil(at, last) !== null && !canBeUndone(at, changedByHand)

/** A place with what decides how long it is kept. */
export interface KeptPlace extends UnpaidFacts {
  readonly heldUntil: Date | null
  /** the dog is being judged, or has been */
  readonly judged: boolean
}

/**
 * What becomes of a place at a moment: `waits`: it is kept as before; `paid`: its whole fee has come, so it is kept for good; `lost`: it was not
 * paid in time. @param isUncertain a payment of it may be on its way. Source: docs/rules/entries.md#holding-a-place
 */
export function fateOf(place: KeptPlace, at: Date, isUncertain: boolean): 'waits' | 'paid' | 'lost' {
  if (place.heldUntil === null || place.judged) return 'waits'
  if (at.getTime() < place.heldUntil.getTime() + (isUncertain ? GRACE : 0)) return 'waits'
  return dueCents({ ...place, gone: false }) <= 0 ? 'paid' : 'lost'
}

/** The first in the queue for which a place is free; undefined: none. Who has to wait for a place in one class does not keep others from one in theirs. */
export const firstThatFits = <Waiting extends { readonly class: TrialClass }>(
  facts: TrialFacts,
  queue: readonly Waiting[],
): Waiting | undefined => queue.find((waiting) => whyFull(facts, waiting.class) === null)
