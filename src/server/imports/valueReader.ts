import type { Mapping } from '#contract/mappingShape.ts'
import type { DateReader } from '#domain/imports/dates.ts'
import { FIELDS, type FieldName } from '#domain/imports/fields.ts'
import { inOwnUnit, type Unit } from '#domain/imports/units.ts'
import type { ProblemCode } from './problemCodes.ts'

/** Told of a value that cannot be used. */
export type ReportProblem = (code: ProblemCode, subject: string | null, detail: string | null) => void

/** What a cell says; null and undefined say nothing. */
export type CellValue = string | number | boolean | null | undefined

/** Reads a cell that is not empty; null for one that cannot be used. */
export type CellReader = (cell: string, report: ReportProblem) => CellValue

/** What keeps a spreadsheet from taking a text for a formula. Source: the CSV that this service and others write. */
const FORMULA_GUARD = /^'(?=[=+\-@])/

/** The text without white space around it, with single spaces inside. */
export function normalise(cell: string): string {
  const text = cell.trim().replace(FORMULA_GUARD, '')
  return /\s\s|[\t\n\r]/.test(text) ? text.replace(/\s+/g, ' ') : text
}

/** The reader of a field's cells. */
export function cellReader(name: FieldName, mapping: Mapping, dates: DateReader, today: string): CellReader {
  const read = plainReader(name, mapping, dates, today)
  const listed = mapping.values[name]
  if (!listed) return read
  const values = byText(listed)
  return (cell, report) => {
    const said = values.get(cell.toLowerCase())
    return said === '' ? null : read(said ?? cell, report)
  }
}

/** A list by text as it is looked up: the case of a text does not matter. */
export const byText = <Value>(list: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(list).map(([text, value]) => [normalise(text).toLowerCase(), value]))

function plainReader(name: FieldName, mapping: Mapping, dates: DateReader, today: string): CellReader {
  if (name === 'sex') return listReader(name, mapping.sexes)
  if (name === 'name') return nameReader(mapping.unnamed)
  const { type, range } = FIELDS[name]!
  if (type === 'date') return (cell, report) => readDay(name, cell, dates, today, report)
  if (type === 'number')
    return name === 'birth_year'
      ? (cell, report) => readWhole(name, cell, range!, report)
      : numberReader(name, range ?? [0, Number.MAX_SAFE_INTEGER], mapping.units[name])
  if (type === 'boolean') return listReader(name, mapping.booleans)
  return (cell) => cell
}

/** A day up to today, or null with a complaint. */
export function readDay(
  subject: string,
  cell: string,
  dates: DateReader,
  today: string,
  report: ReportProblem,
): string | null {
  const day = dates(cell)
  if (day === null) report('bad-value', subject, cell)
  else if (day > today || day < '1850') {
    report('out-of-range', subject, cell)
    return null
  }
  return day
}

/** A whole number of months, years or the like from `from` to `to`, or null with a complaint. */
export function readWhole(
  subject: string,
  cell: string,
  [from, to]: readonly [number, number],
  report: ReportProblem,
): number | null {
  if (!/^\d{1,9}$/.test(cell)) {
    report('bad-value', subject, cell)
    return null
  }
  const value = Number(cell)
  if (value >= from && value <= to) return value
  report('out-of-range', subject, cell)
  return null
}

function nameReader(unnamed: readonly string[]): CellReader {
  const none = new Set(unnamed.map((name) => name.toLowerCase()))
  return (cell) => (none.has(cell.toLowerCase()) ? null : cell)
}

function listReader<Value extends CellValue>(
  subject: string,
  list: Readonly<Record<string, Value>>,
): CellReader {
  const values = byText(list)
  return (cell, report) => {
    const value = values.get(cell.toLowerCase())
    if (value !== undefined) return value
    report('bad-value', subject, cell)
    return null
  }
}

function numberReader(subject: string, range: readonly [number, number], unit: Unit | undefined): CellReader {
  return (cell, report) => {
    if (!/^\d+([.,]\d+)?$/.test(cell)) {
      report('bad-value', subject, cell)
      return null
    }
    // The database keeps one decimal.
    const value = Math.round(inOwnUnit(Number(cell.replace(',', '.')), unit) * 10) / 10
    if (value >= range[0] && value <= range[1]) return value
    report('out-of-range', subject, cell)
    return null
  }
}
