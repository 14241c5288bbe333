import type { JudgingRulebook, ResultLine, ResultSheets } from '#contract/judging.ts'
import type { Check, CheckCode } from '#domain/trials/checks.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import type { Outcome } from '#domain/trials/results.ts'
import type { SheetField, SheetValues } from '#domain/trials/sheet.ts'

/** What is still missing is said when someone wants to be done, not while the sheet is empty. */
const MISSING: readonly CheckCode[] = [
  'PART_MISSING',
  'FEATURE_MISSING',
  'POINTS_AT_GAME_MISSING',
  'SHOT_OVER_MISSING',
  'WATER_RESULT_MISSING',
  'JUDGE_MISSING',
  'REPORT_MISSING',
]

/** What a sheet gives as it stands, computed as one types by the functions that the service judges by. */
export interface SheetJudgement {
  readonly outcome: Outcome
  readonly points: number | null
  /** `AVO1`; null where there is none to give */
  readonly award: string | null
  readonly checks: readonly Check[]
  /** nothing has been written down yet */
  readonly empty: boolean
}

type Sheets = Pick<ResultSheets, 'kind' | 'judges' | 'trial'>
type Line = Pick<ResultLine, 'class' | 'classAllowed' | 'water' | 'status' | 'points' | 'prize'>

/** Judges a dog's values. What is done keeps the sums it was given. */
export function judge(
  sheets: Sheets,
  rulebook: JudgingRulebook,
  line: Line,
  values: SheetValues,
): SheetJudgement {
  const empty = Object.values(values).every((value) => value === null)
  const context = {
    rulebook,
    trialClass: line.class,
    classAllowed: line.classAllowed,
    judgeIds: sheets.judges.map(({ id }) => id),
    divided: sheets.trial.divided,
    water: line.water,
  }
  const rules = KIND_RULES[sheets.kind]
  const computed = rules.judge(rulebook, line.class, values, line.water)
  const done = line.status !== 'entered'
  const outcome = done ? storedOutcome(values) : computed.outcome
  const { points, prize } = done ? line : computed
  return {
    outcome,
    points,
    empty,
    award: rules.award({ class: line.class, outcome, prize }),
    checks: done ? [] : rules.check(context, values),
  }
}

/** The outcome that a done result was given. */
export const storedOutcome = ({ outcome }: SheetValues): Outcome =>
  (outcome as Outcome | undefined) ?? 'judged'

/** The failing checks of a field that are said now. `asked`: someone wants to be done. */
export function checksAt(
  checks: readonly Check[],
  field: SheetField | 'class',
  showMissing: boolean,
): readonly CheckCode[] {
  return checks
    .filter((check) => check.field === field && (showMissing || !MISSING.includes(check.code)))
    .map(({ code }) => code)
}
