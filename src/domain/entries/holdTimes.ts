const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Milliseconds for which the place of a new entry is kept. Source: docs/rules/entries.md#holding-a-place. */
export const ENTERING_HOLD = 30 * MINUTE
/** Milliseconds for which an offered place is kept. Source: docs/rules/entries.md#offers. */
export const OFFER_HOLD = 48 * HOUR
/**
 * Milliseconds before the end of a hold at which who has not paid is reminded, by what the place is kept for; `transfer`: a bank transfer.
 * Source: docs/rules/entries.md#reminders
 */
export const REMINDED_BEFORE = { entering: 10 * MINUTE, offer: 12 * HOUR, transfer: 24 * HOUR } as const
/** For how long what a person changes by hand can be undone: nobody is told of it, and no place is offered. Source: docs/rules/entries.md#offers. */
export const TAKE_BACK = MINUTE
/** For how long a place is kept beyond its time while the provider cannot say how a payment of it stands. */
export const GRACE = 30 * MINUTE
/** An offer that would have to be taken in less is not made: the organiser calls the reserve up by hand. */
export const SHORTEST_OFFER = 3 * HOUR
/** Milliseconds between two mails that tell an entrant of moving up in the queue. Source: docs/rules/entries.md#moving-up. */
export const QUEUE_NEWS_EVERY = 12 * HOUR
/** Days on which banks work for which a place is kept for a bank transfer. Source: docs/rules/entries.md#bank-transfer. */
export const TRANSFER_BANK_DAYS = 3
