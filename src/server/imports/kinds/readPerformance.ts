import { OUTCOMES_IN_WORDS } from '#domain/imports/trialWords.ts'
import { type Outcome, TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { LONGEST_REPORT } from '#domain/trials/sheetFields.ts'
import type { ReportProblem } from '../valueReader.ts'
import type { CellOf, ReadingContext } from './kinds.types.ts'
import { neededDay, neededText, textOf } from './readCells.ts'

const [LONGEST_PLACE, LONGEST_NAME] = [100, 200]

/** Which trial a row tells of, and the judge's part, in every sheet of results of trials. */
interface TrialCells {
  readonly date: string
  readonly place: string
  readonly organiser: string | null
  /** among the trials of its day */
  readonly number: number | null
  readonly judge: string | null
  readonly report: string | null
}

/** Null with a complaint. */
export function trialCells(cell: CellOf, report: ReportProblem, context: ReadingContext): TrialCells | null {
  const date = neededDay('date', cell, report, context)
  const place = neededText('place', cell, report, LONGEST_PLACE)
  const organiser = textOf('organiser', cell, report, LONGEST_NAME)
  const judge = textOf('judge', cell, report, LONGEST_NAME)
  const words = textOf('report', cell, report, LONGEST_REPORT)
  const number = numbered('number', cell, report)
  if (date === null || place === null || number === undefined) return null
  if (organiser === undefined || judge === undefined || words === undefined) return null
  return { date, place, organiser, number, judge, report: words }
}

/** Undefined with a complaint. */
export function classOf(cell: CellOf, report: ReportProblem): TrialClass | undefined {
  const text = cell('class').toUpperCase()
  const trialClass = TRIAL_CLASSES.find((code) => code === text)
  if (!trialClass) report(text === '' ? 'row-missing' : 'row-value', 'class', cell('class') || null)
  return trialClass
}

/** Null where the cell is empty, undefined with a complaint. */
export const outcomeCell = (cell: CellOf, report: ReportProblem): Outcome | null | undefined =>
  cell('outcome') === '' ? null : listed('outcome', cell, report, OUTCOMES_IN_WORDS)

/** What a list has for the words of a cell; undefined with a complaint. */
export function listed<Value>(
  column: string,
  cell: CellOf,
  report: ReportProblem,
  list: Readonly<Record<string, Value>>,
): Value | undefined {
  const value = list[cell(column).toLowerCase()]
  if (value === undefined)
    report(cell(column) === '' ? 'row-missing' : 'row-value', column, cell(column) || null)
  return value
}

/** A whole number; null where the cell is empty, undefined with a complaint. */
export function numbered(column: string, cell: CellOf, report: ReportProblem): number | null | undefined {
  const text = cell(column)
  if (text === '') return null
  if (/^\d{1,4}$/.test(text)) return Number(text)
  report('row-value', column, text)
  return undefined
}
