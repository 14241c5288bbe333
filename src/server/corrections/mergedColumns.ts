import { RECORDED_FIELDS, type RecordedField } from '#domain/recordedFields.ts'

type Columns = Readonly<Record<string, unknown>>

/** Day and year of birth say one thing: they are taken together. */
const BIRTH = ['birth_date', 'birth_year'] as const

/** Columns in which true of either record is true of the dog. */
const EITHER = ['imported', 'neutered'] as const

/** What is no field of its own and stands beside one. */
const BESIDE = ['picture_id'] as const

/**
 * The columns that change when two records become one: gaps of the kept dog are filled from the other, and what is asked for is taken
 * from it.
 */
export function mergedColumns(kept: Columns, other: Columns, take: readonly RecordedField[]): Columns {
  const taken = new Set(take.map((field) => RECORDED_FIELDS[field]))
  const columns = [...Object.values(RECORDED_FIELDS), ...BESIDE].filter(
    (column) => !isOneOf(BIRTH, column) && !isOneOf(EITHER, column),
  )
  const changed = columns.filter(
    (column) => other[column] !== null && (taken.has(column) || kept[column] === null),
  )
  return {
    ...Object.fromEntries(changed.map((column) => [column, other[column]])),
    ...mergedBirth(kept, other, taken),
    ...Object.fromEntries(EITHER.map((column) => [column, kept[column] === true || other[column] === true])),
  }
}

function mergedBirth(kept: Columns, other: Columns, taken: ReadonlySet<string>): Columns {
  if (other.birth_year === null) return {}
  const theirs = Object.fromEntries(BIRTH.map((column) => [column, other[column]]))
  if (BIRTH.some((column) => taken.has(column))) return theirs
  const sameYear = kept.birth_year === null || kept.birth_year === other.birth_year
  return kept.birth_date === null && sameYear ? theirs : {}
}

const isOneOf = (columns: readonly string[], column: string): boolean => columns.includes(column)
