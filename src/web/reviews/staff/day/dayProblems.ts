import type { ReviewDay, ReviewEntry } from '#contract/reviewDays.ts'
import { REVIEW_NEEDED, type ReviewField, reviewGaps } from '#domain/breeding/reviews.ts'
import { finnishToday } from '../../../ui/values/days.ts'
import type { OpenEntry } from './useDaySheet.ts'

/** What keeps a day from being published: a code at a field of a dog, or of the dog as a whole. */
export interface DayProblem {
  readonly open: OpenEntry
  /** null: the dog itself, which may not be reviewed on the day */
  readonly field: ReviewField | null
  readonly code: string
}

/** What bars a dog, is missing of it, or was typed and is no value. */
export function problemsOf(open: OpenEntry): readonly DayProblem[] {
  const { fault } = open.entry
  const invalid = [...open.unsaved.values()].filter(({ state }) => state === 'invalid')
  const missing = reviewGaps(open.values).filter((gap) => invalid.every(({ field }) => field !== gap))
  return [
    ...(fault ? [{ open, field: null, code: fault }] : []),
    ...invalid.map(({ field }) => ({ open, field, code: 'VALUE_INVALID' })),
    ...missing.map((field) => ({ open, field, code: REVIEW_NEEDED[field] })),
  ]
}

/** Whether anything does, as it is stored. */
export const isBarred = ({ fault, values }: ReviewEntry): boolean =>
  fault !== null || reviewGaps(values).length > 0

export const isStillToCome = ({ date }: ReviewDay): boolean => date > finnishToday()
