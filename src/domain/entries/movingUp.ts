import { QUEUE_NEWS_EVERY } from './holdTimes.ts'

/** Whether a number in the queue is to be told: it is better than the one told last, and that was long enough ago. Source: docs/rules/entries.md#moving-up. */
export const isNewsOfMovingUp = (
  number: number,
  told: { readonly number: number; readonly toldAt: Date },
  at: Date,
): boolean => number < told.number && at.getTime() - told.toldAt.getTime() >= QUEUE_NEWS_EVERY
