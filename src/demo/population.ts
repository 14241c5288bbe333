import type { Sex } from '#domain/dogs.ts'
import type { BreedModel } from './data/breedModels.ts'
import { PLAIN_NAMES } from './data/dogNames.ts'
import { type DayNumber, newYear, YEAR_DAYS, yearOf } from './days.ts'
import { addDog, addDogs, livesOn } from './dogs.ts'
import { ForeignPool } from './foreign.ts'
import { foundKennel, litterNames } from './kennels.ts'
import { BreedingStock } from './mating.ts'
import type { Dog, Kennel, Litter, World } from './model.ts'
import type { Random } from './random.ts'

const MEAN_LITTER = 6.9
/** Puppies are registered at about seven weeks: younger ones do not stand in the register yet. */
const REGISTRATION_AGE = 49
/** Breeds of fewer puppies a year than this depend on imports. */
const RARE = 15

/** Puppies of a year as a share of today's full size; breeds grew until about 2008 and have shrunk a little since. */
function yearShare(year: number, since: number): number {
  const grown = Math.min(1, 0.32 + (year - since) / 34)
  return year > 2010 ? grown * (1 - (year - 2010) * 0.006) : grown
}

interface BreedPlan {
  readonly model: BreedModel
  /** puppies a year at full size in this club */
  readonly puppies: number
  readonly from: number
}

/** Simulates a breed from its first year to today. */
export function growBreed(world: World, plan: BreedPlan): void {
  const random = world.random.fork(`population ${plan.model.code}`)
  const foreign = new ForeignPool(world, random, plan.model)
  const breed = new Breed(world, random, plan.model, foreign)
  breed.found(Math.round((plan.puppies * yearShare(plan.from, plan.from)) / MEAN_LITTER), plan.from)
  let due = 0
  const lastYear = yearOf(world.today)
  for (let year = plan.from; year <= lastYear; year++) {
    due += (plan.puppies * yearShare(year, plan.from) * (0.85 + random.next() * 0.3)) / MEAN_LITTER
    const litters = Math.floor(due)
    due -= litters
    breed.liveYear(
      year,
      litters,
      random.poisson((plan.puppies / MEAN_LITTER) * (plan.model.puppies < RARE ? 0.4 : 0.1)),
    )
  }
}

class Breed {
  readonly #world: World
  readonly #random: Random
  readonly #model: BreedModel
  readonly #foreign: ForeignPool
  readonly #stock: BreedingStock
  readonly #kennels: Kennel[] = []
  readonly #kennelOf = new Map<Dog, Kennel | null>()
  readonly #takenNames = new Set<string>()

  constructor(world: World, random: Random, model: BreedModel, foreign: ForeignPool) {
    this.#world = world
    this.#random = random
    this.#model = model
    this.#foreign = foreign
    this.#stock = new BreedingStock(random, world.ancestry, foreign)
  }

  /** The first dogs: in large breeds of unknown parents, in rare ones imported. */
  found(littersAYear: number, year: number): void {
    const rare = this.#model.puppies < RARE
    const dams = rare ? 1 + this.#random.int(0, 1) : Math.ceil(littersAYear * 1.6) + 4
    const sires = rare ? 1 : Math.ceil(littersAYear * 0.7) + 4
    for (const sex of [...Array<Sex>(dams).fill('female'), ...Array<Sex>(sires).fill('male')]) {
      const birth = newYear(year) - Math.round((2.2 + this.#random.next() * 3.5) * YEAR_DAYS)
      if (rare) this.#stock.add(this.#foreign.importDog(sex, birth, birth + this.#random.int(70, 400)))
      else this.#withoutParents(sex, birth, true)
    }
  }

  liveYear(year: number, litters: number, imports: number): void {
    for (let count = 0; count < imports; count++) this.#importDog(year)
    if (this.#random.chance(Math.min(1, litters * 0.035)))
      this.#withoutParents(this.#sex(), this.#dayOf(year), false)
    const days = Array.from({ length: litters }, () => this.#dayOf(year)).sort((a, b) => a - b)
    for (const day of days) if (day <= this.#world.today - REGISTRATION_AGE) this.#whelp(day)
  }

  #sex(): Sex {
    return this.#random.chance(0.505) ? 'male' : 'female'
  }

  /** Half of all litters are born from March to June. */
  #dayOf(year: number): DayNumber {
    const first = newYear(year)
    return first + (this.#random.chance(0.35) ? this.#random.int(70, 170) : this.#random.int(0, 364))
  }

  #importDog(year: number): void {
    const arrival = this.#dayOf(year)
    const age = this.#random.chance(0.7) ? this.#random.int(70, 130) : this.#random.int(200, 1100)
    const dog = this.#foreign.importDog(this.#sex(), arrival - age, arrival)
    if (arrival <= this.#world.today - REGISTRATION_AGE && dog.end > arrival) this.#stock.add(dog)
  }

  /** A dog of the register that takes dogs of unknown ancestry. */
  #withoutParents(sex: Sex, birth: DayNumber, founder: boolean): void {
    const own = this.#random.pick(PLAIN_NAMES[sex])
    const birthKnown = !founder || this.#random.chance(0.8)
    const breeder = this.#random.chance(0.5) ? this.#world.people.create() : null
    const dog = addDog(this.#world, this.#random, {
      breed: this.#model,
      name: own,
      sex,
      birth,
      birthKnown,
      breeder,
      origin: 'home',
    })
    this.#stock.add(dog)
  }

  #whelp(birth: DayNumber): void {
    const dam = this.#stock.chooseDam(birth) ?? this.#freshImport('female', birth)
    const sire = this.#stock.chooseSire(dam, birth) ?? this.#freshImport('male', birth)
    const kennel = this.#kennelFor(dam, birth)
    const litter: Litter = { sire, dam, kennel, birth, puppies: [] }
    const size = Math.round(Math.min(12, Math.max(1, this.#random.normal(MEAN_LITTER, 2.3))))
    const sexes = Array.from({ length: size }, () => this.#sex())
    const names = litterNames(this.#random, kennel, sexes)
    const shared = { breed: this.#model, sire, dam, litter, birth, origin: 'home' as const }
    const puppies = addDogs(
      this.#world,
      this.#random,
      { ...shared, ...this.#breeder(dam, kennel) },
      sexes.map((sex, index) => ({ sex, name: names[index]! })),
    )
    litter.puppies.push(...puppies)
    for (const puppy of puppies) this.#stock.add(puppy)
    sire.litters.push(litter)
    dam.litters.push(litter)
    this.#world.litters.push(litter)
  }

  /** An import that arrives in time to be bred from, where the breed has no bitch or male left. */
  #freshImport(sex: Sex, litterBirth: DayNumber): Dog {
    const birth = litterBirth - Math.round((2.2 + this.#random.next() * 2) * YEAR_DAYS)
    const dog = this.#foreign.importDog(sex, birth, birth + this.#random.int(80, 300))
    if (!livesOn(dog, litterBirth, 60)) return this.#freshImport(sex, litterBirth)
    this.#stock.add(dog)
    return dog
  }

  #breeder(dam: Dog, kennel: Kennel | null) {
    if (kennel) return { kennelName: kennel.pattern.replace('*', '').trim(), breeder: kennel.breeder }
    const earlier = dam.litters.at(-1)?.puppies[0]?.breeder
    return { kennelName: null, breeder: earlier ?? this.#world.people.create() }
  }

  /** A bitch stays with the kennel of her first litter as long as it is active; one in nine has no kennel. */
  #kennelFor(dam: Dog, birth: DayNumber): Kennel | null {
    const known = this.#kennelOf.get(dam)
    if (known === null || (known && known.to > birth)) return known
    const active = this.#kennels.filter((kennel) => kennel.to > birth)
    const kennel = this.#chooseKennel(dam, birth, active)
    this.#kennelOf.set(dam, kennel)
    return kennel
  }

  /** Of two kennels the one with fewer litters: no kennel breeds half a breed. */
  #lessKnown(kennels: readonly Kennel[]): Kennel {
    const [one, other] = [this.#random.pick(kennels), this.#random.pick(kennels)]
    return one.litters <= other.litters ? one : other
  }

  #chooseKennel(dam: Dog, birth: DayNumber, active: readonly Kennel[]): Kennel | null {
    const own = dam.litter?.kennel
    if (own && own.to > birth && this.#random.chance(0.3)) return own
    if (this.#random.chance(0.11)) return null
    if (active.length > 0 && this.#random.chance(0.5)) return this.#lessKnown(active)
    const kennel = foundKennel(this.#world, this.#random, this.#model, birth, this.#takenNames)
    this.#kennels.push(kennel)
    return kennel
  }
}

/** One dog in so many is known by number and name alone, as old lists tell no more. */
const BARE_ONE_IN = 400

/** Adds dogs of which nothing is known but number, name and breed. */
export function addBareDogs(world: World): void {
  const random = world.random.fork('bare')
  const known = [...world.dogs]
  for (let count = Math.ceil(known.length / BARE_ONE_IN); count > 0; count--) {
    const { breed } = random.pick(known)
    const birth = world.today - Math.round((20 + random.next() * 25) * YEAR_DAYS)
    const name = random.pick(PLAIN_NAMES.male)
    addDog(world, random, { breed, name, sex: null, birth, birthKnown: false, origin: 'bare' })
  }
}
