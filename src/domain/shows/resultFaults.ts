import { OLD_PRIZES_BEFORE, OLD_SHOW_PRIZES } from './grades.ts'

interface TypedResult {
  readonly date: string
  readonly grade: string
  readonly marks: readonly string[]
}

/** Marks that are given beside ERI alone. Source: docs/rules/breeding-and-health.md#shows. */
const BESIDE_ERI: readonly string[] = ['SA', 'SERT', 'VARA-SERT', 'CAC', 'CACIB']

export type ShowResultFault =
  | 'SHOW_IN_FUTURE'
  | 'SHOW_BEFORE_BIRTH'
  | 'SHOW_PRIZE_NO_MORE'
  | 'SHOW_MARK_WITHOUT_ERI'

/** What bars a result, with its field; undefined: nothing. Source: docs/rules/shows.md#what-is-refused. */
export function showResultFault(
  { date, grade, marks }: TypedResult,
  { birthDate, today }: { readonly birthDate: string | null; readonly today: string },
): readonly [ShowResultFault, field: 'date' | 'grade' | 'marks'] | undefined {
  const isPrize = (OLD_SHOW_PRIZES as readonly string[]).includes(grade)
  const isOld = date < OLD_PRIZES_BEFORE
  if (date > today) return ['SHOW_IN_FUTURE', 'date']
  if (birthDate !== null && date <= birthDate) return ['SHOW_BEFORE_BIRTH', 'date']
  if (isPrize && !isOld) return ['SHOW_PRIZE_NO_MORE', 'grade']
  if (!isOld && grade !== 'ERI' && marks.some((mark) => BESIDE_ERI.includes(mark)))
    return ['SHOW_MARK_WITHOUT_ERI', 'marks']
  return undefined
}
