import type { LitterAnswer } from '#contract/pedigree.ts'
import { judgeWorst } from '#domain/breeding/rules/dogConditions.ts'
import { relationsOf } from '#domain/breeding/rules/facts.ts'
import type { BreedingRules } from '#domain/breeding/rules/inForce.ts'
import type { Relation } from '#domain/breeding/rules/ruleSet.ts'
import { sameBreed } from '#domain/dogs.ts'
import type { HealthCodes } from '#domain/health/codes.ts'
import type { PedigreeDog } from '../dogs/dogs.types.ts'
import { AppError } from '../platform/errors.ts'

/**
 * Refuses two dogs that cannot have a litter, each with its own reason. A dog of unknown sex is accepted in the role asked.
 * @throws AppError 422
 */
export function checkPair(sire: PedigreeDog, dam: PedigreeDog): void {
  if (sire.id === dam.id) throw new AppError('refused', 'DOG_WITH_ITSELF')
  if (sire.sex !== null && sire.sex === dam.sex) throw new AppError('refused', 'SAME_SEX')
  if (sire.sex === 'female') {
    throw new AppError('refused', 'SIRE_NOT_MALE', { fatherRegnr: 'SIRE_NOT_MALE' })
  }
  if (dam.sex === 'male') throw new AppError('refused', 'DAM_NOT_FEMALE', { motherRegnr: 'DAM_NOT_FEMALE' })
  if (!sameBreed(sire.breed, dam.breed)) throw new AppError('refused', 'DIFFERENT_BREEDS')
}

/** A dog by its parents. */
type Related = Pick<PedigreeDog, 'id' | 'sireId' | 'damId'>

type Warning = LitterAnswer['warnings'][number]
interface Graded {
  readonly kind: string
  readonly scale: string
  readonly value: string
}
interface Parent {
  readonly dog: Related
  /** the latest statement of each kind */
  readonly record: { readonly health: readonly Graded[] }
}

export interface MatingRules {
  readonly rules: BreedingRules
  readonly codes: HealthCodes
  /** ISO day of the mating */
  readonly day: string
}

/** Why the litter would go into the EJ register only; these warn and never block. Source: docs/rules/breeding-and-health.md#litters. */
export function matingWarnings(breed: string, sire: Parent, dam: Parent, by: MatingRules): Warning[] {
  const barred = by.rules
    .conditionsOn('related', breed, by.day, ['register'])
    .flatMap(({ relations }) => relations)
  const found = relationsOf(sire.dog, dam.dog) ?? []
  const isRelated = (relation: Relation) => barred.includes(relation) && found.includes(relation)
  const warnings: [Warning, boolean][] = [
    ['PARENT_OFFSPRING', isRelated('parentOffspring')],
    ['FULL_SIBLINGS', isRelated('fullSiblings')],
    ['WORST_GRADE_SIRE', hasWorstGrade(breed, sire.record, by)],
    ['WORST_GRADE_DAM', hasWorstGrade(breed, dam.record, by)],
  ]
  return warnings.filter(([, met]) => met).map(([warning]) => warning)
}

export const hasWorstGrade = (
  breed: string,
  { health }: Parent['record'],
  { rules, codes, day }: MatingRules,
): boolean =>
  rules
    .conditionsOn('worstGrade', breed, day, ['register'])
    .some((one) => judgeWorst({ statements: health }, one, { codes }).outcome === 'notMet')
