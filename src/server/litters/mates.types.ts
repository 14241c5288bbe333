import type { Sex } from '#domain/dogs.ts'

/** A dog as far as it matters for whose mate it may be. */
export interface MateRow {
  readonly id: number
  readonly breed: string
  readonly sex: Sex | null
  /** ISO day; the middle of the year where only that is known */
  readonly born: string | null
  /** everyone may know that it is dead */
  readonly knownDead: boolean
}
