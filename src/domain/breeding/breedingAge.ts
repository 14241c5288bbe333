import { addMonths } from '../dates.ts'
import type { Sex } from '../dogs.ts'

/** Between which ages a dog is used for breeding. */
interface BreedingAge {
  readonly sex: Sex
  /** ISO day from which on it holds */
  readonly validFrom: string
  /** least age, in months */
  readonly fromMonths: number
  /** the age at which it ends, in months */
  readonly untilMonths: number
}

/** Source: docs/rules/breeding-and-health.md#breeding-age. */
const BREEDING_AGES: readonly BreedingAge[] = [
  { sex: 'female', validFrom: '2023-01-01', fromMonths: 18, untilMonths: 120 },
  { sex: 'male', validFrom: '2023-01-01', fromMonths: 18, untilMonths: 168 },
]

/**
 * Whether a dog born on an ISO day is of breeding age on another; unknown where its sex or its day of birth is not known, or no rule was in
 * force. Source: docs/rules/breeding-and-health.md#breeding-age.
 */
export function breedingAgeOutcome(
  sex: Sex | null,
  born: string | null,
  day: string,
): 'met' | 'notMet' | 'unknown' {
  const rule = BREEDING_AGES.filter((age) => age.sex === sex && age.validFrom <= day).at(-1)
  if (!rule || born === null) return 'unknown'
  const isOfAge = addMonths(born, rule.fromMonths) <= day && day < addMonths(born, rule.untilMonths)
  return isOfAge ? 'met' : 'notMet'
}

/** Whether it is known to be of breeding age. */
export const isOfBreedingAge = (sex: Sex | null, born: string | null, day: string): boolean =>
  breedingAgeOutcome(sex, born, day) === 'met'
