import type { Chance } from './chance.test-helper.ts'

/** A record of a dog as a register keeps it; ids of parents are places in the list of records. */
export interface PlantedDog {
  readonly name: string
  readonly breed: string
  readonly sex: 'male' | 'female' | null
  readonly birthDate: string | null
  readonly birthYear: number | null
  readonly sire: number | null
  readonly dam: number | null
  readonly regnrs: readonly string[]
}

/*
 * How a second record of a dog comes about, as registers show it. The list was written before any weight, and its shares are guesses of how
 * often each happens, not what the weights say.
 *
 * Number: the dog was recorded by a number of another country, by its own number written otherwise, by one with two digits changed about or
 * one misread, or by a number of the Finnish register for dogs without a pedigree.
 * Name: as it was; or a letter swapped with its neighbour, left out, doubled or misread; the kennel's genitive left out or of the other
 * language; the kennel left out; kennel and given name the other way round; letters without their marks, or written as two; spelling of
 * another language.
 * Day of birth: as it was; or day and month changed about, a day off, one digit wrong, the year alone, or none.
 * Parents: both; or none, the sire alone, the dam alone, or another sire.
 * Sex: as it was, or none.
 */
const NUMBERS: Slips<string> = [
  [55, (regnr, chance) => foreignNumber(chance, regnr)],
  [22, (regnr, chance) => otherSpelling(regnr, chance)],
  [8, (regnr) => digitsSwapped(regnr)],
  [5, (regnr, chance) => digitMisread(regnr, chance)],
  [10, (regnr, chance) => `ER${chance.int(10_000, 99_999)}/${regnr.slice(-2)}`],
]

const NAMES: Slips<string> = [
  [38, (name) => name],
  [10, (name, chance) => inWord(name, chance, swapped)],
  [6, (name, chance) => inWord(name, chance, dropped)],
  [5, (name, chance) => inWord(name, chance, doubled)],
  [6, (name, chance) => inWord(name, chance, misread)],
  [10, (name) => genitive(name)],
  [6, (name) => name.split(' ').slice(1).join(' ') || name],
  [5, (name) => name.split(' ').toReversed().join(' ')],
  [8, (name) => name.normalize('NFD').replace(/\p{Mn}/gu, '')],
  [3, (name) => name.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/å/g, 'aa')],
  [3, (name) => otherLanguage(name)],
]

const BIRTHS: Slips<string | null> = [
  [72, (day) => day],
  [8, (day) => day && swappedDay(day)],
  [6, (day, chance) => day && daysAfter(day, chance.chance(0.5) ? 1 : -1)],
  [4, (day, chance) => day && wrongDay(day, chance)],
  [5, (day) => day?.slice(0, 4) ?? null],
  [5, () => null],
]

type Parents = Pick<PlantedDog, 'sire' | 'dam'>
const PARENTS: Slips<Parents> = [
  [52, (both) => both],
  [25, () => ({ sire: null, dam: null })],
  [9, ({ sire }) => ({ sire, dam: null })],
  [9, ({ dam }) => ({ sire: null, dam })],
  [5, ({ dam }, chance) => ({ sire: chance.int(0, 100), dam })],
]

type Slips<T> = readonly (readonly [share: number, change: (value: T, chance: Chance) => T])[]

const slip = <T>(slips: Slips<T>, value: T, chance: Chance): T =>
  chance.weighted(slips, ([share]) => share)[1](value, chance)

/** The second record of a dog. */
export function corrupted(dog: PlantedDog, chance: Chance): PlantedDog {
  const name = slip(NAMES, dog.name, chance)
  const twice = chance.chance(0.12)
  const birth = slip(BIRTHS, dog.birthDate, chance)
  return {
    ...dog,
    ...slip(PARENTS, { sire: dog.sire, dam: dog.dam }, chance),
    name: twice ? slip(NAMES, name, chance) : name,
    birthDate: birth?.length === 10 ? birth : null,
    birthYear: birth === null ? null : Number(birth.slice(0, 4)),
    sex: chance.chance(0.04) ? null : dog.sex,
    regnrs: [slip(NUMBERS, dog.regnrs[0]!, chance)],
  }
}

const REGISTERS = ['SE', 'NO', 'DK', 'EST', 'RKF', 'VDH'] as const
/** A number of another country, of the same year. */
export function foreignNumber(chance: Chance, regnr: string): string {
  const digits = regnr.slice(-2)
  const year = `${Number(digits) > 50 ? 19 : 20}${digits}`
  const register = chance.pick(REGISTERS)
  if (register === 'RKF') return `RKF ${chance.int(1_000_000, 9_999_999)}`
  if (register === 'VDH') return `VDH/DKZB ${chance.int(1000, 9999)}/${digits}`
  return `${register}${chance.int(10_000, 99_999)}/${year}`
}

function otherSpelling(regnr: string, chance: Chance): string {
  if (regnr.includes(' ')) return regnr.replace(' ', '')
  const [, letters = '', digits = '', year = ''] = /^([A-Z]+)(\d+)\/(\d+)$/.exec(regnr) ?? []
  if (letters !== 'FI') return `${letters} ${digits}-${year}`
  return chance.pick([
    `FIN${digits}/${year}`,
    `SF${digits}/${year}`,
    `FI ${digits}/${year}`,
    `FI-${digits}/${year}`,
    `FI${digits}-${year}`,
  ])
}

const digitsSwapped = (regnr: string): string => {
  const at = [...regnr].findIndex(
    (sign, place) => /\d/.test(sign) && /\d/.test(regnr[place + 1] ?? '') && sign !== regnr[place + 1],
  )
  return at < 0 ? regnr.replace(/\d/, '9') : exchanged(regnr, at)
}

const digitMisread = (regnr: string, chance: Chance): string => {
  const places = [...regnr].flatMap((sign, place) =>
    /\d/.test(sign) && place < regnr.indexOf('/') ? [place] : [],
  )
  const at = places.length > 0 ? chance.pick(places) : regnr.search(/\d/)
  return replaced(regnr, at, String((Number(regnr[at]) + chance.int(1, 9)) % 10))
}

const replaced = (text: string, at: number, by: string): string => text.slice(0, at) + by + text.slice(at + 1)
const exchanged = (text: string, at: number): string =>
  text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2)

/** Changes one word of at least four letters, else the whole. */
function inWord(name: string, chance: Chance, change: (word: string, chance: Chance) => string): string {
  const words = name.split(' ')
  const long = words.flatMap((word, place) => (word.length >= 4 ? [place] : []))
  if (long.length === 0) return name
  const chosen = chance.pick(long)
  return words.map((word, place) => (place === chosen ? change(word, chance) : word)).join(' ')
}

const within = (word: string, chance: Chance): number => chance.int(1, word.length - 2)
const swapped = (word: string, chance: Chance): string => exchanged(word, within(word, chance))
const dropped = (word: string, chance: Chance): string => replaced(word, within(word, chance), '')
const doubled = (word: string, chance: Chance): string => {
  const at = within(word, chance)
  return replaced(word, at, word[at]! + word[at]!)
}
const misread = (word: string, chance: Chance): string =>
  replaced(word, within(word, chance), chance.pick([...'aeioulrnt']))

/** Metsän becomes Metsä, and Metsä Metsas. */
function genitive(name: string): string {
  const [kennel = '', ...rest] = name.split(' ')
  if (rest.length === 0) return name
  if (/n$/.test(kennel)) return [`${kennel.slice(0, -1)}s`, ...rest].join(' ')
  if (/['’]s$/.test(kennel)) return [kennel.slice(0, -2), ...rest].join(' ')
  return [`${kennel}s`, ...rest].join(' ')
}

const otherLanguage = (name: string): string =>
  name.replace(/v/g, 'w').replace(/kk/g, 'ck').replace(/ks/g, 'x').replace(/f/g, 'ph')

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

function swappedDay(day: string): string {
  const [year, month, date] = day.split('-')
  return Number(date) <= 12 ? `${year}-${date}-${month}` : daysAfter(day, 1)
}

/** One digit of the day or of the year. */
function wrongDay(day: string, chance: Chance): string {
  const wrong = replaced(day, chance.pick([3, 9]), String(chance.int(0, 9)))
  return Number.isNaN(Date.parse(wrong)) || daysAfter(wrong, 0) !== wrong ? daysAfter(day, 1) : wrong
}
