import { type Judgement, KIND_RULES } from '#domain/trials/kinds.ts'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import type { ResultLine } from '../judging/results.types.ts'

/** A dog's values: of its result once that is done, else of its sheet. */
export const valuesOf = ({ result, sheet }: ResultLine): SheetValues => result?.values ?? sheet?.values ?? {}

/** Outcome, grades and sums as the rulebook gives them; of a result that is done the sums that were kept with it. */
export function judgementOf(kind: SheetKind, line: ResultLine): Judgement {
  const { rulebook, class: trialClass, water, result } = line
  const values = valuesOf(line)
  const judged = KIND_RULES[kind].judge(rulebook, trialClass, values, water)
  return result ? { ...judged, points: result.points, prize: result.prize } : judged
}
