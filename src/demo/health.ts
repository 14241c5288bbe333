import { FIRST_HEALTH_CODES } from '#domain/health/firstCodes.ts'
import { type DayNumber, MONTH_DAYS, toIso, YEAR_DAYS, yearOf } from './days.ts'
import { type Dog, isHere, type World } from './model.ts'
import type { Random } from './random.ts'
import type { Row } from './tables.ts'
import { observe, type Trait } from './traits.ts'

interface Grading {
  readonly scale: string
  readonly trait: Trait
  /** liability at which the second, third … value of the scale begins, in standard deviations */
  readonly limits: readonly number[]
  /** each side is graded, and the worse grade is the statement */
  readonly sided: boolean
}

const HIPS: Grading = { scale: 'fci_hips', trait: 'hips', limits: [0.1, 0.85, 1.45, 2.2], sided: true }
const ELBOWS: Grading = { scale: 'iewg_elbows', trait: 'elbows', limits: [1.2, 1.9, 2.5], sided: true }
const SHOULDER: Grading = { scale: 'shoulder_oc', trait: 'shoulder', limits: [2, 2.5], sided: true }
const KNEES: Grading = { scale: 'putnam_knees', trait: 'knees', limits: [1.8, 2.4, 3], sided: true }
const SP: Grading = { scale: 'sp', trait: 'spine', limits: [0.9, 1.5, 2.1, 2.7], sided: false }
const LTV: Grading = { scale: 'ltv', trait: 'spine', limits: [1.1, 1.5, 1.9, 2.5], sided: false }
const VA: Grading = { scale: 'va', trait: 'spine', limits: [1.5, 2.1, 2.7], sided: false }
const EYES: Grading = { scale: 'eyes', trait: 'eyes', limits: [1.55, 1.7, 1.85], sided: false }

const EYE_FINDINGS: readonly string[] = [
  ...['distichiasis', 'entropion', 'ektropion', 'katarakta', 'PPM'],
  ...['PHTVL/PHPV, aste 1', 'retinan dysplasia (RD), multifokaali'],
]

/** Statements of every dog that was examined. */
export function examineDogs(world: World): Row<'health_statement'>[] {
  const random = world.random.fork('health')
  return world.dogs.filter(isHere).flatMap((dog) => new Examination(world, random, dog).statements)
}

/** The examinations of one dog; dogs that are bred from have more than others. */
class Examination {
  readonly statements: Row<'health_statement'>[] = []
  readonly #world: World
  readonly #random: Random
  readonly #dog: Dog

  constructor(world: World, random: Random, dog: Dog) {
    this.#world = world
    this.#random = random
    this.#dog = dog
    const visit = this.#dayAt(12, 30)
    if (visit === null) return
    const bred = dog.litters.length > 0
    if (yearOf(visit) >= 1986 && random.chance(bred ? 0.87 : 0.29)) this.#skeleton(visit)
    if (yearOf(visit) >= 1992 && random.chance(bred ? 0.72 : 0.15)) this.#eyes(bred)
  }

  #skeleton(visit: DayNumber): void {
    const random = this.#random
    const year = yearOf(visit)
    this.#add(HIPS, visit)
    if (year >= 1998 && random.chance(0.5)) this.#add(ELBOWS, visit)
    if (year >= 2021 && random.chance(0.4)) this.#add(SHOULDER, visit)
    if (year >= 2010 && random.chance(0.28)) {
      this.#add(LTV, visit)
      this.#add(VA, visit)
      const grown = visit - this.#dog.birth > 24 * MONTH_DAYS
      if (random.chance(0.8)) this.#add(SP, grown ? visit : this.#dayAt(24, 42))
    }
    if (year >= 1999 && random.chance(0.12)) this.#add(KNEES, visit)
  }

  /** Dogs that are bred from are examined every two or three years, others mostly once. */
  #eyes(bred: boolean): void {
    const first = this.#dayAt(12, 36)
    const times = bred ? 1 + this.#random.poisson(0.9) : 1
    for (let turn = 0; turn < times; turn++) {
      const day = first === null ? null : first + Math.round(turn * (2.2 + this.#random.next()) * YEAR_DAYS)
      if (day !== null && day < Math.min(this.#dog.end, this.#world.today)) this.#add(EYES, day)
    }
  }

  /** A day at an age in months, or null where the dog did not live to see it or it is still to come. */
  #dayAt(fromMonths: number, toMonths: number): DayNumber | null {
    const { birth, arrival, end } = this.#dog
    const months = fromMonths + (toMonths - fromMonths) * this.#random.next() ** 2
    const day = Math.ceil(Math.max(birth + months * MONTH_DAYS + 1, arrival + 30))
    return day < end && day <= this.#world.today ? day : null
  }

  /** Each side has its own environmental deviation. */
  #add({ scale, trait, limits, sided }: Grading, day: DayNumber | null): void {
    if (day === null) return
    const [random, dog] = [this.#random, this.#dog]
    const { kind, grades } = FIRST_HEALTH_CODES.get(scale)!
    const values = grades.map((one) => one.value)
    const liability = observe(dog, trait, random) + (kind === 'hips' ? dog.breed.hips : 0)
    const grade = () => {
      const own = liability + (sided ? random.normal(-0.15, 0.3) : 0)
      return limits.filter((limit) => own >= limit).length
    }
    const [left, right] = [grade(), grade()]
    const worse = Math.max(left, right)
    this.statements.push({
      dog_id: dog.id,
      kind,
      scale,
      value: values[worse]!,
      left_value: sided ? values[left]! : null,
      right_value: sided ? values[right]! : null,
      examined_on: toIso(day),
      age_months: Math.floor((day - dog.birth) / MONTH_DAYS),
      remark: kind === 'eyes' && worse > 0 ? random.pick(EYE_FINDINGS) : null,
    })
  }
}
