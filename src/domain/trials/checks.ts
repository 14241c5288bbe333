import {
  type HuntJudgement,
  judgeHunt,
  judgeWater,
  type PrizeBar,
  partsOf,
  type WaterGrades,
  zeros,
} from './judging.ts'
import type { Outcome, TrialClass } from './results.ts'
import type { Part, Rulebook } from './rulebook.ts'
import { SHEET_FIELDS, type SheetField, type SheetKind, type SheetValues, scalesOf } from './sheet.ts'
import { FIELD_PROBLEMS, fieldProblem } from './sheetFields.ts'

/**
 * Every check that a result must pass to be marked done; each has its sentence in the texts of errors. Source:
 * docs/rules/trials.md#marking-done.
 */
export const CHECK_CODES = [
  ...FIELD_PROBLEMS,
  'SEARCH_NOT_ZEROED',
  'GAME_NOT_ZEROED',
  'RETRIEVE_NOT_ZEROED',
  'REJECTED_NOT_ZERO',
  'CLOSED_NOT_ZERO',
  'ZERO_MEANS_REJECTED',
  'ZERO_MEANS_CLOSED',
  'CLOSED_HAS_GRADES',
  'ABSENT_HAS_SCORES',
  'PART_MISSING',
  'PART_NOT_IN_CLASS',
  'WATER_RESULT_MISSING',
  'FEATURE_MISSING',
  'POINTS_AT_GAME_MISSING',
  'SHOT_OVER_MISSING',
  'SHOT_WITHOUT_POINT',
  'TOTAL_NOT_SUM',
  'OUTCOME_WITHOUT_POINTS',
  'PRIZE_NOT_BY_POINTS',
  'PRIZE_WITHOUT_POINT',
  'PRIZE_WITHOUT_SHOT',
  'PRIZE_WITHOUT_WATER',
  'PRIZE_WITHOUT_PART',
  'OUTCOME_WITHOUT_PRIZE',
  'CLASS_NOT_ALLOWED',
  'WATER_CLASS_DIFFERS',
  'JUDGE_MISSING',
  'JUDGE_NOT_OF_TRIAL',
  'REPORT_MISSING',
] as const
export type CheckCode = (typeof CHECK_CODES)[number]

export interface Check {
  readonly code: CheckCode
  /** where it is shown; `class` is the entry's own */
  readonly field: SheetField | 'class'
}

/** What a sheet is checked against. */
interface CheckContext {
  readonly rulebook: Rulebook
  /** the class the dog is entered in, so the class of its award */
  readonly trialClass: TrialClass
  /** the dog may start in that class on the day of the trial */
  readonly classAllowed: boolean
  /** ids of the trial's judges */
  readonly judgeIds: readonly number[]
}

export interface HuntContext extends CheckContext {
  readonly divided: boolean
  /** what counts of water and track, as for `judgeHunt`, with the class it was done in */
  readonly water: (WaterGrades & { readonly class: TrialClass }) | null
}

const check = (code: CheckCode, field: Check['field']): Check => ({ code, field })
const when = (failing: boolean, code: CheckCode, field: Check['field']): Check[] =>
  failing ? [check(code, field)] : []

const isEmpty = (sheet: SheetValues, field: string): boolean => {
  const value = (sheet as Readonly<Record<string, unknown>>)[field]
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Everything that keeps a field or forest sheet from being marked done, in the order of CHECK_CODES; empty: nothing does. */
export function checkHunt(context: HuntContext, sheet: SheetValues): Check[] {
  const judgement = judgeHunt(context.rulebook, context.trialClass, sheet, context.water)
  if (judgement.outcome === 'absent') return absentChecks('hunt', sheet)
  return [
    ...valueChecks(context.rulebook, 'hunt', sheet),
    ...zeroChecks(context.rulebook, 'hunt', sheet, judgement.outcome),
    ...endChecks(context.rulebook, sheet, judgement.outcome),
    ...pointsAtGameChecks(sheet, judgement.outcome),
    ...statedChecks(sheet, judgement),
    ...classChecks(context, judgement.outcome),
    ...waterChecks(context, judgement.outcome),
    ...partChecks(context, ['search', 'game', 'retrieve'], sheet, judgement.outcome),
    ...featureChecks(context.rulebook, 'hunt', sheet, judgement),
    ...paperChecks(context, sheet, judgement.outcome),
  ]
}

/** Everything that keeps a water and track sheet from being marked done. */
export function checkWater(context: CheckContext, sheet: SheetValues): Check[] {
  const judgement = judgeWater(context.rulebook, context.trialClass, sheet)
  if (judgement.outcome === 'absent') return absentChecks('water', sheet)
  return [
    ...valueChecks(context.rulebook, 'water', sheet),
    ...zeroChecks(context.rulebook, 'water', sheet, judgement.outcome),
    ...classChecks(context, judgement.outcome),
    ...partChecks(context, ['water', 'track'], sheet, judgement.outcome),
    ...featureChecks(context.rulebook, 'water', sheet, judgement),
    ...paperChecks(context, sheet, judgement.outcome),
  ]
}

/** A dog that was not there has no scores; a word about it may be written. */
function absentChecks(kind: SheetKind, sheet: SheetValues): Check[] {
  return SHEET_FIELDS[kind]
    .filter((field) => !['outcome', 'judgeId', 'report'].includes(field) && !isEmpty(sheet, field))
    .map((field) => check('ABSENT_HAS_SCORES', field))
}

function valueChecks(rulebook: Rulebook, kind: SheetKind, sheet: SheetValues): Check[] {
  return SHEET_FIELDS[kind].flatMap((field) => {
    const problem = fieldProblem(rulebook, kind, field, sheet[field] ?? null)
    return problem ? [check(problem, field)] : []
  })
}

const NOT_ZEROED = {
  search: 'SEARCH_NOT_ZEROED',
  game: 'GAME_NOT_ZEROED',
  retrieve: 'RETRIEVE_NOT_ZEROED',
} as const

/** Checks zeroing features against the written grades and outcome. */
function zeroChecks(rulebook: Rulebook, kind: SheetKind, sheet: SheetValues, outcome: Outcome): Check[] {
  const found = zeros(rulebook, kind, sheet)
  const parts = new Set(found.flatMap(({ zeroes }) => zeroes ?? []))
  const graded = (part: Part) => !isEmpty(sheet, part)
  const written = isEmpty(sheet, 'outcome') || sheet.outcome === 'judged' ? outcome : sheet.outcome
  const differs = written !== outcome
  return [
    ...[...parts].flatMap((part) => when(graded(part) && sheet[part] !== 0, NOT_ZEROED[part], part)),
    ...when(differs && outcome === 'rejected', 'ZERO_MEANS_REJECTED', 'outcome'),
    ...when(differs && outcome === 'closed', 'ZERO_MEANS_CLOSED', 'outcome'),
    ...(outcome === 'closed' ? (['search', 'game', 'retrieve', 'water', 'track'] as const) : [])
      .filter(graded)
      .map((part) => check('CLOSED_HAS_GRADES', part)),
  ]
}

/** What ended a hunt is a feature at 0. Nothing published says what ends a water and track performance: there the judge's word stands. */
function endChecks(rulebook: Rulebook, sheet: SheetValues, outcome: Outcome): Check[] {
  const zeroings = zeros(rulebook, 'hunt', sheet).map(({ zero }) => zero)
  return [
    ...when(outcome === 'rejected' && !zeroings.includes('rejected'), 'REJECTED_NOT_ZERO', 'outcome'),
    ...when(outcome === 'closed' && !zeroings.includes('closed'), 'CLOSED_NOT_ZERO', 'outcome'),
  ]
}

function pointsAtGameChecks(sheet: SheetValues, outcome: Outcome): Check[] {
  const none = sheet.pointsAtGame === 0
  return [
    ...when(outcome === 'judged' && isEmpty(sheet, 'pointsAtGame'), 'POINTS_AT_GAME_MISSING', 'pointsAtGame'),
    ...when(outcome === 'judged' && !none && isEmpty(sheet, 'shotOver'), 'SHOT_OVER_MISSING', 'shotOver'),
    ...when(none && sheet.shotOver === true, 'SHOT_WITHOUT_POINT', 'shotOver'),
  ]
}

const WITHOUT: Readonly<Record<PrizeBar, CheckCode>> = {
  outcome: 'OUTCOME_WITHOUT_PRIZE',
  part: 'PRIZE_WITHOUT_PART',
  water: 'PRIZE_WITHOUT_WATER',
  points: 'PRIZE_NOT_BY_POINTS',
  point: 'PRIZE_WITHOUT_POINT',
  shot: 'PRIZE_WITHOUT_SHOT',
}

/** Checks the total and award stated on the paper against the computed ones. */
function statedChecks(sheet: SheetValues, { points, prize, bar }: HuntJudgement): Check[] {
  const { statedPoints, statedPrize } = sheet
  const total = isEmpty(sheet, 'statedPoints') || statedPoints === (points ?? 0)
  const award = isEmpty(sheet, 'statedPrize') || statedPrize === prize
  return [
    ...when(!total, points === null ? 'OUTCOME_WITHOUT_POINTS' : 'TOTAL_NOT_SUM', 'statedPoints'),
    ...when(!award, bar ? WITHOUT[bar] : 'PRIZE_NOT_BY_POINTS', 'statedPrize'),
  ]
}

function classChecks({ classAllowed }: CheckContext, outcome: Outcome): Check[] {
  const counts = outcome === 'judged' || outcome === 'rejected'
  return when(counts && !classAllowed, 'CLASS_NOT_ALLOWED', 'class')
}

/** In an undivided trial water and track are done the same day; what counts must be of the dog's class. */
function waterChecks(context: HuntContext, outcome: Outcome): Check[] {
  const { rulebook, trialClass, divided, water } = context
  const hasWater = partsOf(rulebook, trialClass).some((part) => part === 'water' || part === 'track')
  if (!hasWater || outcome !== 'judged') return []
  return [
    ...when(!divided && water === null, 'WATER_RESULT_MISSING', 'water'),
    ...when(water !== null && water.class !== trialClass, 'WATER_CLASS_DIFFERS', 'class'),
  ]
}

/** Parts of the class are complete in a performance judged to its end; no other part is graded. */
function partChecks(
  { rulebook, trialClass }: CheckContext,
  parts: readonly Part[],
  sheet: SheetValues,
  outcome: Outcome,
): Check[] {
  const ofClass = partsOf(rulebook, trialClass)
  const zeroed: readonly Part[] = zeros(rulebook, 'hunt', sheet).flatMap(({ zeroes }) => zeroes ?? [])
  return parts.flatMap((part) =>
    ofClass.includes(part)
      ? when(outcome === 'judged' && isEmpty(sheet, part) && !zeroed.includes(part), 'PART_MISSING', part)
      : when(!isEmpty(sheet, part), 'PART_NOT_IN_CLASS', part),
  )
}

/** Features a complete result needs; those of a part at 0 could not be seen, and shooting only where a shot was fired. */
function featureChecks(
  rulebook: Rulebook,
  kind: SheetKind,
  sheet: SheetValues,
  { outcome, grades }: Pick<HuntJudgement, 'outcome' | 'grades'>,
): Check[] {
  if (outcome !== 'judged') return []
  const scales = scalesOf(rulebook, kind)
  return SHEET_FIELDS[kind].flatMap((field) => {
    const scale = scales.find(({ code }) => code === field)
    const seen = scale?.needed === 'always' || (scale?.needed === 'atShot' && sheet.shotOver === true)
    const hidden = scale?.zeroes !== undefined && !grades[scale.zeroes]
    return when(seen && !hidden && isEmpty(sheet, field), 'FEATURE_MISSING', field)
  })
}

/** A judge of the trial and the report, of every dog that was seen; who withdrew need not have been. */
function paperChecks({ judgeIds }: CheckContext, sheet: SheetValues, outcome: Outcome): Check[] {
  const seen = outcome !== 'withdrawn'
  const chosen = !isEmpty(sheet, 'judgeId')
  return [
    ...when(seen && !chosen, 'JUDGE_MISSING', 'judgeId'),
    ...when(chosen && !judgeIds.some((id) => id === sheet.judgeId), 'JUDGE_NOT_OF_TRIAL', 'judgeId'),
    ...when(seen && isEmpty(sheet, 'report'), 'REPORT_MISSING', 'report'),
  ]
}
