import type { HealthKind } from '#domain/health/statements.ts'
import { type DayNumber, MONTH_DAYS, YEAR_DAYS, yearOf } from './days.ts'
import { type Dog, isHere, type World } from './model.ts'
import type { Random } from './random.ts'
import { observe, type Trait } from './traits.ts'

export interface Statement {
  readonly dog: Dog
  readonly kind: HealthKind
  readonly scale: string
  readonly value: string
  readonly left: string | null
  readonly right: string | null
  readonly day: DayNumber
  readonly remark: string | null
}

interface Grading {
  readonly kind: HealthKind
  readonly scale: string
  readonly trait: Trait
  readonly values: readonly string[]
  /** liability at which the second, third … value begins, in standard deviations */
  readonly limits: readonly number[]
}

const HIPS: Grading = {
  kind: 'hips',
  scale: 'fci_hips',
  trait: 'hips',
  values: ['A', 'B', 'C', 'D', 'E'],
  limits: [0.1, 0.85, 1.45, 2.2],
}
const ELBOWS: Grading = {
  kind: 'elbows',
  scale: 'iewg_elbows',
  trait: 'elbows',
  values: ['0', '1', '2', '3'],
  limits: [1.2, 1.9, 2.5],
}
const SHOULDER: Grading = {
  kind: 'shoulder_oc',
  scale: 'shoulder_oc',
  trait: 'shoulder',
  values: ['0', '1', '2'],
  limits: [2, 2.5],
}
const KNEES: Grading = {
  kind: 'knees',
  scale: 'putnam_knees',
  trait: 'knees',
  values: ['0', '1', '2', '3'],
  limits: [1.8, 2.4, 3],
}
const SP: Grading = {
  kind: 'back_sp',
  scale: 'sp',
  trait: 'spine',
  values: ['0', '1', '2', '3', '4'],
  limits: [0.9, 1.5, 2.1, 2.7],
}
const LTV: Grading = {
  kind: 'back_ltv',
  scale: 'ltv',
  trait: 'spine',
  values: ['0', '1', '2', '3', '4'],
  limits: [1.1, 1.5, 1.9, 2.5],
}
const VA: Grading = {
  kind: 'back_va',
  scale: 'va',
  trait: 'spine',
  values: ['0', '1', '2', '3'],
  limits: [1.5, 2.1, 2.7],
}
const EYES: Grading = {
  kind: 'eyes',
  scale: 'eyes',
  trait: 'eyes',
  values: ['healthy', 'open', 'suspicious', 'affected'],
  limits: [1.55, 1.7, 1.85],
}

const EYE_FINDINGS: readonly string[] = [
  'distichiasis',
  'entropion',
  'ektropion',
  'katarakta',
  'PPM',
  'PHTVL/PHPV, aste 1',
  'retinan dysplasia (RD), multifokaali',
]

/** Statements of every dog that was examined. */
export function examineDogs(world: World): Statement[] {
  const random = world.random.fork('health')
  return world.dogs.filter(isHere).flatMap((dog) => examine(world, random, dog))
}

function examine(world: World, random: Random, dog: Dog): Statement[] {
  const statements: Statement[] = []
  const visit = examinationDay(world, random, dog, 12, 30)
  if (visit === null) return statements
  const year = yearOf(visit)
  const bred = dog.litters.length > 0
  const add = (grading: Grading, day: DayNumber | null) => {
    if (day !== null) statements.push(statementOf(random, dog, grading, day))
  }
  if (year >= 1986 && random.chance(bred ? 0.87 : 0.29)) {
    add(HIPS, visit)
    if (year >= 1998 && random.chance(0.5)) add(ELBOWS, visit)
    if (year >= 2021 && random.chance(0.4)) add(SHOULDER, visit)
    if (year >= 2010 && random.chance(0.28)) {
      add(LTV, visit)
      add(VA, visit)
      if (random.chance(0.8)) add(SP, later(world, random, dog, visit, 24))
    }
    if (year >= 1999 && random.chance(0.12)) add(KNEES, visit)
  }
  if (year >= 1992) addEyes(world, random, dog, bred, add)
  return statements
}

/** Dogs that are bred from are looked at every two or three years, others mostly once. */
function addEyes(
  world: World,
  random: Random,
  dog: Dog,
  bred: boolean,
  add: (grading: Grading, day: DayNumber | null) => void,
): void {
  if (!random.chance(bred ? 0.72 : 0.15)) return
  const first = examinationDay(world, random, dog, 12, 36)
  const times = bred ? 1 + random.poisson(0.9) : 1
  for (let turn = 0; turn < times; turn++) {
    const day = first === null ? null : first + Math.round(turn * (2.2 + random.next()) * YEAR_DAYS)
    if (day !== null && day < Math.min(dog.end, world.today)) add(EYES, day)
  }
}

/** A day at the given age in months, or null where the dog did not live to see it or it is still to come. */
function examinationDay(
  world: World,
  random: Random,
  dog: Dog,
  fromMonths: number,
  toMonths: number,
): DayNumber | null {
  const months = fromMonths + (toMonths - fromMonths) * random.next() ** 2
  const day = Math.ceil(Math.max(dog.birth + months * MONTH_DAYS + 1, dog.arrival + 30))
  return day < dog.end && day <= world.today ? day : null
}

function later(
  world: World,
  random: Random,
  dog: Dog,
  first: DayNumber,
  leastMonths: number,
): DayNumber | null {
  if (first - dog.birth > leastMonths * MONTH_DAYS) return first
  return examinationDay(world, random, dog, leastMonths, leastMonths + 18)
}

/** Either side has its own share of luck; the worse one is the statement. */
function statementOf(random: Random, dog: Dog, grading: Grading, day: DayNumber): Statement {
  const liability = observe(dog, grading.trait, random) + (grading.kind === 'hips' ? dog.breed.hips : 0)
  const sided = grading !== SP && grading !== LTV && grading !== VA && grading !== EYES
  const [left, right] = [
    place(grading, liability + side(random, sided)),
    place(grading, liability + side(random, sided)),
  ]
  const worse = Math.max(left, right)
  return {
    dog,
    kind: grading.kind,
    scale: grading.scale,
    value: grading.values[worse]!,
    left: sided ? grading.values[left]! : null,
    right: sided ? grading.values[right]! : null,
    day,
    remark: grading === EYES && worse > 0 ? random.pick(EYE_FINDINGS) : null,
  }
}

function side(random: Random, sided: boolean): number {
  return sided ? random.normal(-0.15, 0.3) : 0
}

function place(grading: Grading, liability: number): number {
  return grading.limits.filter((limit) => liability >= limit).length
}
