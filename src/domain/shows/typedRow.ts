import { OLD_SHOW_PRIZES, SHOW_CLASSES, SHOW_GRADES } from './grades.ts'
import { isShowMark, orderedMarks } from './marks.ts'

/** What a row of a show's results is typed or pasted as, in the order of the grid. */
export const SHOW_COLUMNS = ['dog', 'class', 'grade', 'placing', 'marks', 'judge', 'critique'] as const
export type ShowColumn = (typeof SHOW_COLUMNS)[number]

/** A row as it is typed; `dog` by number or name. */
export type TypedRow = Readonly<Record<ShowColumn, string>>

/** The values of a result that its row tells. */
export interface RowValues {
  readonly class: string
  readonly grade: string
  readonly placing: number | null
  readonly marks: readonly string[]
  readonly judge: string
  readonly critique: string
}

/** Codes of what is wrong, by column. */
export type RowFaults = Readonly<
  Partial<
    Record<
      ShowColumn,
      | 'VALUE_REQUIRED'
      | 'SHOW_CLASS_INVALID'
      | 'SHOW_GRADE_INVALID'
      | 'SHOW_PLACING_INVALID'
      | 'SHOW_MARK_INVALID'
    >
  >
>

const MOST_PLACING = 999

export const EMPTY_ROW: TypedRow = {
  dog: '',
  class: '',
  grade: '',
  placing: '',
  marks: '',
  judge: '',
  critique: '',
}

export const isEmptyRow = (row: TypedRow): boolean =>
  SHOW_COLUMNS.every((column) => row[column].trim() === '')

/** A stored result as its row is typed. */
export const typedRow = (dog: string, { placing, marks, ...texts }: RowValues): TypedRow => ({
  dog,
  class: texts.class,
  grade: texts.grade,
  placing: placing === null ? '' : String(placing),
  marks: marks.join(' '),
  judge: texts.judge,
  critique: texts.critique,
})

/**
 * Reads a typed row: codes in capital or small letters, `KAY` for KÄY, a placing with or without a full stop, marks with spaces, commas or
 * slashes between. Source: docs/rules/shows.md#typed-rows.
 * @returns its values, and what is wrong with which; a value that is wrong is not to be used
 */
export function readRow(row: TypedRow): { readonly values: RowValues; readonly faults: RowFaults } {
  const className = codeOf(row.class).replace(/^KAY$/, 'KÄY')
  const grade = codeOf(row.grade)
  const placing = row.placing.trim().replace(/\.$/, '')
  const marks = marksIn(row.marks)
  const isPlacing =
    placing === '' || (/^\d{1,3}$/.test(placing) && Number(placing) > 0 && Number(placing) <= MOST_PLACING)
  const faults: RowFaults = {
    ...(row.dog.trim() === '' && { dog: 'VALUE_REQUIRED' }),
    ...(!isOneOf(SHOW_CLASSES, className) && { class: 'SHOW_CLASS_INVALID' }),
    ...(!isOneOf(SHOW_GRADES, grade) && !isOneOf(OLD_SHOW_PRIZES, grade) && { grade: 'SHOW_GRADE_INVALID' }),
    ...(!isPlacing && { placing: 'SHOW_PLACING_INVALID' }),
    ...(!marks.every(isShowMark) && { marks: 'SHOW_MARK_INVALID' }),
  }
  return {
    values: {
      class: className,
      grade,
      placing: placing === '' ? null : Number(placing),
      marks: orderedMarks(marks.filter(isShowMark)),
      judge: row.judge.trim(),
      critique: row.critique.trim(),
    },
    faults,
  }
}

const codeOf = (text: string): string => text.trim().normalize('NFC').toUpperCase()

const marksIn = (text: string): string[] =>
  codeOf(text)
    .replace(/\bVARA[- ]?SERT\b/g, 'VARA-SERT')
    .split(/[\s,;/+]+/)
    .filter((mark) => mark !== '')
    .map((mark) => mark.replace(/^([A-Z]+)-(\d)$/, '$1$2'))

const isOneOf = (codes: readonly string[], code: string): boolean => codes.includes(code)
