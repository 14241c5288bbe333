import { judgeHunt, judgeWater } from '#domain/trials/judging.ts'
import type { Outcome } from '#domain/trials/results.ts'
import type { Grades } from '#domain/trials/rulebook.ts'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import type { ResultLine } from '../judging/results.types.ts'

/** What a performance comes to. */
export interface PaperJudgement {
  readonly outcome: Outcome
  readonly grades: Grades
  readonly points: number | null
  readonly prize: number
}

/** What is written down of a dog: in its result once that is done, else in its sheet. */
export const valuesOf = ({ result, sheet }: ResultLine): SheetValues => result?.values ?? sheet?.values ?? {}

/** Outcome, grades and sums as the rulebook gives them; of a result that is done the sums that were kept with it. */
export function judgementOf(kind: SheetKind, line: ResultLine): PaperJudgement {
  const { rulebook, class: trialClass, water, result } = line
  const values = valuesOf(line)
  if (kind === 'water') return { ...judgeWater(rulebook, trialClass, values), points: null, prize: 0 }
  const judged = judgeHunt(rulebook, trialClass, values, water)
  return result ? { ...judged, points: result.points, prize: result.prize } : judged
}
