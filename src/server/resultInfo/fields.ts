import {
  fieldsOf,
  type InfoKind,
  isSameValue,
  type ResultField,
  type ResultValue,
  valuesOfRow,
} from '#domain/resultFields.ts'
import type { RowStep } from '../history/rowHistory.service.ts'

/** What a field held, and what gave it that. */
export interface FieldState {
  readonly value: ResultValue
  readonly sourceId: number | null
  readonly line: number | null
}

/** A field with every value that it has had, the newest first. */
export interface FieldHistory {
  readonly field: ResultField
  readonly states: readonly FieldState[]
}

/**
 * The values of each field one after another. That a result was open or away in between is no value; what an undo laid back counts as
 * given by the undo.
 * @param steps the oldest first
 */
export function fieldHistories(kind: InfoKind, steps: readonly RowStep[]): FieldHistory[] {
  const rows = steps.flatMap(({ after, sourceId, line }) =>
    after ? [{ values: valuesOfRow(kind, after), sourceId, line }] : [],
  )
  return fieldsOf(kind).map((field) => {
    const states: FieldState[] = []
    for (const { values, sourceId, line } of rows) {
      const value = values[field] ?? null
      const last = states.at(-1)
      if (!last || !isSameValue(last.value, value)) states.push({ value, sourceId, line })
    }
    return { field, states: states.toReversed() }
  })
}
