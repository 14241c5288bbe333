import type { ShowRow } from '#contract/shows.ts'
import { areReadable, findShowColumns, rowBy } from '#domain/shows/columns.ts'
import {
  EMPTY_ROW,
  isEmptyRow,
  readRow,
  SHOW_COLUMNS,
  type ShowColumn,
  type TypedRow,
  typedRow,
} from '#domain/shows/typedRow.ts'
import type { SentRow } from '../queries.ts'

/** What has been typed over a stored result. */
interface Edit {
  /** of the result as it was seen */
  readonly version: number
  readonly typed: TypedRow
  readonly removed: boolean
}

/** All that has been typed into the grid of a show and not been saved: what its draft keeps. */
export interface Edits {
  /** by id of the result */
  readonly stored: Readonly<Record<string, Edit>>
  /** new rows, by key */
  readonly added: Readonly<Record<string, TypedRow>>
}
export const NO_EDITS: Edits = { stored: {}, added: {} }

/** One line of the grid. */
export interface Line {
  /** the same as long as the line is there */
  readonly key: string
  /** null: new */
  readonly result: ShowRow | null
  /** of the result as it was seen; of a new line 0 */
  readonly version: number
  readonly typed: TypedRow
  readonly removed: boolean
  /** differs from what is stored, or is new */
  readonly dirty: boolean
  /** somebody else has changed the result since */
  readonly outdated: boolean
}

const sameRow = (a: TypedRow, b: TypedRow): boolean => SHOW_COLUMNS.every((column) => a[column] === b[column])
const storedRow = (result: ShowRow): TypedRow => typedRow(result.dog.regnr, result)

/** The stored results as they are typed over, then the new rows, and always an empty one at the end. */
export function linesOf(results: readonly ShowRow[], { stored, added }: Edits): readonly Line[] {
  const known = results.map((result): Line => {
    const edit = stored[result.id]
    return {
      key: `r${result.id}`,
      result,
      version: edit?.version ?? result.version,
      typed: edit?.typed ?? storedRow(result),
      removed: edit?.removed ?? false,
      dirty: edit !== undefined,
      outdated: edit !== undefined && edit.version !== result.version,
    }
  })
  const typed = Object.entries(added).map(([key, row]) => newLine(key, row))
  const last = typed.at(-1)
  const ends = last !== undefined && !last.dirty
  return [...known, ...typed, ...(ends ? [] : [newLine(nextKey(added), EMPTY_ROW)])]
}

const newLine = (key: string, typed: TypedRow): Line => ({
  key,
  result: null,
  version: 0,
  typed,
  removed: false,
  dirty: !isEmptyRow(typed),
  outdated: false,
})

const nextKey = (added: Edits['added']): string =>
  `n${1 + Math.max(0, ...Object.keys(added).map((key) => Number(key.slice(1))))}`

/** Writes values into a line; a stored result written back to what it was is typed over no more, and its dog stays. */
export function withValues(edits: Edits, line: Line, values: Partial<TypedRow>): Edits {
  const { result } = line
  if (result === null)
    return { ...edits, added: { ...edits.added, [line.key]: { ...line.typed, ...values } } }
  const typed = { ...line.typed, ...values, dog: line.typed.dog }
  return withEdit(edits, result, { version: line.version, typed, removed: line.removed })
}

/** Takes a line away: a new one at once, a stored result when it is saved; once more brings that back. */
export function withRemoval(edits: Edits, line: Line): Edits {
  if (line.result !== null)
    return withEdit(edits, line.result, { version: line.version, typed: line.typed, removed: !line.removed })
  const { [line.key]: _gone, ...added } = edits.added
  return { ...edits, added }
}

function withEdit(edits: Edits, result: ShowRow, edit: Edit): Edits {
  const { [result.id]: _before, ...others } = edits.stored
  const isAsStored = !edit.removed && sameRow(edit.typed, storedRow(result))
  return { ...edits, stored: isAsStored ? others : { ...others, [result.id]: edit } }
}

/** Settles a conflict: by the own values, or by those of whoever changed the result meanwhile. */
export function withChoice(edits: Edits, { result, typed, removed }: Line, own: boolean): Edits {
  if (result === null) return edits
  return withEdit(
    edits,
    result,
    own
      ? { version: result.version, typed, removed }
      : { version: result.version, typed: storedRow(result), removed: false },
  )
}

/** Rows that somebody else has removed become new ones, so that nothing that was typed is lost. */
export function withoutGone(edits: Edits, results: readonly ShowRow[]): Edits {
  const ids = new Set(results.map(({ id }) => String(id)))
  const gone = Object.entries(edits.stored).filter(([id]) => !ids.has(id))
  if (gone.length === 0) return edits
  const rows = gone.filter(([, { removed }]) => !removed).map(([, { typed }]) => typed)
  return withRows(
    { ...edits, stored: Object.fromEntries(Object.entries(edits.stored).filter(([id]) => ids.has(id))) },
    rows,
  )
}

/** Adds new rows at the end. */
export function withRows(edits: Edits, rows: readonly TypedRow[]): Edits {
  const filled = Object.entries(edits.added).filter(([, row]) => !isEmptyRow(row))
  const first = Number(nextKey(edits.added).slice(1))
  const more = rows.map((row, place) => [`n${first + place}`, row] as const)
  return { ...edits, added: Object.fromEntries([...filled, ...more]) }
}

/** The cells of a block as a spreadsheet copies it: lines of cells between tabs, those with line breaks in quotes. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text
    .replace(/\r\n?/g, '\n')
    .matchAll(/(?:"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.filter((cells, place) => place < rows.length - 1 || cells.some((cell) => cell !== ''))
}

/** Where a block is pasted. */
export interface Place {
  /** of the line, from 0 */
  readonly row: number
  readonly column: ShowColumn
}

/** Writes a pasted block from a cell on; one that begins with headings is read by them, and its rows are added. */
export function withBlock(
  edits: Edits,
  lines: readonly Line[],
  cells: readonly string[][],
  at: Place,
): Edits {
  const columns = findShowColumns(cells[0] ?? [])
  if (cells.length > 1 && areReadable(columns) && columns.class !== null)
    return withRows(
      edits,
      cells.slice(1).map((row) => rowBy(row, columns)),
    )
  const first = SHOW_COLUMNS.indexOf(at.column)
  const valuesOf = (row: readonly string[]) =>
    Object.fromEntries(
      row
        .slice(0, SHOW_COLUMNS.length - first)
        .map((cell, place) => [SHOW_COLUMNS[first + place]!, cell.trim()]),
    )
  const over = lines.slice(at.row, at.row + cells.length)
  const written = over.reduce((all, line, place) => withValues(all, line, valuesOf(cells[place]!)), edits)
  const beyond = cells.slice(over.length).map((row) => ({ ...EMPTY_ROW, ...valuesOf(row) }))
  return beyond.length === 0 ? written : withRows(written, beyond)
}

/** What a new line begins with, once its dog is written: the judge of the line above. */
export function filledDown(
  line: Line,
  above: Line | undefined,
  values: Partial<TypedRow>,
): Partial<TypedRow> {
  const begins = line.result === null && isEmptyRow(line.typed) && Boolean(values.dog)
  return begins && above ? { judge: above.typed.judge, ...values } : values
}

/** A value as it is read, where it can be: `avo` becomes AVO. */
export function settledValue(typed: TypedRow, column: ShowColumn): string {
  const { values, faults } = readRow(typed)
  if (faults[column] || typed[column].trim() === '') return typed[column]
  return column === 'dog' ? typed.dog.trim() : typedRow('', values)[column]
}

/** What is sent of the lines: new ones, and results that were typed over. */
export const sentRows = (lines: readonly Line[]): SentRow[] =>
  lines
    .filter(({ dirty, removed }) => dirty && !removed)
    .map(({ key, result, version, typed }) => ({ key, id: result?.id ?? null, version, ...typed }))

/** What is removed of the stored results. */
export const removedResults = (lines: readonly Line[]) =>
  lines.flatMap(({ result, version, removed }) => (result && removed ? [{ id: result.id, version }] : []))
