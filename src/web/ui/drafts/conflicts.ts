import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Resets a form to fresh values and keeps its unsent input.
 * @param dirtyFields of the form, as read while it was drawn
 */
export function restartForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  dirtyFields: object,
  fresh: Values,
) {
  const typed = withTyped(form.getValues(), dirtyFields, fresh)
  form.reset(fresh)
  form.reset(typed, { keepDefaultValues: true })
}

/** Fresh values under what was typed: the values of the fields that are dirty. */
export function withTyped<Values extends FieldValues>(
  values: Values,
  dirtyFields: object,
  fresh: Values,
): Values {
  const typed = Object.entries(values).filter(([name]) => name in dirtyFields)
  return { ...fresh, ...Object.fromEntries(typed) }
}

/** A field that somebody else has changed: the value the form began with (`was`), and the stored one (`is`). */
export interface FieldConflict {
  readonly name: string
  readonly was: unknown
  readonly is: unknown
}

/** The fields of `names` that differ, whatever the order of what a list holds. */
export function changedFields(
  names: readonly string[],
  base: FieldValues,
  fresh: FieldValues,
): FieldConflict[] {
  return names
    .map((name) => ({ name, was: base[name], is: fresh[name] }))
    .filter(({ was, is }) => comparable(was) !== comparable(is))
}

/** A number is the same with the comma of one language and the point of another, which may have been chosen meanwhile. */
function comparable(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.replace(/^(\d+),(\d+)$/, '$1.$2'))
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null))
}
