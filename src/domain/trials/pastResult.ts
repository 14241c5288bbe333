import { judgeHunt, outcomeOf, partsOf, type WaterGrades, zeros } from './judging.ts'
import type { Outcome, TrialClass } from './results.ts'
import { type Grades, PARTS, type Part, type Rulebook } from './rulebook.ts'
import type { SheetField, SheetValues } from './sheet.ts'
import { fieldProblem } from './sheetFields.ts'

/** A field or forest result of the past, as a list of results tells it: much of it may be missing. */
export interface PastResult {
  readonly class: TrialClass
  /** grades and features that are told, `outcome`, `pointsAtGame`, `shotOver`, `report` */
  readonly values: SheetValues
  readonly water: WaterGrades
  readonly prize: number
  /** null: not told */
  readonly points: number | null
}

/** What a list says that the rulebook of the day rules out. Source: docs/rules/trials.md#results-of-the-past. */
type PastFault = 'trial-value' | 'trial-part' | 'trial-zero' | 'trial-scores' | 'trial-points' | 'trial-prize'
export type FaultOfPast = readonly [fault: PastFault, field: SheetField | Part | 'points' | 'prize']

const gradesOf = ({ values, water }: PastResult): Grades =>
  Object.fromEntries(
    PARTS.flatMap((part) => {
      const grade = part === 'water' || part === 'track' ? water[part] : values[part]
      return typeof grade === 'number' ? [[part, grade]] : []
    }),
  )

/** Everything in a result of the past that the rulebook of its day rules out; what the list does not tell is not held against it. */
export function pastFaults(rulebook: Rulebook, result: PastResult): FaultOfPast[] {
  const values = valueFaults(rulebook, result)
  if (values.length > 0) return values
  const outcome = outcomeOf(rulebook, 'hunt', result.values)
  return [
    ...partFaults(rulebook, result),
    ...zeroFaults(rulebook, result, outcome),
    ...scoreFaults(result, outcome),
    ...sumFaults(rulebook, result, outcome),
  ]
}

function valueFaults(rulebook: Rulebook, { values, water, prize, points }: PastResult): FaultOfPast[] {
  const fields = Object.entries(values) as [SheetField, SheetValues[SheetField]][]
  const typed = fields.filter(([field, value]) => fieldProblem(rulebook, 'hunt', field, value ?? null))
  const waters = (['water', 'track'] as const).filter((part) =>
    fieldProblem(rulebook, 'water', part, water[part]),
  )
  return [
    ...[...typed.map(([field]) => field), ...waters].map((field): FaultOfPast => ['trial-value', field]),
    ...(fieldProblem(rulebook, 'hunt', 'statedPrize', prize) ? [['trial-value', 'prize'] as const] : []),
    ...(fieldProblem(rulebook, 'hunt', 'statedPoints', points) ? [['trial-value', 'points'] as const] : []),
  ]
}

function partFaults(rulebook: Rulebook, result: PastResult): FaultOfPast[] {
  const ofClass = partsOf(rulebook, result.class)
  return (Object.keys(gradesOf(result)) as Part[])
    .filter((part) => !ofClass.includes(part))
    .map((part) => ['trial-part', part])
}

/** A feature at 0 makes its part 0, and ends the hunt whatever else is told. */
function zeroFaults(rulebook: Rulebook, { values }: PastResult, outcome: Outcome): FaultOfPast[] {
  const parts = new Set(zeros(rulebook, 'hunt', values).flatMap(({ zeroes }) => zeroes ?? []))
  const graded = [...parts].filter((part) => typeof values[part] === 'number' && values[part] !== 0)
  const told = values.outcome ?? outcome
  return [
    ...graded.map((part): FaultOfPast => ['trial-zero', part]),
    ...(told === outcome ? [] : [['trial-zero', 'outcome'] as const]),
  ]
}

/** Who was not there has no scores, a closed dog no grades, and without a verdict there are no points. */
function scoreFaults(result: PastResult, outcome: Outcome): FaultOfPast[] {
  const { values, points } = result
  const [grade] = Object.keys(gradesOf(result)) as Part[]
  const isScored = Object.entries(values).some(
    ([field, value]) => !['outcome', 'report'].includes(field) && value !== null,
  )
  return [
    ...((outcome === 'closed' || outcome === 'absent') && grade ? [['trial-scores', grade] as const] : []),
    ...(outcome === 'absent' && !grade && isScored ? [['trial-scores', 'outcome'] as const] : []),
    ...(points !== null && outcome !== 'judged' && outcome !== 'rejected'
      ? [['trial-scores', 'points'] as const]
      : []),
    ...(values.pointsAtGame === 0 && values.shotOver === true ? [['trial-scores', 'shotOver'] as const] : []),
  ]
}

/** Points are the sum where every part is told; a prize is one that the told part of the result can have, and the only one where all is told. */
function sumFaults(rulebook: Rulebook, result: PastResult, outcome: Outcome): FaultOfPast[] {
  const { values, water, points, prize } = result
  const judged = judgeHunt(rulebook, result.class, values, water)
  const isWhole =
    outcome === 'judged' && partsOf(rulebook, result.class).every((part) => part in judged.grades)
  if (isWhole && points !== null && points !== judged.points) return [['trial-points', 'points']]
  const known = points ?? (isWhole ? judged.points : null)
  const isAll = isWhole && typeof values.pointsAtGame === 'number' && typeof values.shotOver === 'boolean'
  const isFit = isAll
    ? prize === judged.prize
    : prize === 0 || mayHave(rulebook, result, { outcome, points: known })
  return isFit ? [] : [['trial-prize', 'prize']]
}

function mayHave(
  rulebook: Rulebook,
  result: PastResult,
  { outcome, points }: { readonly outcome: Outcome; readonly points: number | null },
): boolean {
  const { prize, values } = result
  const grades = Object.values(gradesOf(result))
  const { pointsAtGame, shotOver } = values
  return (
    outcome === 'judged' &&
    (points === null || points >= rulebook.prizeLimits[prize - 1]!) &&
    grades.every((grade) => grade >= (prize === 1 ? rulebook.firstPrizeLeastGrade : 1)) &&
    (typeof pointsAtGame !== 'number' || pointsAtGame >= rulebook.leastPointsAtGame) &&
    (shotOver !== false || rulebook.leastPointsAtGame === 0)
  )
}

/** What is kept of it: the grades with those that a 0 follows for, and points where the list tells them or all of their parts. */
export function keptOf(rulebook: Rulebook, result: PastResult) {
  const { outcome, grades, points } = judgeHunt(rulebook, result.class, result.values, result.water)
  const isWhole = partsOf(rulebook, result.class).every((part) => part in grades)
  return { outcome, grades, points: result.points ?? (isWhole ? points : null) }
}
