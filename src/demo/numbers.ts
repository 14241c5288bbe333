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

/** Gives every dog its numbers: home dogs a Finnish one, imports that and the one they came with, the rest theirs. */
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

/** A number as the country's register writes it, as far as their forms are known; one to four segments. */
function foreignNumber(random: Random, country: Country, year: number): string {
  const n = (digits: number) => String(random.int(10 ** (digits - 1), 10 ** digits - 1))
  const yy = String(year % 100).padStart(2, '0')
  switch (country) {
    case 'SE':
      return year < 2010 ? `S${n(5)}/${year < 2000 ? yy : year}` : `SE${n(5)}/${year}`
    case 'NO':
      return year < 2010 ? `${n(5)}/${yy}` : `NO${n(5)}/${yy}`
    case 'DK':
      return `DK${n(5)}/${year}`
    case 'DE':
      return random.chance(0.7) ? `VDH/ZB ${n(5)}/${yy}` : `DGStB ${n(5)}`
    case 'AT':
      return `ÖHZB ${n(4)}/${yy}`
    case 'FR':
      return `LOF${n(5)}/${n(4)}`
    case 'IT':
      return `ROI${yy}/${n(5)}`
    case 'ES':
      return `LOE${n(7)}`
    case 'PT':
      return `LOP${n(6)}`
    case 'CZ':
      return random.chance(0.5)
        ? `ČLP/KO/${n(5)}/${yy}`
        : random.chance(0.5)
          ? `ČMKU/KO/${n(4)}/${yy}`
          : `ČLP/NKO/${n(5)}`
    case 'SK':
      return `SPKP ${n(4)}/${yy}`
    case 'HU':
      return `MET.Vizsla/${n(4)}/${yy}`
    case 'PL':
      return `PKR.VII-${n(5)}`
    case 'EE':
      return `EST-${n(5)}/${yy}`
    case 'LV':
      return `LVA-${n(4)}/${yy}`
    case 'UK':
      return year < 1990
        ? `KCSB ${n(4)}D${random.pick(['A', 'B', 'C', 'D', 'E', 'K', 'L'])}`
        : `A${random.pick(['C', 'F', 'H', 'K', 'L'])}${n(6)}0${random.int(1, 9)}`
    case 'US':
      return `SR${n(6)}0${random.int(1, 9)}`
    case 'NL':
      return `NHSB ${random.int(1, 3)}.${n(3)}.${n(3)}`
  }
}
