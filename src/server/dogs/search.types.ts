import { DOG_LIST_MAX } from '#contract/constants.ts'

/** A match, best first; the sort keys a list may be ordered by travel with it. */
export interface Hit {
  readonly id: number
  readonly regnr: string
  readonly name: string
  readonly birthDate: string | null
  /** the number that matched, where a number did */
  readonly matched: string | null
}

/** One more than the count, to see whether there are others. */
export const LIMIT = DOG_LIST_MAX + 1
