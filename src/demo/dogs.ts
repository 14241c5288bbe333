import type { Sex } from '#domain/dogs.ts'
import type { BreedModel, Country } from './data/breedModels.ts'
import { type DayNumber, YEAR_DAYS } from './days.ts'
import { kinship } from './kinship.ts'
import type { Dog, Litter, Origin, Person, World } from './model.ts'
import type { Random } from './random.ts'
import { inheritedValues } from './traits.ts'

export interface NewDog {
  readonly breed: BreedModel
  readonly name: string
  readonly sex: Sex | null
  readonly birth: DayNumber
  readonly origin: Origin
  readonly sire?: Dog | null
  readonly dam?: Dog | null
  readonly litter?: Litter | null
  readonly country?: Country | 'FI'
  readonly kennelName?: string | null
  readonly breeder?: Person | null
  readonly birthKnown?: boolean
  readonly arrival?: DayNumber
}

/** Adds a dog to the world: it inherits its parents' values and is given its span of life. */
export function addDog(world: World, random: Random, given: NewDog): Dog {
  const sire = given.sire ?? null
  const dam = given.dam ?? null
  const dog: Dog = {
    id: world.dogs.length + 1,
    breed: given.breed,
    sex: given.sex,
    name: given.name,
    kennelName: given.kennelName ?? null,
    breeder: given.breeder ?? null,
    sire,
    dam,
    litter: given.litter ?? null,
    origin: given.origin,
    country: given.country ?? 'FI',
    birth: given.birth,
    birthKnown: given.birthKnown ?? true,
    arrival: given.arrival ?? given.birth,
    end: given.birth + Math.round(lifeYears(random) * YEAR_DAYS),
    inbreeding: sire && dam ? kinship(sire, dam) : 0,
    values: inheritedValues(random, sire, dam),
    knownDepth: sire && dam ? 1 + Math.min(sire.knownDepth, dam.knownDepth) : 0,
    numbers: [],
    owners: [],
    litters: [],
  }
  world.dogs.push(dog)
  return dog
}

/** Most pointing dogs live to be ten to fourteen; one in eleven dies before. */
function lifeYears(random: Random): number {
  if (random.chance(0.09)) return 0.5 + random.next() * 6.5
  return Math.min(16.5, Math.max(6, random.normal(11.9, 1.9)))
}

/** True while the dog lives, with a margin of days after `day`. */
export function livesOn(dog: Dog, day: DayNumber, margin = 0): boolean {
  return dog.end > day + margin && dog.birth <= day
}
