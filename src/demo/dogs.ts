import type { Sex } from '#domain/dogs.ts'
import type { BreedModel, Country } from './data/breedModels.ts'
import { type DayNumber, YEAR_DAYS } from './days.ts'
import type { Dog, Litter, Origin, Person, World } from './model.ts'
import type { Random } from './random.ts'
import { inheritedValues } from './traits.ts'

/** What the puppies of a litter have in common. */
export interface Birth {
  readonly breed: BreedModel
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

interface Puppy {
  readonly name: string
  readonly sex: Sex | null
}

/** Adds a litter, or one dog alone, to the world: they inherit their parents' values and get a lifespan. */
export function addDogs(world: World, random: Random, born: Birth, puppies: readonly Puppy[]): Dog[] {
  const { sire = null, dam = null } = born
  const { inbreeding, mendelian } = world.ancestry.append(sire, dam, puppies.length)
  return puppies.map(({ name, sex }) => {
    const dog: Dog = {
      kennelName: null,
      breeder: null,
      litter: null,
      country: 'FI',
      birthKnown: true,
      arrival: born.birth,
      ...born,
      id: world.dogs.length + 1,
      name,
      sex,
      sire,
      dam,
      end: born.birth + Math.round(lifeYears(random) * YEAR_DAYS),
      inbreeding,
      values: inheritedValues(random, sire, dam, mendelian),
      knownDepth: sire && dam ? 1 + Math.min(sire.knownDepth, dam.knownDepth) : 0,
      numbers: [],
      owners: [],
      litters: [],
    }
    world.dogs.push(dog)
    return dog
  })
}

export function addDog(world: World, random: Random, dog: Birth & Puppy): Dog {
  const { name, sex, ...birth } = dog
  return addDogs(world, random, birth, [{ name, sex }])[0]!
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
