import { normalPoint } from '../../statistics/normalPoint.ts'
import { chanceCount } from './exactTail.ts'
import { pointOf, widerBy } from './points.ts'
import type { ComparedBy, OwnStratum } from './power.ts'

/** Early warning of families with more affected dogs than expected. Source: docs/rules/health-warning.md. */

/** Looks at the data in a year: one in each quarter. Source: docs/rules/health-warning.md#alerts. */
export const LOOKS_A_YEAR = 4
/** False alarms that are expected in a year, at most. */
const FALSE_A_YEAR = 1
/** Where few families are tested, none is told by more of a chance. */
const MOST_LEVEL = 0.05
/** Part of the families at either end that is drawn in before the usual differences between families are estimated. */
const WINSORISED = 0.1
/** So few families say nothing about how families usually differ. */
const FEWEST_TO_DIFFER = 5

/** One examined dog. */
export interface Examined {
  /** dogs of equal strata are compared with each other */
  readonly stratum: string
  readonly affected: boolean
}

/** Examined dogs by their places in the list, as many as the family has. */
export type Families = ReadonlyMap<number, readonly number[]>

export interface FamilyFigures extends ComparedBy {
  /** the dog that the family is called after */
  readonly head: number
  readonly examined: number
  readonly affected: number
  readonly expected: number
  /** how far above what is expected, in standard deviations of chance and of the usual differences between families */
  readonly excess: number
  /** the same, if as many as possible were affected */
  readonly mostExcess: number
}

interface Compared extends Omit<FamilyFigures, 'differences'> {
  readonly variance: number
}

/**
 * Each family beside what the breed's dogs of the same scale, age and time of birth have.
 * @param dogs of one breed and one kind of statement @param families of one sort, in time proportional to the square of the largest one
 */
export function familyFigures(dogs: readonly Examined[], families: Families): FamilyFigures[] {
  const breed = countsOf(dogs)
  const compared = [...families].map(([head, members]) =>
    compare(
      head,
      members.map((place) => dogs[place]!),
      breed,
    ),
  )
  const differences = usualDifferences(compared)
  return compared.map(({ variance, ...family }) => {
    const wider = widerBy({ expected: family.expected, variance }, differences)
    return {
      ...family,
      differences,
      excess: family.excess / wider,
      mostExcess: family.mostExcess / wider,
    }
  })
}

function countsOf(dogs: readonly Examined[]) {
  const counts = new Map<string, { all: number; affected: number }>()
  for (const { stratum, affected } of dogs) {
    const count = counts.get(stratum) ?? { all: 0, affected: 0 }
    counts.set(stratum, count)
    count.all++
    if (affected) count.affected++
  }
  return counts
}

function compare(head: number, members: readonly Examined[], breed: ReturnType<typeof countsOf>): Compared {
  const strata = [...countsOf(members)].map(([name, { all: own, affected: ownAffected }]): OwnStratum => {
    const { all, affected } = breed.get(name)!
    return { all, allAffected: affected, own, ownAffected }
  })
  const { expected, variance, atLeast } = chanceCount(strata)
  const affected = members.filter((dog) => dog.affected).length
  return {
    head,
    examined: members.length,
    affected,
    expected,
    variance,
    strata,
    excess: pointOf(atLeast[affected]!),
    mostExcess: pointOf(atLeast.at(-1)!),
  }
}

/**
 * How much the risks of families differ beyond chance: the variance of a family's risk beside that of the breed, by moments, with the outermost families drawn in so that one bad family
 * does not hide itself. Source: Spiegelhalter 2005, Stat. Med. 24:1185 (over-dispersion, winsorised); DerSimonian & Laird 1986.
 */
function usualDifferences(compared: readonly Compared[]): number {
  const telling = compared.filter(({ variance, expected }) => variance > 0 && expected >= 1)
  if (telling.length < FEWEST_TO_DIFFER) return 0
  const points = telling
    .map(({ affected, expected, variance }) => (affected - expected) / Math.sqrt(variance))
    .sort((a, b) => a - b)
  const drawnIn = Math.ceil(points.length * WINSORISED)
  const [low, high] = [points[drawnIn]!, points.at(-1 - drawnIn)!]
  const squares = points.reduce((sum, point) => sum + Math.min(high, Math.max(low, point)) ** 2, 0)
  const weights = telling.reduce((sum, { expected, variance }) => sum + expected ** 2 / variance, 0)
  const byChance = points.length + Math.sqrt(2 * points.length)
  return Math.max(0, (squares - byChance) / weights)
}

export interface AlarmLevel {
  /** families that could come above it at all, so many are tested */
  readonly tests: number
  /** chance that one family without a raised risk comes above it at one look */
  readonly level: number
  /** a family above this many standard deviations is told */
  readonly limit: number
}

/**
 * The level at which no more than one false alarm a year is expected, whatever families have in common: the expected number of false alarms is the sum of their chances, families that
 * cannot reach the level have none and are not counted.
 * @param families of all kinds and sorts of a breed that are looked at together
 * Source: Bonferroni's bound on the expected number (Gordon, Glazko, Qiu & Yakovlev 2007, Ann. Appl. Stat. 1:179); which tests count: Tarone 1990, Biometrics 46:515.
 */
export function alarmLevel(families: readonly Pick<FamilyFigures, 'mostExcess'>[]): AlarmLevel {
  for (let tests = 1; ; tests++) {
    const level = Math.min(MOST_LEVEL, FALSE_A_YEAR / (LOOKS_A_YEAR * tests))
    const limit = normalPoint(level)
    const able = families.filter(({ mostExcess }) => mostExcess >= limit).length
    if (able <= tests) return { tests: able, level, limit }
  }
}

/** Whether a family exceeds what is expected of it. */
export const isExcess = ({ excess }: Pick<FamilyFigures, 'excess'>, { limit }: AlarmLevel): boolean =>
  excess >= limit
