import type { Sex } from '#domain/dogs.ts'
import type { Ancestry } from './ancestry.ts'
import type { BreedModel, Country } from './data/breedModels.ts'
import type { Language } from './data/places.ts'
import type { DayNumber } from './days.ts'
import type { People } from './people.ts'
import type { Random } from './random.ts'

/** The generator's types; tables and columns are known to the files named `…Rows.ts` alone. */

export type DemoSize = 'small' | 'club'

export interface Person {
  readonly id: number
  /** `nameMember` gives the demo's member another */
  name: string
  readonly town: string
  readonly language: Language
  readonly consent: boolean
}

export interface Kennel {
  /** the dog's own name stands at `*` */
  readonly pattern: string
  readonly breeder: Person
  readonly from: DayNumber
  readonly to: DayNumber
  /** litters are named by the alphabet, not by themes */
  readonly alphabetic: boolean
  litters: number
  readonly usedNames: Set<string>
}

export interface Litter {
  readonly sire: Dog
  readonly dam: Dog
  readonly kennel: Kennel | null
  readonly birth: DayNumber
  readonly puppies: Dog[]
}

interface Ownership {
  readonly person: Person
  readonly from: DayNumber | null
  readonly to: DayNumber | null
}

/** home: born in Finland; import: came to Finland; abroad: never did; bare: known by number and name only. */
export type Origin = 'home' | 'import' | 'abroad' | 'bare'

export interface Dog {
  readonly id: number
  readonly breed: BreedModel
  readonly sex: Sex | null
  name: string
  readonly kennelName: string | null
  readonly breeder: Person | null
  readonly sire: Dog | null
  readonly dam: Dog | null
  readonly litter: Litter | null
  readonly origin: Origin
  readonly country: Country | 'FI'
  readonly birth: DayNumber
  /** false: the register does not tell the day */
  readonly birthKnown: boolean
  /** the day it came to Finland; of a dog born here the day of birth */
  readonly arrival: DayNumber
  /** the last day of its life, in the future for one that lives */
  readonly end: DayNumber
  /** Wright's F over all generations */
  readonly inbreeding: number
  /** true breeding values by traits.ts, in phenotypic standard deviations */
  readonly values: Float64Array
  /** generations of ancestors known in every line */
  readonly knownDepth: number
  /** filled by numbers.ts, the primary one first */
  readonly numbers: string[]
  /** filled by owners.ts */
  readonly owners: Ownership[]
  readonly litters: Litter[]
}

/** What every part of the generator works on. */
export interface World {
  readonly size: DemoSize
  readonly seed: string
  readonly today: DayNumber
  readonly random: Random
  readonly people: People
  readonly ancestry: Ancestry
  readonly dogs: Dog[]
  readonly litters: Litter[]
}

/** True for a dog that lives, or lived, in Finland with an owner. */
export function isHere(dog: Dog): boolean {
  return dog.origin === 'home' || dog.origin === 'import'
}
