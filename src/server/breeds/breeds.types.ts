import type { LocalText } from '#domain/localText.ts'

/** What staff write of a breed. */
export interface BreedInput {
  readonly code: string
  readonly name: LocalText
  /** the club looks after it */
  readonly club: boolean
  /** not offered where a breed is chosen, as long as no dog has it */
  readonly hidden: boolean
}

export interface StoredBreed extends BreedInput {
  readonly id: number
  readonly version: number
  /** dogs of the register */
  readonly dogs: number
  /** those that were entered in trials without being in it */
  readonly others: number
}
