import { addMonths } from '../dates.ts'
import { isReadable } from '../plainText.ts'

/** `junkkari`: once for a young dog; `inspection`: a breeding review, as often as one likes. */
export const REVIEW_KINDS = ['junkkari', 'inspection'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

/** What is written down of a dog on a review day, in the order of the sheet. */
export const REVIEW_FIELDS = ['clock', 'class', 'height', 'length', 'critique'] as const
export type ReviewField = (typeof REVIEW_FIELDS)[number]
export type ReviewValue = string | number | null
/** A field that is missing has not been written. */
export type ReviewValues = Readonly<Partial<Record<ReviewField, ReviewValue>>>

/** Smallest and greatest measure that is taken for true, in cm. Source: docs/rules/breeding-and-health.md#writing-reviews. */
export const REVIEW_RANGES = { height: [30, 100], length: [30, 120] } as const
export const LONGEST_CRITIQUE = 5000
/** Least age of a dog on the day, in months. Source: docs/rules/breeding-and-health.md#writing-reviews. */
const LEAST_MONTHS: Readonly<Record<ReviewKind, number>> = { junkkari: 0, inspection: 18 }

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

export type ReviewFieldProblem =
  | 'TIME_INVALID'
  | 'REVIEW_CLASS_INVALID'
  | 'REVIEW_HEIGHT_INVALID'
  | 'REVIEW_LENGTH_INVALID'
  | 'TEXT_INVALID'

/** Whether a measure is plausible, in cm with one decimal at most. */
export function isReviewMeasure(name: keyof typeof REVIEW_RANGES, value: number): boolean {
  const [least, most] = REVIEW_RANGES[name]
  return value >= least && value <= most && Math.abs(value * 10 - Math.round(value * 10)) < 1e-9
}

/** What is wrong with a value by itself; null: nothing, as with an empty one. `classes`: the codes that may be given. */
export function reviewFieldProblem(
  field: ReviewField,
  value: ReviewValue,
  classes: readonly string[],
): ReviewFieldProblem | null {
  if (value === null) return null
  switch (field) {
    case 'clock':
      return typeof value === 'string' && CLOCK.test(value) ? null : 'TIME_INVALID'
    case 'class':
      return typeof value === 'string' && classes.includes(value) ? null : 'REVIEW_CLASS_INVALID'
    case 'height':
      return typeof value === 'number' && isReviewMeasure('height', value) ? null : 'REVIEW_HEIGHT_INVALID'
    case 'length':
      return typeof value === 'number' && isReviewMeasure('length', value) ? null : 'REVIEW_LENGTH_INVALID'
    case 'critique':
      return typeof value === 'string' && value.length <= LONGEST_CRITIQUE && isReadable(value)
        ? null
        : 'TEXT_INVALID'
  }
}

/** What a review must have before it is published, with the code of what is missing. Source: docs/rules/breeding-and-health.md#writing-reviews. */
export const REVIEW_NEEDED = {
  class: 'REVIEW_CLASS_MISSING',
  height: 'REVIEW_HEIGHT_MISSING',
  length: 'REVIEW_LENGTH_MISSING',
} as const satisfies Partial<Record<ReviewField, string>>
export type ReviewGap = keyof typeof REVIEW_NEEDED

/** The needed fields that are still empty. */
export const reviewGaps = (values: ReviewValues): readonly ReviewGap[] =>
  (Object.keys(REVIEW_NEEDED) as ReviewGap[]).filter((field) => (values[field] ?? null) === null)

export const REVIEW_FAULTS = [
  'REVIEW_IN_FUTURE',
  'REVIEW_BEFORE_BIRTH',
  'REVIEW_AFTER_DEATH',
  'REVIEW_TOO_YOUNG',
  'REVIEW_JUNKKARI_EXISTS',
  'REVIEW_EXISTS',
] as const
export type ReviewFault = (typeof REVIEW_FAULTS)[number]

/** What a review is held against. */
export interface ReviewedDog {
  readonly birthDate: string | null
  readonly birthYear: number | null
  /** as far as whoever writes may know it */
  readonly diedOn: string | null
  /** another Junkkari review of the dog */
  readonly hasJunkkari: boolean
  /** another review of the kind on the same day */
  readonly hasSameDay: boolean
}

/**
 * What bars a review of a dog, with its field; undefined: nothing. Of a dog of which only the year of birth is known, what is certain.
 * Source: docs/rules/breeding-and-health.md#writing-reviews.
 */
export function reviewFault(
  { kind, date }: { readonly kind: ReviewKind; readonly date: string },
  dog: ReviewedDog,
  today: string,
): readonly [ReviewFault, field: 'date' | 'kind'] | undefined {
  if (date > today) return ['REVIEW_IN_FUTURE', 'date']
  return reviewedDogFault({ kind, date }, dog)
}

/** The same of a day that may still be to come. */
export function reviewedDogFault(
  { kind, date }: { readonly kind: ReviewKind; readonly date: string },
  { birthDate, birthYear, diedOn, hasJunkkari, hasSameDay }: ReviewedDog,
): readonly [ReviewFault, field: 'date' | 'kind'] | undefined {
  const earliestBirth = birthDate ?? (birthYear === null ? null : `${birthYear}-01-01`)
  if (earliestBirth !== null && date <= earliestBirth) return ['REVIEW_BEFORE_BIRTH', 'date']
  if (diedOn !== null && date > diedOn) return ['REVIEW_AFTER_DEATH', 'date']
  if (earliestBirth !== null && date < addMonths(earliestBirth, LEAST_MONTHS[kind]))
    return ['REVIEW_TOO_YOUNG', 'date']
  if (kind === 'junkkari' && hasJunkkari) return ['REVIEW_JUNKKARI_EXISTS', 'kind']
  if (hasSameDay) return ['REVIEW_EXISTS', 'date']
  return undefined
}
