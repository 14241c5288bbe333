import type { Sex } from '#domain/dogs.ts'
import type { BreedModel, Country } from './data/breedModels.ts'
import { type DayNumber, YEAR_DAYS } from './days.ts'
import { addDog } from './dogs.ts'
import { foreignName } from './kennels.ts'
import type { Dog, World } from './model.ts'
import type { Random } from './random.ts'

/** Generations of ancestors that are recorded with an import. */
const IMPORT_DEPTH = 3
/** Fewer are recorded of a stud abroad. */
const STUD_DEPTH = 2

/** Probability that an ancestor is one already recorded with another import. */
const REUSE = { club: { male: 0.65, female: 0.45 }, small: { male: 0.92, female: 0.88 } } as const

/** The part of a breed that lives abroad, as far as imports and foreign studs make it known. */
export class ForeignPool {
  readonly #world: World
  readonly #random: Random
  readonly #model: BreedModel
  readonly #dogs: Record<Sex, Dog[]> = { male: [], female: [] }

  constructor(world: World, random: Random, model: BreedModel) {
    this.#world = world
    this.#random = random
    this.#model = model
  }

  /** A dog bred abroad with three known generations, that comes to Finland on its `arrival`. */
  importDog(sex: Sex, birth: DayNumber, arrival: DayNumber): Dog {
    return this.#create(sex, birth, IMPORT_DEPTH, this.#country(), { origin: 'import', arrival })
  }

  /** A stud abroad that is of age on the day of the litter's birth and not closely related to the dam. */
  stud(dam: Dog, litterBirth: DayNumber): Dog {
    const country = this.#country()
    const stud = this.#parent('male', litterBirth, STUD_DEPTH, country)
    return this.#world.ancestry.kinship(stud, dam) < 0.07
      ? stud
      : this.#newParent('male', litterBirth, STUD_DEPTH, country)
  }

  #country(): Country {
    const { countries } = this.#model
    return this.#random.weighted(countries, (country) => 1 / (1 + countries.indexOf(country)))
  }

  #create(
    sex: Sex,
    birth: DayNumber,
    depth: number,
    country: Country,
    kind: { origin: 'import' | 'abroad'; arrival: DayNumber },
  ): Dog {
    const sire = depth > 0 ? this.#parent('male', birth, depth - 1, country) : null
    const dam = depth > 0 ? this.#unrelatedDam(sire, birth, depth - 1, country) : null
    const { name, kennelName } = foreignName(this.#random, country, sex)
    const dog = addDog(this.#world, this.#random, {
      breed: this.#model,
      name,
      kennelName,
      sex,
      birth,
      sire,
      dam,
      country,
      ...kind,
    })
    if (kind.origin === 'abroad') this.#dogs[sex].push(dog)
    return dog
  }

  #unrelatedDam(sire: Dog | null, birth: DayNumber, depth: number, country: Country): Dog {
    const dam = this.#parent('female', birth, depth, country)
    return this.#world.ancestry.kinship(sire, dam) < 0.13
      ? dam
      : this.#newParent('female', birth, depth, country)
  }

  /** A known dog of the country that fits by age and pedigree, or a new one. */
  #parent(sex: Sex, offspringBirth: DayNumber, depth: number, country: Country): Dog {
    const known = this.#random.chance(REUSE[this.#world.size][sex])
      ? this.#dogs[sex].filter(
          (dog) => dog.country === country && dog.knownDepth >= depth && ofAge(dog, offspringBirth),
        )
      : []
    return known.length > 0 ? this.#random.pick(known) : this.#newParent(sex, offspringBirth, depth, country)
  }

  #newParent(sex: Sex, offspringBirth: DayNumber, depth: number, country: Country): Dog {
    const birth = offspringBirth - Math.round((2 + this.#random.next() * 5) * YEAR_DAYS)
    return this.#create(sex, birth, depth, country, { origin: 'abroad', arrival: birth })
  }
}

function ofAge(dog: Dog, offspringBirth: DayNumber): boolean {
  const age = (offspringBirth - dog.birth) / YEAR_DAYS
  return age >= 2 && age <= 8 && dog.end > offspringBirth
}
