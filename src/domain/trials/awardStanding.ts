import { type HuntJudgement, judgeHunt, judgeWater, partsOf, type WaterGrades, zeros } from './judging.ts'
import type { TrialClass } from './results.ts'
import { type Part, prizeFor, type Rulebook, totalPoints } from './rulebook.ts'
import type { SheetField, SheetKind, SheetValues } from './sheet.ts'

/** What is still to be written down before an award follows; `water`: the water and track work of the same trial. */
export type Missing = SheetField | 'water'

/** What decides over the award of a sheet, or over the next better one. */
export type AwardWhy =
  /** the judge's word on how it ended */
  | { readonly why: 'outcome' }
  /** a feature at 0 ended it */
  | { readonly why: 'feature'; readonly field: string }
  | { readonly why: 'missing'; readonly fields: readonly Missing[] }
  /** no water and track work counts */
  | { readonly why: 'water' }
  | { readonly why: 'zero'; readonly part: Part }
  /** the work that counts has no grade of a part that the class has */
  | { readonly why: 'ungraded'; readonly part: Part }
  /** so many points short of the next better prize */
  | { readonly why: 'points'; readonly prize: 1 | 2 | 3; readonly limit: number; readonly short: number }
  /** points at game that a prize needs */
  | { readonly why: 'point'; readonly least: number }
  | { readonly why: 'shot' }
  /** points enough for a first prize, a part below the least grade of one */
  | { readonly why: 'leastGrade'; readonly part: Part; readonly grade: number; readonly least: number }

export interface AwardStanding {
  /** what the award is computed from is all there; before, none is shown */
  readonly told: boolean
  /** null: nothing better can be had, or nothing is known that decides */
  readonly why: AwardWhy | null
}

/** What a sheet is judged with beside its values. */
export interface AwardContext {
  readonly rulebook: Rulebook
  readonly trialClass: TrialClass
  /** water and track are done in trials of their own */
  readonly divided: boolean
  /** as for `judgeHunt` */
  readonly water: WaterGrades | null
}

/**
 * Whether the award of a field or forest sheet can be told yet, and why it is no better one. A cap that already stands is named before
 * what is still missing. Source: docs/rules/trials.md#award-and-why.
 */
export function huntAward(context: AwardContext, sheet: SheetValues): AwardStanding {
  const { rulebook, trialClass, water } = context
  const judgement = judgeHunt(rulebook, trialClass, sheet, water)
  if (judgement.outcome !== 'judged') {
    return { told: true, why: endOf(rulebook, 'hunt', sheet, judgement.outcome) }
  }
  const missing = missingOf(context, sheet, judgement)
  const cap = capOf(context, sheet, judgement)
  if (missing.length > 0) return { told: false, why: cap ?? { why: 'missing', fields: missing } }
  return { told: true, why: cap ?? distanceOf(context, judgement) }
}

/** The same of water and track work, which has grades and no award of its own. */
export function waterAward({ rulebook, trialClass }: AwardContext, sheet: SheetValues): AwardStanding {
  const { outcome, grades } = judgeWater(rulebook, trialClass, sheet)
  if (outcome !== 'judged') return { told: true, why: endOf(rulebook, 'water', sheet, outcome) }
  const ofSheet = partsOf(rulebook, trialClass).filter((part) => part === 'water' || part === 'track')
  const fields = ofSheet.filter((part) => grades[part] === undefined)
  if (fields.length > 0) return { told: false, why: { why: 'missing', fields } }
  const zero = ofSheet.find((part) => grades[part] === 0)
  return { told: true, why: zero ? { why: 'zero', part: zero } : null }
}

/** What ended it before it was judged: the feature at 0 from which that follows, else the judge's word. */
function endOf(
  rulebook: Rulebook,
  kind: SheetKind,
  sheet: SheetValues,
  outcome: HuntJudgement['outcome'],
): AwardWhy {
  const zero = zeros(rulebook, kind, sheet).find((scale) => scale.zero === outcome)
  return zero ? { why: 'feature', field: zero.code } : { why: 'outcome' }
}

/** What the award is computed from and is not written down, in the order of the judge's sheet. */
function missingOf(
  { rulebook, trialClass, divided, water }: AwardContext,
  sheet: SheetValues,
  { grades }: HuntJudgement,
): Missing[] {
  const parts = partsOf(rulebook, trialClass)
  const open = (part: Part) => parts.includes(part) && grades[part] === undefined
  const needsWater = parts.some((part) => part === 'water' || part === 'track')
  const { leastPointsAtGame: least } = rulebook
  const { pointsAtGame, shotOver } = sheet
  const fields: readonly (Missing | false)[] = [
    open('search') && 'search',
    least > 0 && typeof pointsAtGame !== 'number' && 'pointsAtGame',
    least > 0 && pointsAtGame !== 0 && typeof shotOver !== 'boolean' && 'shotOver',
    open('game') && 'game',
    open('retrieve') && 'retrieve',
    !divided && needsWater && water === null && 'water',
  ]
  return fields.filter((field) => field !== false)
}

/** The rule that rules a prize out whatever else is written down; null: none does yet. */
function capOf(
  { rulebook, trialClass, divided, water }: AwardContext,
  sheet: SheetValues,
  { grades }: HuntJudgement,
): AwardWhy | null {
  const parts = partsOf(rulebook, trialClass)
  const ofWater = parts.filter((part) => part === 'water' || part === 'track')
  if (divided && water === null && ofWater.length > 0) return { why: 'water' }
  const zero = parts.find((part) => grades[part] === 0)
  if (zero) return { why: 'zero', part: zero }
  const ungraded = water === null ? undefined : ofWater.find((part) => grades[part] === undefined)
  if (ungraded) return { why: 'ungraded', part: ungraded }
  const least = rulebook.leastPointsAtGame
  if (least === 0) return null
  if (typeof sheet.pointsAtGame === 'number' && sheet.pointsAtGame < least) return { why: 'point', least }
  return sheet.shotOver === false ? { why: 'shot' } : null
}

/** What the next better prize would take; null where it is a first. */
function distanceOf({ rulebook, trialClass }: AwardContext, { grades }: HuntJudgement): AwardWhy | null {
  const reached = prizeFor(rulebook, trialClass, grades)
  if (reached === 1) return null
  const points = totalPoints(rulebook, trialClass, grades)
  const prize = reached === 0 ? 3 : reached === 3 ? 2 : 1
  const limit = rulebook.prizeLimits[prize - 1]!
  if (points < limit) return { why: 'points', prize, limit, short: limit - points }
  const least = rulebook.firstPrizeLeastGrade
  const low = partsOf(rulebook, trialClass).find((part) => (grades[part] ?? 0) < least)
  return low ? { why: 'leastGrade', part: low, grade: grades[low] ?? 0, least } : null
}
