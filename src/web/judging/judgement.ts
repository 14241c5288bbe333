import type { JudgingRulebook, ResultLine, ResultSheets } from '#contract/judging.ts'
import { keepsGiven, newChecks } from '#domain/trials/accepted.ts'
import type { AwardWhy } from '#domain/trials/awardStanding.ts'
import type { Check, CheckCode } from '#domain/trials/checks.ts'
import { KIND_RULES, whyGiven } from '#domain/trials/kinds.ts'
import type { Outcome } from '#domain/trials/results.ts'
import type { SheetField, SheetValues } from '#domain/trials/sheet.ts'

/** Checks of missing values, shown only after someone has tried to mark the dog done. */
const MISSING: readonly CheckCode[] = [
  'PART_MISSING',
  'FEATURE_MISSING',
  'POINTS_AT_GAME_MISSING',
  'SHOT_OVER_MISSING',
  'WATER_RESULT_MISSING',
  'JUDGE_MISSING',
  'REPORT_MISSING',
]

/** The judgement of a sheet, computed while typing by the functions that the service uses. */
export interface SheetJudgement {
  readonly outcome: Outcome
  readonly points: number | null
  readonly prize: number
  /** `AVO1`; null where there is none to give, or it cannot be computed yet */
  readonly award: string | null
  /** what its outcome comes to is known */
  readonly told: boolean
  /** what decides the award, or keeps it from being told */
  readonly why: AwardWhy | null
  readonly checks: readonly Check[]
  /** nothing has been written down yet */
  readonly empty: boolean
}

type Sheets = Pick<ResultSheets, 'kind' | 'judges' | 'trial'>
type Line = Pick<ResultLine, 'class' | 'classAllowed' | 'water' | 'status' | 'points' | 'prize' | 'accepted'>

/** Judges a dog's values. A done result keeps its stored sums. */
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
  const { accepted } = line
  const after = { class: line.class, values, water: line.water }
  const given = accepted && keepsGiven(accepted, after) ? accepted : computed
  const { points, prize } = done ? line : given
  const failing = () => {
    const all = rules.check(context, values)
    if (!accepted) return all
    const before = rules.check({ ...context, trialClass: accepted.class }, accepted.values)
    return newChecks(accepted, after, { before, after: all })
  }
  const standing = rules.standing(context, values)
  const told = done || given === accepted || standing.told
  return {
    outcome,
    points,
    prize,
    empty,
    told,
    why: told ? whyGiven(sheets.kind, context, values, { points, prize }) : standing.why,
    award: told ? rules.award({ class: line.class, outcome, prize }) : null,
    checks: done ? [] : failing(),
  }
}

export const storedOutcome = ({ outcome }: SheetValues): Outcome =>
  (outcome as Outcome | undefined) ?? 'judged'

/** The failing checks of a field to show now. `showMissing`: those of missing values too. */
export function checksAt(
  checks: readonly Check[],
  field: SheetField | 'class',
  showMissing: boolean,
): readonly CheckCode[] {
  return checks
    .filter((check) => check.field === field && (showMissing || !MISSING.includes(check.code)))
    .map(({ code }) => code)
}
