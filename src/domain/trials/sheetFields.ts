import { isReadable } from '../plainText.ts'
import { MAX_BIRDS_MET, MAX_MINUTES, TERRAINS, WEATHERS } from './conditionFields.ts'
import type { FeatureScale } from './features.ts'
import { OUTCOMES, TRIAL_CLASSES } from './results.ts'
import { HIGHEST_GRADE, mostPoints, type Rulebook } from './rulebook.ts'
import { SHEET_FIELDS, type SheetField, type SheetKind, type SheetValue } from './sheet.ts'

/** Most points that any rulebook may give; a class gives `mostPoints` of its own. Source: docs/rules/trials.md#parts-and-points. */
export const MAX_POINTS = 200
/** Longest report of a judge, in characters. */
export const LONGEST_REPORT = 4000
/** More points than anyone counts in one performance. */
export const MAX_POINTS_AT_GAME = 99

/** What may be wrong with a value by itself; each has its sentence in the texts of errors. */
export const FIELD_PROBLEMS = [
  'GRADE_INVALID',
  'FEATURE_VALUE_INVALID',
  'POINTS_AT_GAME_INVALID',
  'STATED_POINTS_INVALID',
  'PRIZE_INVALID',
  'OUTCOME_INVALID',
  'REPORT_TOO_LONG',
  'TEXT_INVALID',
  'VALUE_INVALID',
] as const
type FieldProblem = (typeof FIELD_PROBLEMS)[number]

const GRADES = Array.from({ length: HIGHEST_GRADE + 1 }, (_, grade) => grade)
const PRIZES = [0, 1, 2, 3]

const isCount = (value: SheetValue, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
const isGrade = (value: SheetValue): boolean => isCount(value, HIGHEST_GRADE)

type FieldRule = readonly [holds: (value: SheetValue) => boolean, problem: FieldProblem]

const RULES: Readonly<Record<string, FieldRule>> = {
  outcome: [(value) => OUTCOMES.some((outcome) => outcome === value), 'OUTCOME_INVALID'],
  search: [isGrade, 'GRADE_INVALID'],
  game: [isGrade, 'GRADE_INVALID'],
  retrieve: [isGrade, 'GRADE_INVALID'],
  water: [isGrade, 'GRADE_INVALID'],
  track: [isGrade, 'GRADE_INVALID'],
  pointsAtGame: [(value) => isCount(value, MAX_POINTS_AT_GAME), 'POINTS_AT_GAME_INVALID'],
  shotOver: [(value) => typeof value === 'boolean', 'VALUE_INVALID'],
  statedPrize: [(value) => isCount(value, 3), 'PRIZE_INVALID'],
  judgeId: [(value) => isCount(value, Number.MAX_SAFE_INTEGER), 'VALUE_INVALID'],
  birdsMet: [(value) => isCount(value, MAX_BIRDS_MET), 'VALUE_INVALID'],
  weather: [(value) => WEATHERS.some((one) => one === value), 'VALUE_INVALID'],
  terrain: [(value) => TERRAINS.some((one) => one === value), 'VALUE_INVALID'],
  minutesSearched: [(value) => isCount(value, MAX_MINUTES), 'VALUE_INVALID'],
  report: [(value) => typeof value === 'string' && value.length <= LONGEST_REPORT, 'REPORT_TOO_LONG'],
}

/** Coefficients are whole or halves, so sums are too. */
function isSum(rulebook: Rulebook, value: SheetValue): boolean {
  const most = Math.max(...TRIAL_CLASSES.map((code) => mostPoints(rulebook.classes[code].coefficients)))
  return typeof value === 'number' && isCount(value * 2, most * 2)
}

/** The scale of a feature in a rulebook; undefined where the field is no feature. */
export function scaleOf(rulebook: Rulebook, field: string): FeatureScale | undefined {
  return [...rulebook.huntFeatures, ...rulebook.waterFeatures].find(({ code }) => code === field)
}

/**
 * What is wrong with a value of a sheet as it is typed: its type and range only, whatever stands in the other fields
 * (docs/rules/trials.md#saving-as-one-types); null where nothing is. An empty field (null) is never wrong; a field the kind does not have always is.
 */
export function fieldProblem(
  rulebook: Rulebook,
  kind: SheetKind,
  field: string,
  value: SheetValue,
): FieldProblem | null {
  if (!SHEET_FIELDS[kind].some((known) => known === field)) return 'VALUE_INVALID'
  if (value === null) return null
  const scale = scaleOf(rulebook, field)
  if (scale) return scale.values.some((allowed) => allowed === value) ? null : 'FEATURE_VALUE_INVALID'
  if (field === 'statedPoints' && !isSum(rulebook, value)) return 'STATED_POINTS_INVALID'
  const rule = RULES[field]
  if (rule && !rule[0](value)) return rule[1]
  return typeof value === 'string' && !isReadable(value) ? 'TEXT_INVALID' : null
}

/** The numbers a grade, a feature or a prize may take, for buttons; null for fields that are no choice of numbers. */
export function valuesOf(rulebook: Rulebook, field: SheetField): readonly number[] | null {
  const scale = scaleOf(rulebook, field)
  if (scale) return scale.values
  if (field === 'statedPrize') return PRIZES
  return RULES[field]?.[1] === 'GRADE_INVALID' ? GRADES : null
}
