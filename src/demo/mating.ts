import type { Ancestry } from './ancestry.ts'
import { type DayNumber, YEAR_DAYS } from './days.ts'
import { livesOn } from './dogs.ts'
import type { ForeignPool } from './foreign.ts'
import type { Dog } from './model.ts'
import type { Random } from './random.ts'
import { appeal } from './traits.ts'

const LITTERS_PER_DAM = 5
const LITTERS_PER_MALE = 7
const LITTERS_PER_STAR = 45
/** Few males become popular; these sire many litters. */
const STAR_AMONG_NEW = 0.04
const STAR_LITTERS = 0.42
const FOREIGN_STUD = 0.05
const LINE_BREEDING = 0.12
/** Kinship of the parents above which another male is mostly chosen, and the highest that is accepted. */
const UNCOMFORTABLE = 0.06
const CLOSEST = 0.13
/** Probability of a closer mating where there is no other male. */
const CLOSE_MATING = 0.03

/** The dogs of one breed that are in Finland, and which of them are bred from. */
export class BreedingStock {
  readonly #random: Random
  readonly #ancestry: Ancestry
  readonly #foreign: ForeignPool
  readonly #byYear: Record<'male' | 'female', Map<number, Dog[]>> = { male: new Map(), female: new Map() }
  readonly #stars = new Set<Dog>()
  #usedMales: Dog[] = []
  #usedDams: Dog[] = []

  constructor(random: Random, ancestry: Ancestry, foreign: ForeignPool) {
    this.#ancestry = ancestry
    this.#random = random
    this.#foreign = foreign
  }

  add(dog: Dog): void {
    if (!dog.sex) return
    const year = Math.floor(dog.birth / YEAR_DAYS)
    const cohort = this.#byYear[dog.sex].get(year)
    if (cohort) cohort.push(dog)
    else this.#byYear[dog.sex].set(year, [dog])
  }

  /** A bitch who can whelp on that day, or null where the breed has none. */
  chooseDam(birth: DayNumber): Dog | null {
    this.#usedDams = this.#usedDams.filter(
      (dam) => age(dam, birth) < 8.5 && dam.litters.length < LITTERS_PER_DAM,
    )
    const again = this.#usedDams.filter((dam) => canWhelp(dam, birth))
    if (again.length > 0 && this.#random.chance(0.5)) return this.#random.pick(again)
    const fresh = this.#candidates('female', birth, 7).filter(
      (dam) => dam.litters.length === 0 && canWhelp(dam, birth),
    )
    const dam = this.#bestOfSome(fresh, 4) ?? again[0] ?? null
    if (dam && dam.litters.length === 0) this.#usedDams.push(dam)
    return dam
  }

  /** A male for that bitch: seldom closely related, now and then line breeding; null where the breed has none. */
  chooseSire(dam: Dog, birth: DayNumber): Dog | null {
    if (this.#random.chance(FOREIGN_STUD)) return this.#foreign.stud(dam, birth)
    const sire = this.#fittest(dam, this.#someStars(birth)) ?? this.#fittest(dam, this.#someMales(birth))
    if (!sire) return this.#foreign.stud(dam, birth)
    this.#noteUse(sire)
    return sire
  }

  /** Of some males the one least related to the dam, in line breeding the most closely related that is accepted. */
  #fittest(dam: Dog, males: readonly Dog[]): Dog | null {
    const rated = males
      .map((male) => ({ male, kin: this.#ancestry.kinship(male, dam) }))
      .sort((a, b) => a.kin - b.kin)
    const accepted = rated.filter(({ kin }) => kin <= CLOSEST)
    const least = accepted[0] ?? (this.#random.chance(CLOSE_MATING) ? rated[0] : undefined)
    if (this.#random.chance(LINE_BREEDING)) return accepted.at(-1)?.male ?? null
    return least && (least.kin <= UNCOMFORTABLE || this.#random.chance(0.6)) ? least.male : null
  }

  #someStars(birth: DayNumber): Dog[] {
    if (!this.#random.chance(STAR_LITTERS)) return []
    const stars = [...this.#stars].filter(
      (male) => canSire(male, birth) && male.litters.length < LITTERS_PER_STAR,
    )
    return this.#random.shuffled(stars).slice(0, 3)
  }

  #someMales(birth: DayNumber): Dog[] {
    this.#usedMales = this.#usedMales.filter(
      (male) => age(male, birth) < 10 && male.litters.length < LITTERS_PER_MALE,
    )
    const again = this.#usedMales.filter((male) => canSire(male, birth))
    const fresh = this.#candidates('male', birth, 6).filter(
      (male) => male.litters.length === 0 && canSire(male, birth),
    )
    const some = Array.from({ length: 5 }, () =>
      again.length > 0 && this.#random.chance(0.5) ? this.#random.pick(again) : this.#bestOfSome(fresh, 4),
    )
    return some.filter((male) => male !== null)
  }

  #noteUse(male: Dog): void {
    if (male.litters.length > 0) return
    if (this.#random.chance(this.#stars.size === 0 ? 2 * STAR_AMONG_NEW : STAR_AMONG_NEW))
      this.#stars.add(male)
    else this.#usedMales.push(male)
  }

  #candidates(sex: 'male' | 'female', birth: DayNumber, maxAge: number): Dog[] {
    const year = Math.floor(birth / YEAR_DAYS)
    return Array.from({ length: maxAge }, (_, back) => this.#byYear[sex].get(year - 1 - back) ?? []).flat()
  }

  #bestOfSome(dogs: readonly Dog[], count: number): Dog | null {
    if (dogs.length === 0) return null
    const some = Array.from({ length: count }, () => this.#random.pick(dogs))
    const rated = some.map((dog) => ({ dog, appeal: appeal(dog, this.#random) }))
    return rated.reduce((best, next) => (next.appeal > best.appeal ? next : best)).dog
  }
}

function age(dog: Dog, day: DayNumber): number {
  return (day - dog.birth) / YEAR_DAYS
}

function canWhelp(dam: Dog, birth: DayNumber): boolean {
  const years = age(dam, birth)
  const last = dam.litters.at(-1)
  return (
    years >= 1.9 &&
    years <= 8.4 &&
    livesOn(dam, birth, 60) &&
    dam.arrival + 90 < birth &&
    dam.litters.length < LITTERS_PER_DAM &&
    (!last || birth - last.birth > 300)
  )
}

function canSire(male: Dog, birth: DayNumber): boolean {
  const years = age(male, birth)
  return years >= 1.6 && years <= 10 && livesOn(male, birth) && male.arrival + 90 < birth
}
