import { PARENT_LIMITS } from '#domain/imports/ages.ts'

/** What a problem costs. */
type Consequence = 'row' | 'link' | 'value' | 'numbers' | 'nothing'

const { youngestMonths, oldestDamYears, oldestSireYears, sireDeadYears } = PARENT_LIMITS

/**
 * Everything that can be wrong with a row, in the order of the summary. `subject` is the field, parent or number it
 * is about, `detail` what the file says there.
 */
export const PROBLEMS = {
  'wrong-columns': { consequence: 'row', title: 'rows with another number of columns than the header' },
  'no-number': { consequence: 'row', title: 'rows without a registration number' },
  'short-number': { consequence: 'row', title: 'registration numbers under 4 characters' },
  'unusable-number': {
    consequence: 'row',
    title: 'registration numbers that are too long or have empty parts',
  },
  'no-breed': { consequence: 'row', title: 'rows without a breed' },
  'unknown-breed': { consequence: 'row', title: 'rows of a breed that is not known' },
  'other-dog': {
    consequence: 'row',
    title: 'rows of another sex or birth than the dog with their number',
  },
  'parent-number': { consequence: 'link', title: 'parents whose number cannot be used' },
  'own-parent': { consequence: 'link', title: 'dogs that are their own parent' },
  'same-parents': { consequence: 'link', title: 'rows with one dog as both parents' },
  'female-sire': { consequence: 'link', title: 'rows with a female sire' },
  'male-dam': { consequence: 'link', title: 'rows with a male dam' },
  'both-roles': { consequence: 'link', title: 'parents of unknown sex that stand as sire and as dam' },
  'younger-parent': { consequence: 'link', title: 'parents that are not older than their offspring' },
  'young-parent': {
    consequence: 'link',
    title: `parents of under ${youngestMonths} months at the birth`,
  },
  'dead-dam': { consequence: 'link', title: 'dams that died before the day of the birth' },
  'dead-sire': {
    consequence: 'nothing',
    title: `sires that died more than ${sireDeadYears} year before the birth: the links are taken`,
  },
  'old-sire': {
    consequence: 'nothing',
    title: `sires of over ${oldestSireYears} years at the birth: the links are taken`,
  },
  'old-dam': {
    consequence: 'nothing',
    title: `dams of over ${oldestDamYears} years at the birth: the links are taken`,
  },
  loop: { consequence: 'link', title: 'dogs that would be their own ancestor' },
  'alias-unusable': { consequence: 'numbers', title: 'further numbers that cannot be used' },
  'two-dogs': { consequence: 'numbers', title: 'numbers of one row that belong to two recorded dogs' },
  'different-sex': {
    consequence: 'numbers',
    title: 'numbers of one row that belong to dogs of different sex',
  },
  'different-birth': {
    consequence: 'numbers',
    title: 'numbers of one row that belong to dogs born on different days',
  },
  'bad-value': { consequence: 'value', title: 'values that cannot be read' },
  'out-of-range': { consequence: 'value', title: 'values outside what is possible' },
  'death-before-birth': { consequence: 'value', title: 'days of death that cannot be, by the birth' },
  conflict: { consequence: 'value', title: 'values that differ between rows of one dog: the first stands' },
  differs: {
    consequence: 'value',
    title: 'values that differ from what the service holds: the service keeps its own',
  },
} as const satisfies Record<string, { consequence: Consequence; title: string }>

export type ProblemCode = keyof typeof PROBLEMS

/** True where something of the file is not used. */
export function isLoss(code: ProblemCode): boolean {
  return PROBLEMS[code].consequence !== 'nothing'
}

export interface Problem {
  /** line of the file, counted as a `TableRow`'s */
  readonly line: number
  readonly regnr: string | null
  readonly code: ProblemCode
  readonly subject: string | null
  readonly detail: string | null
}

const CONSEQUENCES: Readonly<Record<Consequence, string>> = {
  row: 'the row is refused',
  link: 'the dog is taken without this parent',
  value: 'the rest of the row is taken',
  numbers: 'the dog is taken without this number',
  nothing: 'the link is taken: look at it',
}

/** What is said of a problem in the report: what is wrong, with what, and what was done. */
export function problemText({ code, subject, detail }: Problem): string {
  const about = [subject, detail].filter((part) => part !== null).join(' ')
  return `${SENTENCES[code]}${about ? `: ${about}` : ''}; ${consequenceOf(code)}`
}

function consequenceOf(code: ProblemCode): string {
  if (code === 'conflict') return 'the value of the first row stands'
  if (code === 'differs') return 'the service keeps its own value'
  return CONSEQUENCES[PROBLEMS[code].consequence]
}

const SENTENCES: Readonly<Record<ProblemCode, string>> = {
  'wrong-columns': 'the row has another number of columns than the header',
  'no-number': 'the row has no registration number',
  'short-number': 'the registration number has under 4 characters',
  'unusable-number': 'the registration number is over 60 characters long, or has empty or over 4 parts',
  'no-breed': 'the row names no breed',
  'unknown-breed': 'the breed is not known',
  'other-dog': 'sex or birth is not that of the dog with this number',
  'parent-number': "the parent's number cannot be used",
  'own-parent': 'the dog is given as its own parent',
  'same-parents': 'one dog is given as both parents',
  'female-sire': 'the sire is female',
  'male-dam': 'the dam is male',
  'both-roles': 'a dog of unknown sex was the other parent of an earlier row',
  'younger-parent': 'the parent is not older than its offspring',
  'young-parent': `the parent is under ${youngestMonths} months old at the birth`,
  'dead-dam': 'the dam died before the day of the birth',
  'dead-sire': `the sire died more than ${sireDeadYears} year before the birth (frozen semen?)`,
  'old-sire': `the sire is over ${oldestSireYears} years old at the birth`,
  'old-dam': `the dam is over ${oldestDamYears} years old at the birth`,
  loop: 'the dog would be its own ancestor',
  'alias-unusable': 'the further number cannot be used',
  'two-dogs': 'the number belongs to another recorded dog',
  'different-sex': 'the number belongs to a dog of the other sex',
  'different-birth': 'the number belongs to a dog born on another day',
  'bad-value': 'the value cannot be read',
  'out-of-range': 'the value is outside what is possible',
  'death-before-birth': 'the dog died before it, or its recorded offspring, was born',
  conflict: 'an earlier row of the same dog says something else',
  differs: 'the service holds something else',
}
