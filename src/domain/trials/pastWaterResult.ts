import { outcomeOf, partsOf } from './judging.ts'
import type { FaultOfPast } from './pastResult.ts'
import type { TrialClass } from './results.ts'
import { PARTS, type Rulebook } from './rulebook.ts'
import type { SheetField, SheetValues } from './sheet.ts'
import { fieldProblem } from './sheetFields.ts'

/** Water and track work of the past, as a list of results tells it: much of it may be missing. */
export interface PastWaterResult {
  readonly class: TrialClass
  /** grades and features that are told, `outcome` */
  readonly values: SheetValues
}

/** Everything in it that the rulebook of its day rules out; what the list does not tell is not held against it. Source: docs/rules/trials.md#results-of-the-past. */
export function pastWaterFaults(
  rulebook: Rulebook,
  { class: trialClass, values }: PastWaterResult,
): FaultOfPast[] {
  const fields = Object.entries(values) as [SheetField, SheetValues[SheetField]][]
  const wrong = fields.filter(([field, value]) => fieldProblem(rulebook, 'water', field, value ?? null))
  if (wrong.length > 0) return wrong.map(([field]) => ['trial-value', field])
  const outcome = outcomeOf(rulebook, 'water', values)
  const graded = PARTS.filter((part) => typeof values[part] === 'number')
  const [scored] = fields.filter(([field]) => field !== 'outcome')
  const ofClass = partsOf(rulebook, trialClass)
  return [
    ...graded.filter((part) => !ofClass.includes(part)).map((part): FaultOfPast => ['trial-part', part]),
    ...((values.outcome ?? outcome) === outcome ? [] : [['trial-zero', 'outcome'] as const]),
    ...(outcome === 'closed' && graded[0] ? [['trial-scores', graded[0]] as const] : []),
    ...(outcome === 'absent' && scored ? [['trial-scores', scored[0]] as const] : []),
  ]
}
