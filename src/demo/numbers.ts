import { regnrKey } from '#domain/regnr.ts'
import type { Country } from './data/breedModels.ts'
import { type DayNumber, newYear, yearOf } from './days.ts'
import { type Dog, isHere, type World } from './model.ts'
import type { Random } from './random.ts'

/** Days from birth to registration of a litter, and of a dog of unknown parents. */
const LITTER_DELAY = 49
const NUMBERS_A_YEAR = 42_000

interface Batch {
  readonly day: DayNumber
  readonly dogs: readonly Dog[]
}

/** Gives every dog its numbers: home dogs a Finnish one, imports also their foreign one, the rest their foreign one. */
export function numberDogs(world: World): void {
  const random = world.random.fork('numbers')
  const taken = new Set<string>()
  for (const [year, batches] of byYear(registrations(world))) numberYear(random, year, batches, taken)
  for (const dog of world.dogs) {
    if (dog.country !== 'FI') dog.numbers.push(freshForeign(random, dog.country, yearOf(dog.birth), taken))
  }
}

function registrations(world: World): Batch[] {
  const litters = world.litters.map((litter) => ({ day: litter.birth + LITTER_DELAY, dogs: litter.puppies }))
  const alone = world.dogs.filter((dog) => !dog.litter && dog.origin !== 'abroad')
  const singles = alone.map((dog) => ({ day: isHere(dog) ? dog.arrival + 21 : dog.birth, dogs: [dog] }))
  return [...litters, ...singles].sort((a, b) => a.day - b.day || a.dogs[0]!.id - b.dogs[0]!.id)
}

function byYear(batches: readonly Batch[]): [number, Batch[]][] {
  const years = new Map<number, Batch[]>()
  for (const batch of batches) {
    const year = yearOf(batch.day)
    years.set(year, [...(years.get(year)?.splice(0) ?? []), batch])
  }
  return [...years]
}

/** Running numbers through the year, the puppies of a litter side by side, other breeds' dogs in between. */
function numberYear(random: Random, year: number, batches: readonly Batch[], taken: Set<string>): void {
  let next = 10_001
  for (const { day, dogs } of batches) {
    const reached = 10_001 + Math.floor(((day - newYear(year)) / 366) * NUMBERS_A_YEAR)
    next = Math.max(next, reached) + random.int(0, 9)
    for (const dog of dogs) {
      const number = finnishNumber(dog, next++, year)
      taken.add(regnrKey(number))
      dog.numbers.push(number)
    }
  }
}

/** SF until 1995 (some years with a letter), FIN until 2010, then FI; ER without parents, EJ from a mating that is too close. */
function finnishNumber(dog: Dog, running: number, year: number): string {
  const shortYear = String(year % 100).padStart(2, '0')
  if (year >= 1996 && dog.origin === 'home' && !dog.sire) return `ER${running}/${shortYear}`
  if (year >= 1996 && dog.inbreeding >= 0.25) return `EJ${running}/${shortYear}`
  if (year >= 2011) return `FI${running}/${shortYear}`
  if (year >= 1996) return `FIN${running}/${shortYear}`
  const letter = year >= 1988 && year <= 1993 ? 'ABCDEF'[year - 1988] : ''
  return `SF${running}${letter}/${shortYear}`
}

function freshForeign(random: Random, country: Country, year: number, taken: Set<string>): string {
  let number = foreignNumber(random, country, year)
  while (taken.has(regnrKey(number))) number = foreignNumber(random, country, year)
  taken.add(regnrKey(number))
  return number
}

/** How the registers of other countries write a number, as far as it is known: `#` is a digit, `*` one of FCHKL. */
const FORMS = {
  ...{ SE: ['SE#####/YYYY'], NO: ['NO#####/yy'], DK: ['DK#####/YYYY'], AT: ['ÖHZB ####/yy'] },
  ...{
    DE: ['VDH/ZB #####/yy', 'VDH/ZB #####/yy', 'DGStB #####'],
    FR: ['LOF#####/####'],
    IT: ['ROIyy/#####'],
  },
  ...{ ES: ['LOE#######'], PT: ['LOP######'], SK: ['SPKP ####/yy'], HU: ['MET.Vizsla/####/yy'] },
  ...{ CZ: ['ČLP/KO/#####/yy', 'ČLP/KO/#####/yy', 'ČMKU/KO/####/yy', 'ČLP/NKO/#####'] },
  ...{ PL: ['PKR.VII-#####'], EE: ['EST-#####/yy'], LV: ['LVA-####/yy'], UK: ['A*######01'] },
  ...{ US: ['SR######01'], NL: ['NHSB #.###.###'] },
} satisfies Record<Country, readonly string[]>
/** The forms they had before a year. */
const OLD_FORMS: Partial<Record<Country, readonly (readonly [before: number, form: string])[]>> = {
  SE: [
    [2000, 'S#####/yy'],
    [2010, 'S#####/YYYY'],
  ],
  NO: [[2010, '#####/yy']],
  UK: [[1990, 'KCSB ####D*']],
}

function foreignNumber(random: Random, country: Country, year: number): string {
  const old = OLD_FORMS[country]?.find(([before]) => year < before)?.[1]
  const [first, ...digits] = (old ?? random.pick<string>(FORMS[country]))
    .replace('YYYY', String(year))
    .replace('yy', String(year % 100).padStart(2, '0'))
    .replace('*', () => random.pick(['F', 'C', 'H', 'K', 'L']))
    .split('#')
  return digits.reduce((number, rest) => number + random.int(1, 9) + rest, first!)
}
