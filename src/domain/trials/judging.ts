import type { FeatureScale } from './features.ts'
import { OUTCOMES, type Outcome, type TrialClass } from './results.ts'
import { type Grades, PARTS, type Part, prizeFor, type Rulebook, totalPoints } from './rulebook.ts'
import { type SheetKind, type SheetValues, scalesOf } from './sheet.ts'

/** Grades of the water and track performance that counts in a hunt result; null: the part was not done. */
export interface WaterGrades {
  readonly water: number | null
  readonly track: number | null
}

/** What keeps a prize away: the outcome, a part at 0 or empty, no water and track, too few points, no point at game, no shot over it. */
export type PrizeBar = 'outcome' | 'part' | 'water' | 'points' | 'point' | 'shot'

export interface HuntJudgement {
  readonly outcome: Outcome
  /** of the parts that count, after zeroing */
  readonly grades: Grades
  /** 0–200; null where the outcome gives none */
  readonly points: number | null
  readonly prize: 0 | 1 | 2 | 3
  /** why there is no prize; null where there is one */
  readonly bar: PrizeBar | null
}

export interface WaterJudgement {
  readonly outcome: Outcome
  readonly grades: Grades
}

const HUNT_PARTS = ['search', 'game', 'retrieve'] as const
const WATER_PARTS = ['water', 'track'] as const

/** The features of a sheet's kind that stand at 0 and have something follow from it. */
export function zeros(rulebook: Rulebook, kind: SheetKind, sheet: SheetValues): FeatureScale[] {
  const values: Readonly<Record<string, unknown>> = sheet
  return scalesOf(rulebook, kind).filter(({ code, zero, zeroes }) => (zero || zeroes) && values[code] === 0)
}

/**
 * The outcome that follows: an absent dog stays absent; a closing 0 comes before a rejecting one, and both before what was
 * written down; a sheet that says nothing is judged. Source: docs/rules/trials.md#outcomes.
 */
export function outcomeOf(rulebook: Rulebook, kind: SheetKind, sheet: SheetValues): Outcome {
  const written = OUTCOMES.find((outcome) => outcome === sheet.outcome) ?? 'judged'
  if (written === 'absent') return written
  const zeroings = zeros(rulebook, kind, sheet).map(({ zero }) => zero)
  if (zeroings.includes('closed')) return 'closed'
  return zeroings.includes('rejected') ? 'rejected' : written
}

/**
 * What a field or forest performance gives by the rulebook. Parts that a feature at 0 zeroes count 0. Points are given to judged and
 * rejected dogs, a prize only to judged ones; a closed dog has no grades either. `water` is what counts of water and track:
 * the dog's own in the same trial, or the best valid one of a divided trial (water.ts); without it (null) the points
 * stand and there is no prize. Source: docs/rules/trials.md#parts-and-points.
 */
export function judgeHunt(
  rulebook: Rulebook,
  trialClass: TrialClass,
  sheet: SheetValues,
  water: WaterGrades | null,
): HuntJudgement {
  const outcome = outcomeOf(rulebook, 'hunt', sheet)
  const own = huntGrades(rulebook, sheet)
  if (outcome !== 'judged' && outcome !== 'rejected') {
    const grades = outcome === 'closed' || outcome === 'absent' ? {} : own
    return { outcome, grades, points: null, prize: 0, bar: 'outcome' }
  }
  const grades = ofClass(rulebook, trialClass, { ...own, ...definedGrades(water ?? {}) })
  const bar = prizeBar(rulebook, trialClass, { outcome, grades, sheet, water })
  return {
    outcome,
    grades,
    points: totalPoints(rulebook, trialClass, grades),
    prize: bar ? 0 : prizeFor(rulebook, trialClass, grades),
    bar,
  }
}

/** What a water and track performance gives: grades of the parts its class has; none where the dog was absent or closed. */
export function judgeWater(rulebook: Rulebook, trialClass: TrialClass, sheet: SheetValues): WaterJudgement {
  const outcome = outcomeOf(rulebook, 'water', sheet)
  if (outcome === 'absent' || outcome === 'closed') return { outcome, grades: {} }
  return { outcome, grades: ofClass(rulebook, trialClass, typed(sheet, WATER_PARTS)) }
}

/** The parts a class has, in their order. */
export function partsOf(rulebook: Rulebook, trialClass: TrialClass): Part[] {
  return PARTS.filter((part) => rulebook.classes[trialClass].coefficients[part] !== null)
}

function huntGrades(rulebook: Rulebook, sheet: SheetValues): Grades {
  const zeroed = zeros(rulebook, 'hunt', sheet).flatMap(({ zeroes }) => (zeroes ? [[zeroes, 0]] : []))
  return { ...typed(sheet, HUNT_PARTS), ...Object.fromEntries(zeroed) }
}

function typed(sheet: SheetValues, parts: readonly Part[]): Grades {
  return definedGrades(Object.fromEntries(parts.map((part) => [part, sheet[part]])))
}

function definedGrades(grades: Readonly<Record<string, unknown>> | WaterGrades): Grades {
  return Object.fromEntries(Object.entries(grades).filter(([, grade]) => typeof grade === 'number'))
}

function ofClass(rulebook: Rulebook, trialClass: TrialClass, grades: Grades): Grades {
  const parts = partsOf(rulebook, trialClass).filter((part) => grades[part] !== undefined)
  return Object.fromEntries(parts.map((part) => [part, grades[part]]))
}

interface Performance {
  readonly outcome: Outcome
  readonly grades: Grades
  readonly sheet: SheetValues
  readonly water: WaterGrades | null
}

function prizeBar(
  rulebook: Rulebook,
  trialClass: TrialClass,
  { outcome, grades, sheet, water }: Performance,
): PrizeBar | null {
  if (outcome !== 'judged') return 'outcome'
  const parts = partsOf(rulebook, trialClass)
  if (water === null && parts.some((part) => part === 'water' || part === 'track')) return 'water'
  if (parts.some((part) => !grades[part])) return 'part'
  if (prizeFor(rulebook, trialClass, grades) === 0) return 'points'
  if (rulebook.leastPointsAtGame === 0) return null
  if (typeof sheet.pointsAtGame !== 'number' || sheet.pointsAtGame < rulebook.leastPointsAtGame)
    return 'point'
  return sheet.shotOver === true ? null : 'shot'
}
