import type { AverageMethod } from './averages.ts'
import type { ConditionField } from './conditionFields.ts'
import type { FeatureScale } from './features.ts'
import type { ProposalRule } from './proposalRules.ts'
import type { TrialClass } from './results.ts'

/** The parts a performance is graded by, each 0 to `HIGHEST_GRADE`. */
export const PARTS = ['search', 'game', 'retrieve', 'water', 'track'] as const
export type Part = (typeof PARTS)[number]

/** Highest grade of a part. Source: docs/rules/trials.md#parts-and-points. */
export const HIGHEST_GRADE = 10

/** Which dogs may start in a class on the day of a trial, and what its parts count. */
export interface ClassRule {
  /** points = grade × coefficient; null: the class does not have the part */
  readonly coefficients: Readonly<Record<Part, number | null>>
  readonly leastAgeMonths: number
  /** last age, the day it is reached counted in; null: no limit */
  readonly lastAgeMonths: number | null
  /** a show award of T or better from an earlier day */
  readonly needsShowAward: boolean
  /** a first prize in AVO from an earlier day: needed, a bar, or of no matter */
  readonly firstPrizeInAvo: 'needed' | 'bars' | 'indifferent'
}

/** `season`: to the end of the season of the performance; `twoYears`: two years from its day. */
export const WATER_VALIDITIES = ['season', 'twoYears'] as const
type WaterValidity = (typeof WATER_VALIDITIES)[number]

export interface Rulebook {
  readonly validFrom: string
  readonly classes: Readonly<Record<TrialClass, ClassRule>>
  /** least points for a 1st, 2nd and 3rd prize */
  readonly prizeLimits: readonly [number, number, number]
  /** least grade of every part for a 1st prize */
  readonly firstPrizeLeastGrade: number
  /** points at game, one of them shot over, that a prize needs */
  readonly leastPointsAtGame: number
  readonly huntFeatures: readonly FeatureScale[]
  readonly waterFeatures: readonly FeatureScale[]
  /** how long water and track performances of this rulebook's time hold */
  readonly waterValidity: WaterValidity
  /** how the breed averages of seasons of this rulebook's time are made, and how many dogs one needs to be told */
  readonly averageMethod: AverageMethod
  readonly averageLeastDogs: number
  /** days after the last of a trial on which it can still be objected to in time */
  readonly objectionDays: number
  /** what sheets ask for of what was around a performance */
  readonly conditions: readonly ConditionField[]
  /** what dogs may be proposed for, a reserve after what it follows */
  readonly proposals: readonly ProposalRule[]
}

/** The rulebook in force on a day: the one with the latest `validFrom` up to it; undefined before the first. */
export function rulebookOn<R extends { readonly validFrom: string }>(
  rulebooks: readonly R[],
  day: string,
): R | undefined {
  return rulebooks
    .filter(({ validFrom }) => validFrom <= day)
    .reduce<R | undefined>(
      (latest, next) => (latest && latest.validFrom > next.validFrom ? latest : next),
      undefined,
    )
}

export type Grades = Readonly<Partial<Record<Part, number>>>

/** The points that the highest grade in every part of a class gives. */
export function mostPoints(coefficients: Readonly<Record<Part, number | null>>): number {
  return PARTS.reduce((sum, part) => sum + (coefficients[part] ?? 0), 0) * HIGHEST_GRADE
}

/** Total points (0 to `mostPoints`) of the graded parts; parts without a grade count nothing. */
export function totalPoints(rulebook: Rulebook, trialClass: TrialClass, grades: Grades): number {
  const { coefficients } = rulebook.classes[trialClass]
  return PARTS.reduce((sum, part) => sum + (grades[part] ?? 0) * (coefficients[part] ?? 0), 0)
}

/** Prize 1–3, or 0: every part of the class above 0 for a prize, at least the set grade for a 1st. */
export function prizeFor(rulebook: Rulebook, trialClass: TrialClass, grades: Grades): 0 | 1 | 2 | 3 {
  const required = PARTS.filter((part) => rulebook.classes[trialClass].coefficients[part] !== null)
  const least = Math.min(...required.map((part) => grades[part] ?? 0))
  if (least <= 0) return 0
  const points = totalPoints(rulebook, trialClass, grades)
  const [first, second, third] = rulebook.prizeLimits
  if (points >= first && least >= rulebook.firstPrizeLeastGrade) return 1
  if (points >= second) return 2
  return points >= third ? 3 : 0
}
