import type { LitterAnswer } from '#contract/pedigree.ts'
import { sameBreed } from '#domain/dogs.ts'
import type { HealthCodes } from '#domain/health/codes.ts'
import type { PedigreeDog } from '../dogs/dogs.types.ts'
import { AppError } from '../platform/errors.ts'

/** Findings that bar a parent with the worst grade from the full register. Source: docs/rules/breeding-and-health.md#litters. */
const WORST_GRADE_KINDS = new Set(['hips', 'elbows', 'knees', 'back_sp'])

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

/** Why the litter would go into the EJ register only; these warn and never block. Source: docs/rules/breeding-and-health.md#litters. */
export function matingWarnings(sire: Parent, dam: Parent, codes: HealthCodes): Warning[] {
  const rules: [Warning, boolean][] = [
    ['PARENT_OFFSPRING', isParent(sire.dog, dam.dog) || isParent(dam.dog, sire.dog)],
    ['FULL_SIBLINGS', areFullSiblings(sire.dog, dam.dog)],
    ['WORST_GRADE_SIRE', hasWorstGrade(sire.record, codes)],
    ['WORST_GRADE_DAM', hasWorstGrade(dam.record, codes)],
  ]
  return rules.filter(([, met]) => met).map(([warning]) => warning)
}

function isParent(parent: Related, offspring: Related): boolean {
  return offspring.sireId === parent.id || offspring.damId === parent.id
}

function areFullSiblings(a: Related, b: Related): boolean {
  return a.sireId !== null && a.damId !== null && a.sireId === b.sireId && a.damId === b.damId
}

export const hasWorstGrade = ({ health }: Parent['record'], codes: HealthCodes): boolean =>
  health.some((statement) => WORST_GRADE_KINDS.has(statement.kind) && codes.isWorst(statement))

/** Whether anything is known that could bar it. */
export const isExaminedForWorst = ({ health }: Parent['record'], codes: HealthCodes): boolean =>
  health.some((statement) => WORST_GRADE_KINDS.has(statement.kind) && codes.placeOf(statement) >= 0)
