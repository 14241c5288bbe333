import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Lets a form begin anew with fresh values, while what was typed and not yet sent stays.
 * @param dirtyFields of the form, as read while it was drawn
 */
export function restartForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  dirtyFields: object,
  fresh: Values,
) {
  const typed = Object.entries(form.getValues()).filter(([name]) => name in dirtyFields)
  form.reset(fresh)
  form.reset({ ...fresh, ...Object.fromEntries(typed) } as Values, { keepDefaultValues: true })
}
