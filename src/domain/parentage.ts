import { addMonths } from './dates.ts'
import { type Sex, sameBreed } from './dogs.ts'
import { PARENT_LIMITS } from './imports/ages.ts'

/** A dog as far as it says who can be its parent; null: not known. */
export interface Relative {
  readonly id: number
  readonly sex: Sex | null
  readonly breed: string
  readonly birthDate: string | null
  readonly birthYear: number | null
  readonly deathDate: string | null
}

export type ParentRole = 'sire' | 'dam'

/** Why a link cannot be. */
export const PARENT_FAULTS = [
  'OWN_PARENT',
  'SIRE_NOT_MALE',
  'DAM_NOT_FEMALE',
  'PARENT_YOUNGER',
  'PARENT_TOO_YOUNG',
  'DAM_DEAD',
  'SAME_PARENTS',
  'PARENT_IS_DESCENDANT',
] as const
export type ParentFault = (typeof PARENT_FAULTS)[number]

/** What is possible, and more often an error. */
export const PARENT_DOUBTS = ['SIRE_DEAD', 'SIRE_OLD', 'DAM_OLD', 'OTHER_BREED', 'SEX_UNKNOWN'] as const
export type ParentDoubt = (typeof PARENT_DOUBTS)[number]

const YEAR_MONTHS = 12

/** What bars a dog from being a parent of another, as far as the two tell; loops need the pedigree. Source: docs/rules/imports.md#ages-of-parents. */
export function parentFaults(role: ParentRole, child: Relative, parent: Relative): ParentFault[] {
  const rules: [ParentFault, boolean][] = [
    ['OWN_PARENT', parent.id === child.id],
    ['SIRE_NOT_MALE', role === 'sire' && parent.sex === 'female'],
    ['DAM_NOT_FEMALE', role === 'dam' && parent.sex === 'male'],
    ['PARENT_YOUNGER', parent.id !== child.id && isNotOlder(parent, child)],
    ['PARENT_TOO_YOUNG', isTooYoung(parent, child)],
    ['DAM_DEAD', role === 'dam' && wasDeadFor(parent, child, 0)],
  ]
  return rules.filter(([, met]) => met).map(([fault]) => fault)
}

/** What makes a possible parent doubtful. Source: docs/rules/imports.md#ages-of-parents. */
export function parentDoubts(role: ParentRole, child: Relative, parent: Relative): ParentDoubt[] {
  const rules: [ParentDoubt, boolean][] = [
    ['SIRE_DEAD', role === 'sire' && wasDeadFor(parent, child, PARENT_LIMITS.sireDeadYears)],
    ['SIRE_OLD', role === 'sire' && wasOlderThan(parent, child, PARENT_LIMITS.oldestSireYears)],
    ['DAM_OLD', role === 'dam' && wasOlderThan(parent, child, PARENT_LIMITS.oldestDamYears)],
    ['OTHER_BREED', !sameBreed(parent.breed, child.breed)],
    ['SEX_UNKNOWN', parent.sex === null],
  ]
  return rules.filter(([, met]) => met).map(([doubt]) => doubt)
}

/** By days, or by years where a day is missing. */
function isNotOlder(parent: Relative, child: Relative): boolean {
  if (parent.birthDate !== null && child.birthDate !== null) return parent.birthDate >= child.birthDate
  return parent.birthYear !== null && child.birthYear !== null && parent.birthYear >= child.birthYear
}

function isTooYoung({ birthDate }: Relative, child: Relative): boolean {
  if (birthDate === null || child.birthDate === null || birthDate >= child.birthDate) return false
  return addMonths(birthDate, PARENT_LIMITS.youngestMonths) > child.birthDate
}

function wasDeadFor({ deathDate }: Relative, child: Relative, years: number): boolean {
  if (deathDate === null) return false
  if (child.birthDate !== null) return child.birthDate > addMonths(deathDate, years * YEAR_MONTHS)
  return child.birthYear !== null && child.birthYear - yearOf(deathDate) > years
}

function wasOlderThan(parent: Relative, child: Relative, years: number): boolean {
  if (parent.birthDate !== null && child.birthDate !== null)
    return child.birthDate > addMonths(parent.birthDate, years * YEAR_MONTHS)
  if (parent.birthYear === null || child.birthYear === null) return false
  return child.birthYear - parent.birthYear > years
}

const yearOf = (day: string): number => Number(day.slice(0, 4))
