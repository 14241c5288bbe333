import { MOST_PUPPIES } from '#domain/breeding/litterNotice.ts'
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
  'no-puppies': { consequence: 'row', title: 'litters without a puppy that has a number' },
  'litter-large': { consequence: 'row', title: 'litters with more puppies than a litter can have' },
  'unknown-dog': { consequence: 'row', title: 'rows of a dog that neither the service nor the file knows' },
  'row-missing': { consequence: 'row', title: 'rows that lack a value they need' },
  'row-value': { consequence: 'row', title: 'rows with a value that cannot be read' },
  'row-long': { consequence: 'row', title: 'rows with a text that is too long' },
  'row-future': { consequence: 'row', title: 'rows of a day to come' },
  'row-before-birth': { consequence: 'row', title: 'rows of a day on or before the birth of the dog' },
  'show-prize': { consequence: 'row', title: 'show results with a prize that was given no more' },
  'show-mark': { consequence: 'row', title: 'show results with a mark that needs ERI' },
  'erased-person': { consequence: 'value', title: 'owners and breeders who have been erased' },
  'owner-period': { consequence: 'row', title: 'owners whose time would end before it begins' },
  'trial-value': { consequence: 'row', title: 'trial results with a value that no scale has' },
  'trial-part': { consequence: 'row', title: 'trial results with a part that the class does not have' },
  'trial-zero': { consequence: 'row', title: 'trial results that contradict a feature at 0' },
  'trial-scores': { consequence: 'row', title: 'trial results with scores that the outcome does not have' },
  'trial-points': { consequence: 'row', title: 'trial results whose points are not the sum of their parts' },
  'trial-prize': {
    consequence: 'row',
    title: 'trial results with a prize that the rulebook of the day does not give',
  },
  'trial-age': { consequence: 'row', title: 'trial results of a dog too young or too old for the class' },
  'trial-ambiguous': { consequence: 'row', title: 'trial results that fit several trials' },
  'trial-open': { consequence: 'row', title: 'trial results of a trial that is not ended' },
  'trial-kept': { consequence: 'row', title: 'trial results of a trial that is kept in the service' },
  'trial-number': { consequence: 'row', title: 'trial numbers that another trial of the day has' },
  'unknown-club': { consequence: 'row', title: 'trials of an organiser that is not known' },
  'unknown-judge': { consequence: 'nothing', title: 'judges who are not known: the names are taken' },
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
  'no-puppies': 'no puppy of the litter has a registration number',
  'litter-large': `a litter has at most ${MOST_PUPPIES} puppies`,
  'unknown-dog': 'neither the service nor the file knows the dog',
  'row-missing': 'a value that the row needs is missing',
  'row-value': 'the value cannot be read',
  'row-long': 'the text is too long',
  'row-future': 'the day is to come',
  'row-before-birth': 'the dog was not born before that day',
  'show-prize': 'the prize was given no more on that day',
  'show-mark': 'the mark is given beside ERI alone',
  'erased-person': 'the person has been erased and does not come back',
  'owner-period': 'the time of the owner ends before it begins',
  'trial-value': 'no scale has the value',
  'trial-part': 'the class does not have the part',
  'trial-zero': 'a feature at 0 rules it out',
  'trial-scores': 'the outcome does not have it',
  'trial-points': 'the points are not the sum of the parts',
  'trial-prize': 'the rulebook of the day does not give the prize',
  'trial-age': 'the dog was too young or too old for the class',
  'trial-ambiguous': 'several trials of the day are meant; give the number',
  'trial-open': 'the trial is not ended',
  'trial-kept': 'the trial is kept in the service, where its results are corrected',
  'trial-number': 'another trial of the day has the number',
  'unknown-club': 'the organiser is not known',
  'unknown-judge': 'the judge is not known: the name is taken',
}
