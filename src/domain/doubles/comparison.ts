import { breedFamily, type Sex } from '../dogs.ts'
import { isFinnishRegnr, regnrKey } from '../regnr.ts'
import {
  type ComparedNames,
  compareNames,
  NAME_LEVELS,
  type NameLevel,
  type WordCounts,
  wordsOf,
} from './names.ts'

/** What of a record tells whether it is of the dog of another. */
export interface DoubleFacts {
  readonly id: number
  readonly regnr: string
  readonly name: string
  readonly breed: string
  readonly sex: Sex | null
  readonly birthDate: string | null
  readonly birthYear: number | null
  readonly sire: ParentFact | null
  readonly dam: ParentFact | null
  readonly numbers: readonly string[]
  readonly chips: readonly string[]
}

interface ParentFact {
  readonly id: number
  readonly name: string
}

/** What is compared, and what may come of it. Source: docs/rules/doubles.md#evidence. */
export const DOUBLE_LEVELS = {
  name: NAME_LEVELS,
  birth: ['same', 'swapped', 'near', 'yearOnly', 'sameYear', 'nextYear', 'apart', 'unknown'],
  parents: ['same', 'one', 'alike', 'oneDiffers', 'different', 'missing', 'unknown'],
  number: ['spelling', 'swapped', 'digit', 'countries', 'foreign', 'sameRegister'],
  chip: ['same', 'different', 'unknown'],
  sex: ['same', 'different', 'unknown'],
  breed: ['same', 'variety', 'different'],
} as const
export type DoubleField = keyof typeof DOUBLE_LEVELS
export const DOUBLE_FIELDS = Object.keys(DOUBLE_LEVELS) as [DoubleField, ...DoubleField[]]
export type DoubleLevels = { readonly [Field in DoubleField]: (typeof DOUBLE_LEVELS)[Field][number] }

export interface Compared {
  readonly levels: DoubleLevels
  readonly names: ComparedNames
}

/** Compares two records field by field. */
export function compareRecords(one: DoubleFacts, other: DoubleFacts, counts: WordCounts): Compared {
  const names = compareNames(one, other, counts)
  return {
    names,
    levels: {
      name: names.level,
      birth: compareBirths(one, other),
      parents: compareParents(one, other, counts),
      number: compareNumbers(one.numbers, other.numbers),
      chip: compareChips(one.chips, other.chips),
      sex: one.sex === null || other.sex === null ? 'unknown' : one.sex === other.sex ? 'same' : 'different',
      breed: compareBreeds(one.breed, other.breed),
    },
  }
}

type Born = Pick<DoubleFacts, 'birthDate' | 'birthYear'>
/** Days by which one day may be the other, entered as the day of another event. */
const NEAR_DAYS = 7
const DAY_MS = 86_400_000

function compareBirths(one: Born, other: Born): DoubleLevels['birth'] {
  if (one.birthYear === null || other.birthYear === null) return 'unknown'
  const years = Math.abs(one.birthYear - other.birthYear)
  const [a, b] = [one.birthDate, other.birthDate]
  if (a === null || b === null) return years === 0 ? 'yearOnly' : years === 1 ? 'nextYear' : 'apart'
  if (a === b) return 'same'
  if (years === 0 && a.slice(5, 7) === b.slice(8) && a.slice(8) === b.slice(5, 7)) return 'swapped'
  const isNear = Math.abs(Date.parse(a) - Date.parse(b)) <= NEAR_DAYS * DAY_MS
  if (isNear || digitsApart(a, b) === 1) return 'near'
  return years === 0 ? 'sameYear' : years === 1 ? 'nextYear' : 'apart'
}

/** In how many places two texts of one length differ; of others Infinity. */
const digitsApart = (a: string, b: string): number =>
  a.length === b.length ? [...a].filter((sign, place) => sign !== b[place]).length : Number.POSITIVE_INFINITY

function compareParents(one: DoubleFacts, other: DoubleFacts, counts: WordCounts): DoubleLevels['parents'] {
  const pairs = (['sire', 'dam'] as const).map((role) => compareParent(one[role], other[role], counts))
  const count = (...wanted: readonly ParentLevel[]) => pairs.filter((level) => wanted.includes(level)).length
  if (count('different') === 2) return 'different'
  if (count('different') === 1) return 'oneDiffers'
  if (count('alike') > 0) return 'alike'
  if (count('same') === 2) return 'same'
  if (count('same') === 1) return 'one'
  return count('missing') > 0 ? 'missing' : 'unknown'
}

const ALIKE_PARENTS: readonly NameLevel[] = ['same', 'otherOrder', 'kennelSpelling', 'spelling', 'letter']
type ParentLevel = 'same' | 'alike' | 'different' | 'missing' | 'unknown'
/** `missing`: one record has it, the other none. `alike`: two records of one name, which may be a double too. */
function compareParent(one: ParentFact | null, other: ParentFact | null, counts: WordCounts): ParentLevel {
  if (one === null && other === null) return 'unknown'
  if (one === null || other === null) return 'missing'
  if (one.id === other.id) return 'same'
  const { level } = compareNames({ ...one, regnr: '' }, { ...other, regnr: '' }, counts)
  return ALIKE_PARENTS.includes(level) ? 'alike' : 'different'
}

/** The digits of a number, by which two spellings of it are one. */
export const digitsOf = (regnr: string): string => regnr.replace(/\D/g, '')
/** Fewer digits say nothing of a number. */
export const LEAST_DIGITS = 5

/** The register of a number: the letters it begins with. */
function registerOf(regnr: string): string {
  if (isFinnishRegnr(regnr)) return regnrKey(regnr).startsWith('ER') ? 'ER' : 'FI'
  const [letters = ''] = /^[^\d/ .-]*/.exec(regnrKey(regnr)) ?? []
  return OTHER_LETTERS[letters] ?? letters
}
/** Letters of one register, as they were and are written. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { S: 'SE', N: 'NO', FIN: 'FI', SF: 'FI' }

function compareNumbers(mine: readonly string[], theirs: readonly string[]): DoubleLevels['number'] {
  const levels = mine.flatMap((one) => theirs.map((other) => compareNumber(one, other)))
  // A record may have several numbers: the closest pair counts, and two of one register count before those of two.
  const order = ['spelling', 'swapped', 'digit', 'sameRegister', 'countries', 'foreign'] as const
  return order.find((level) => levels.includes(level)) ?? 'foreign'
}

/** Whether two numbers are two spellings of one. */
export const isSameNumber = (one: string, other: string): boolean => compareNumber(one, other) === 'spelling'

/** Whether one number is the other with a slip of the pen. */
export const isSlip = (one: string, other: string): boolean =>
  ['swapped', 'digit'].includes(compareNumber(one, other))

function compareNumber(one: string, other: string): DoubleLevels['number'] {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  const [mine, theirs] = [registerOf(one), registerOf(other)]
  if (a === b && a.length >= LEAST_DIGITS) return 'spelling'
  if (mine === theirs) {
    if (isSwap(a, b)) return 'swapped'
    return digitsApart(a, b) === 1 ? 'digit' : 'sameRegister'
  }
  return isOwn(mine) !== isOwn(theirs) || mine === 'ER' || theirs === 'ER' ? 'countries' : 'foreign'
}

const isOwn = (register: string): boolean => register === 'FI' || register === 'ER'

/** Whether two digits that stand beside each other are changed about. */
function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((digit, place) => digit !== b[place])
  return at >= 0 && digitsApart(a, b) === 2 && a[at] === b[at + 1] && a[at + 1] === b[at]
}

function compareChips(mine: readonly string[], theirs: readonly string[]): DoubleLevels['chip'] {
  if (mine.length === 0 || theirs.length === 0) return 'unknown'
  return mine.some((chip) => theirs.includes(chip)) ? 'same' : 'different'
}

function compareBreeds(one: string, other: string): DoubleLevels['breed'] {
  if (one === other) return 'same'
  return breedFamily(one) === breedFamily(other) ? 'variety' : 'different'
}

/** How often each word stands in the names of a breed. */
export function countWords(names: Iterable<string>): WordCounts {
  const counts = new Map<string, number>()
  for (const name of names)
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
