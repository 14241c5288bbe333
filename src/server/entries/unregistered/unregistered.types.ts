import type { SummaryRow } from '../../dogs/dogs.types.ts'

/** A dog that is not in the register, as its entry tells it. */
export interface EnteredDog {
  readonly id: number
  readonly regnr: string
  readonly name: string
  readonly breed: string
  readonly sex: 'male' | 'female' | null
  readonly birthDate: string | null
  readonly chip: string | null
  readonly sire: string | null
  readonly dam: string | null
  /** id of the recorded dog that has its number by now; null: none */
  readonly recordedId: number | null
}

/** The same with what its number leads to. */
export interface DescribedDog {
  readonly told: EnteredDog
  readonly recorded: SummaryRow | null
}
