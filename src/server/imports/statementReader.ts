import type { Mapping, StatementMapping } from '#contract/mappingShape.ts'
import type { HealthCodes } from '#domain/health/codes.ts'
import { type StatementSource, statementSourceOf } from '#domain/health/sources.ts'
import type { DateReader } from '#domain/imports/dates.ts'
import { readSided } from '#domain/imports/sides.ts'
import type { Columns } from './columns.ts'
import type { StagedStatement } from './staging.store.ts'
import { byText, normalise, type ReportProblem, readDay, readWhole } from './valueReader.ts'

/** The statement a row makes, or null for a row that makes none. */
export type StatementReader = (cells: readonly string[], report: ReportProblem) => StagedStatement | null

const OLDEST_MONTHS = 360

interface Known {
  /** the ISO day after which nothing can have happened yet */
  readonly today: string
  readonly codes: HealthCodes
}

/** A reader for each statement of the mapping whose value column the file has. */
export function statementReaders(
  mapping: Mapping,
  columns: Columns,
  dates: DateReader,
  { today, codes }: Known,
): StatementReader[] {
  const present = (s: StatementMapping) =>
    [s.value, s.left, s.right].some((column) => columns.place(column) >= 0)
  return mapping.statements.filter(present).map((s) => statementReader(s, columns, dates, { today, codes }))
}

function statementReader(
  mapping: StatementMapping,
  columns: Columns,
  dates: DateReader,
  { today, codes }: Known,
): StatementReader {
  const cellOf = (column: string | undefined) => {
    const place = columns.place(column)
    return (cells: readonly string[]) => (place < 0 ? '' : normalise(cells[place] ?? ''))
  }
  const value = cellOf(mapping.value)
  const left = cellOf(mapping.left)
  const right = cellOf(mapping.right)
  const examinedOn = cellOf(mapping.examinedOn)
  const age = cellOf(mapping.ageMonths)
  const certificate = cellOf(mapping.certificate)
  const source = cellOf(mapping.source)
  const condition = cellOf(mapping.when?.column)
  const values = byText(mapping.values)
  const translate = (text: string) => values.get(text.toLowerCase()) ?? text

  return (cells, report) => {
    if (mapping.when && condition(cells) !== mapping.when.equals) return null
    const sides = [left(cells), right(cells)].map((text) => translate(text) || null)
    const written = value(cells) || worseSide(codes, mapping.scale, sides)
    if (!written) return null
    const sided = readSided(written, mapping.sides)
    if (translate(sided.value) === '') return null
    const day = examinedOn(cells)
    const months = age(cells)
    return {
      kind: mapping.kind,
      scale: mapping.scale,
      value: translate(sided.value),
      left: sides[0] ?? (sided.left && translate(sided.left)),
      right: sides[1] ?? (sided.right && translate(sided.right)),
      examinedOn: day === '' ? null : readDay(mapping.examinedOn ?? '', day, dates, today, report),
      ageMonths:
        months === '' ? null : readWhole(mapping.ageMonths ?? '', months, [0, OLDEST_MONTHS], report),
      certificate: certificate(cells) || null,
      remark: sided.written,
      source: sourceIn(source(cells), mapping, report),
    }
  }
}

/** Whom a statement comes from: what the row says, else what holds of the whole file; a text that says something else says nothing. */
function sourceIn(
  cell: string,
  { source, sourceOtherwise }: StatementMapping,
  report: ReportProblem,
): StatementSource | null {
  if (cell === '') return sourceOtherwise ?? null
  const told = statementSourceOf(cell)
  if (told === null) report('bad-value', source ?? '', cell)
  return told
}

/** The dog's grade where only its sides are given: that of the worse one. */
function worseSide(codes: HealthCodes, scale: string, sides: readonly (string | null)[]): string | null {
  const given = sides.filter((side) => side !== null)
  const severity = (value: string) => codes.severity({ scale, value }) ?? 0
  return given.reduce<string | null>(
    (worst, side) => (worst === null || severity(side) > severity(worst) ? side : worst),
    null,
  )
}
