import type { Sex } from '#domain/dogs.ts'
import type { BreedModel, Country } from './data/breedModels.ts'
import { BY_LETTER, FOREIGN_NAMES, type NamePair, PLAIN_NAMES, THEMES } from './data/dogNames.ts'
import {
  FINNISH_FIRST,
  FINNISH_LAST,
  FINNISH_WHOLE,
  FOREIGN_KENNELS,
  SWEDISH_FIRST,
  SWEDISH_LAST,
} from './data/kennelNames.ts'
import { type DayNumber, YEAR_DAYS } from './days.ts'
import type { Kennel, World } from './model.ts'
import type { Random } from './random.ts'

/** A new kennel with its breeder, active for some years from `day` on. */
export function foundKennel(
  world: World,
  random: Random,
  model: BreedModel,
  day: DayNumber,
  taken: Set<string>,
): Kennel {
  const breeder = world.people.create()
  let pattern = kennelPattern(random, model, breeder.language === 'sv')
  while (taken.has(pattern)) pattern = kennelPattern(random, model, breeder.language === 'sv')
  taken.add(pattern)
  return {
    pattern,
    breeder,
    from: day,
    to: day + Math.round(random.int(4, 28) * YEAR_DAYS),
    alphabetic: random.chance(0.45),
    litters: 0,
    usedNames: new Set(),
  }
}

function kennelPattern(random: Random, model: BreedModel, swedish: boolean): string {
  if (swedish || random.chance(0.04)) return `${random.pick(SWEDISH_FIRST)}${random.pick(SWEDISH_LAST)} *`
  if (random.chance(0.08)) return borrowedPattern(random, model)
  if (random.chance(0.05)) return `${random.pick(FINNISH_WHOLE)} *`
  return `${compound(random.pick(FINNISH_FIRST), random.pick(FINNISH_LAST))} *`
}

/** Finnish puts a hyphen between two like vowels of a compound: Suo-ojan, Jängän-niemen needs none. */
function compound(first: string, last: string): string {
  return first.at(-1) === last[0] && /[aeiouyäö]/.test(last[0]!) ? `${first}-${last}` : `${first}${last}`
}

/** A Finnish kennel named after the breed's country of origin: the place name with another word order. */
function borrowedPattern(random: Random, model: BreedModel): string {
  const endings: Partial<Record<Country, string>> = {
    DE: 'vom',
    SE: 'af',
    FR: 'de',
    IT: 'di',
    HU: 'von',
    CZ: 'z',
  }
  const particle = endings[model.countries[0]!] ?? 'of'
  return `* ${particle} ${compound(random.pick(FINNISH_FIRST), random.pick(['ranta', 'vaara', 'mäki', 'niemi', 'lampi', 'koski', 'harju']))}`
}

/** Names for the puppies of one litter, in their order: a letter of the alphabet or a theme, new in their kennel. */
export function litterNames(random: Random, kennel: Kennel | null, sexes: readonly Sex[]): string[] {
  const names = nextNames(random, kennel)
  const fresh = (list: readonly string[]) => list.filter((name) => !kennel?.usedNames.has(name))
  const left = { male: random.shuffled(fresh(names.male)), female: random.shuffled(fresh(names.female)) }
  return sexes.map((sex) => {
    const own = left[sex].pop() ?? random.pick(random.pick(THEMES)[sex])
    return kennel ? kennelName(kennel, own) : own
  })
}

function nextNames(random: Random, kennel: Kennel | null): NamePair {
  if (!kennel) return PLAIN_NAMES
  const place = kennel.litters++
  return kennel.alphabetic ? BY_LETTER[place % BY_LETTER.length]! : random.pick(THEMES)
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X']

/** The dog's name with its kennel; a name that the kennel has used before gets a numeral. */
function kennelName(kennel: Kennel, own: string): string {
  const numeral = NUMERALS.find((text) => !kennel.usedNames.has(own + text)) ?? ` ${kennel.usedNames.size}`
  kennel.usedNames.add(own + numeral)
  return kennel.pattern.replace('*', own + numeral)
}

/** Name of a dog bred abroad, and its kennel. A few of them are as long as such names get. */
export function foreignName(
  random: Random,
  country: Country,
  sex: Sex,
): { name: string; kennelName: string } {
  const names = FOREIGN_NAMES[country][sex]
  const own = random.pick(names)
  const second = random.pick(names)
  const full = second !== own && random.chance(0.35) ? `${own} ${second}` : own
  const pattern = foreignPattern(random, country)
  const longPattern = random.chance(0.006)
    ? `${pattern} ${foreignPattern(random, 'FR').slice(2)} & ${foreignPattern(random, 'IT').slice(2)} ${LONG_END}`
    : pattern
  return { name: longPattern.replace('*', full), kennelName: pattern.replace('*', '').trim() }
}

const LONG_END = 'e degli Antichi Sentieri delle Starne'

function foreignPattern(random: Random, country: Country): string {
  const { patterns, first, second } = FOREIGN_KENNELS[country]
  return random.pick(patterns).replace('1', random.pick(first)).replace('2', random.pick(second))
}
