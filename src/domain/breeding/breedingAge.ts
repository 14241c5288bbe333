import { addMonths } from '../dates.ts'
import type { Sex } from '../dogs.ts'
import { judgeAge } from './rules/dogConditions.ts'
import type { BreedingRules } from './rules/inForce.ts'
import type { ConditionOf } from './rules/ruleSet.ts'

/** A dog as far as its breeding age follows from it. */
export interface Aged {
  readonly breed: string
  readonly sex: Sex | null
  /** ISO day; null: not known */
  readonly born: string | null
}

/** Between which ages a dog is used for breeding on an ISO day; undefined: no rule is known. */
function ageOf(rules: BreedingRules, { breed, sex }: Aged, day: string): ConditionOf<'age'> | undefined {
  if (sex === null) return undefined
  const role = sex === 'male' ? 'sire' : 'dam'
  return rules.conditionsOn('age', breed, day).find(({ of }) => of === 'both' || of === role)
}

/**
 * The first ISO day on which a dog is too old, by the rule of another; null: not known. Source:
 * docs/rules/breeding-and-health.md#breeding-age.
 */
export function breedingAgeEnds(rules: BreedingRules, dog: Aged, day: string): string | null {
  const until = ageOf(rules, dog, day)?.untilMonths ?? null
  return until !== null && dog.born !== null ? addMonths(dog.born, until) : null
}

/** Whether a dog is known to be of breeding age on an ISO day. Source: docs/rules/breeding-and-health.md#breeding-age. */
export function isOfBreedingAge(rules: BreedingRules, dog: Aged, day: string): boolean {
  const rule = ageOf(rules, dog, day)
  const asked = { date: day, today: day }
  return (
    rule !== undefined && judgeAge({ born: dog.born, bornYearOnly: false }, rule, asked).outcome === 'met'
  )
}
