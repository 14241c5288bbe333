import { isNamed } from '../dogs.ts'
import { foldText } from '../foldedText.ts'

/** How much two names have in common, from everything to nothing. Source: docs/rules/doubles.md#names. */
export const NAME_LEVELS = [
  'same',
  'otherOrder',
  'kennelSpelling',
  'withoutKennel',
  'spelling',
  'letter',
  'otherLetter',
  'letters',
  'part',
  'kennel',
  'different',
  'unknown',
] as const
export type NameLevel = (typeof NAME_LEVELS)[number]

/** Words shorter than this tell nothing by a letter that differs. */
const LEAST_SPELT = 4
/** From this length on a word may differ by two letters. */
const LONG = 8

/** The words of a name, without case and marks. */
export const wordsOf = (name: string): string[] =>
  foldText(name)
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** A word as it sounds alike in the languages of the registers, without the ending of a genitive. */
function soundOf(word: string): string {
  const sound = word
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/ck|c|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/[yj]/g, 'i')
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(.)\1+/g, '$1')
  return sound.length >= LEAST_SPELT ? sound.replace(/[ns]$/, '') : sound
}

type Likeness = 'spelling' | 'letter' | 'otherLetter' | 'letters'

/** How two different words are alike; undefined: they are not. */
function likeness(a: string, b: string): Likeness | undefined {
  if (soundOf(a) === soundOf(b)) return 'spelling'
  const shorter = Math.min(a.length, b.length)
  if (shorter < LEAST_SPELT) return undefined
  const steps = slipsBetween(a, b)
  if (steps === 1) return isReplaced(a, b) ? 'otherLetter' : 'letter'
  return steps === 2 && shorter >= LONG ? 'letters' : undefined
}

/** Whether one letter stands in the place of another: names are chosen so, slips of a pen are as often of another kind. */
const isReplaced = (a: string, b: string): boolean =>
  a.length === b.length && [...a].filter((letter, place) => letter !== b[place]).length === 1

/** Letters left out, added, changed or swapped with their neighbour between two words, up to 2; 3: more. Optimal string alignment. */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          last[j]! + 1,
          row[j - 1]! + 1,
          last[j - 1]! + differs,
          isSwapped ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = row
  }
  return Math.min(last[b.length]!, 3)
}

export interface ComparedNames {
  readonly level: NameLevel
  /** the words that both have, as the first has them */
  readonly shared: readonly string[]
}

interface Named {
  readonly name: string
  readonly regnr: string
}

/** How many names of a breed hold each word. */
export type WordCounts = ReadonlyMap<string, number>

/** Compares two names word by word: first those that are equal, then those that are alike. */
export function compareNames(one: Named, other: Named, counts: WordCounts): ComparedNames {
  if (!isNamed(one) || !isNamed(other)) return { level: 'unknown', shared: [] }
  const [mine, theirs] = [wordsOf(one.name), wordsOf(other.name)]
  if (mine.join(' ') === theirs.join(' ')) return { level: 'same', shared: mine }
  const left = [...theirs]
  const equal = mine.filter((word) => takeFrom(left, (their) => their === word) !== undefined)
  const rest = withoutOnce(mine, equal)
  const alike: Alike[] = []
  const lone = rest.filter((word) => {
    const their = takeFrom(left, (candidate) => likeness(word, candidate) !== undefined)
    if (their !== undefined) alike.push({ word, their, as: likeness(word, their)! })
    return their === undefined
  })
  const level = levelOf({ equal, alike, lone: [lone, left] }, counts)
  return { level, shared: [...equal, ...alike.map(({ word }) => word)] }
}

interface Alike {
  readonly word: string
  readonly their: string
  readonly as: Likeness
}
interface Parts {
  readonly equal: readonly string[]
  readonly alike: readonly Alike[]
  /** words of either name alone */
  readonly lone: readonly [readonly string[], readonly string[]]
}

function levelOf({ equal, alike, lone: [mine, theirs] }: Parts, counts: WordCounts): NameLevel {
  if (equal.length + alike.length === 0) return 'different'
  if (mine.length > 0 && theirs.length > 0) return 'kennel'
  const isKennel = (words: readonly string[]) => isOfKennel(words, equal, counts)
  if (mine.length + theirs.length > 0)
    return alike.length === 0 && isKennel([...mine, ...theirs]) ? 'withoutKennel' : 'part'
  if (alike.length === 0) return 'otherOrder'
  if (isKennel(alike.flatMap(({ word, their }) => [word, their]))) return 'kennelSpelling'
  const slips = alike.filter(({ as }) => as !== 'spelling')
  return slips.length > 1 ? 'letters' : (slips[0]?.as ?? 'spelling')
}

/** Whether words are of a kennel's name beside equal ones that are not: a kennel stands in more names of the breed. */
function isOfKennel(words: readonly string[], equal: readonly string[], counts: WordCounts): boolean {
  const countOf = (word: string) => counts.get(word) ?? 0
  return equal.length > 0 && Math.max(...words.map(countOf)) > Math.max(...equal.map(countOf))
}

/** Takes the first that fits out of a list. */
function takeFrom(list: string[], fits: (word: string) => boolean): string | undefined {
  const place = list.findIndex(fits)
  return place < 0 ? undefined : list.splice(place, 1)[0]
}

function withoutOnce(words: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken]
  return words.filter((word) => takeFrom(left, (one) => one === word) === undefined)
}
