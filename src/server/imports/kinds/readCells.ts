import type { ReportProblem } from '../valueReader.ts'
import type { CellOf, ReadingContext } from './kinds.types.ts'

/** A day up to today; null with a complaint. */
export function neededDay(
  column: string,
  cell: CellOf,
  report: ReportProblem,
  context: ReadingContext,
): string | null {
  if (cell(column) !== '') return givenDay(column, cell, report, context) ?? null
  report('row-missing', column, null)
  return null
}

/** A day up to today; null where the cell is empty, undefined with a complaint. */
export function givenDay(
  column: string,
  cell: CellOf,
  report: ReportProblem,
  { dates, today }: ReadingContext,
): string | null | undefined {
  const text = cell(column)
  if (text === '') return null
  const day = dates(text)
  if (day !== null && day >= '1850' && day <= today) return day
  report(day !== null && day > today ? 'row-future' : 'row-value', column, text)
  return undefined
}

/** A text of at most so many characters; null with a complaint. */
export function neededText(column: string, cell: CellOf, report: ReportProblem, most: number): string | null {
  if (cell(column) !== '') return textOf(column, cell, report, most) ?? null
  report('row-missing', column, null)
  return null
}

/** Characters of a text that is too long which its complaint tells. */
const TOLD = 100

/** A text of at most so many characters; null where the cell is empty, undefined with a complaint. */
export function textOf(
  column: string,
  cell: CellOf,
  report: ReportProblem,
  most: number,
): string | null | undefined {
  const text = cell(column)
  if (text.length <= most) return text || null
  report('row-long', column, `${text.slice(0, TOLD)}…`)
  return undefined
}
