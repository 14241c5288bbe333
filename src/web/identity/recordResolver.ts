import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { parseDay } from '../ui/values/days.ts'

/** What is no day stays as it was typed, so that it is told as one that cannot be read. */
const dayOf = (typed: unknown): string | null => {
  const text = String(typed).trim()
  return text === '' ? null : (parseDay(text) ?? text)
}

/** Reads a form of records, its days as they are typed and choices of nothing as null, and holds it to the contract; what cannot be read is told at its field. */
export const recordResolver =
  <Values extends FieldValues, Body>(
    schema: z.ZodType<Body>,
    days: readonly string[],
    choices: readonly string[] = [],
  ): Resolver<Values, unknown, Body> =>
  (values) => {
    const read = schema.safeParse({
      ...values,
      ...Object.fromEntries(days.map((name) => [name, dayOf(values[name])])),
      ...Object.fromEntries(choices.map((name) => [name, values[name] || null])),
    })
    if (read.success) return { values: read.data as never, errors: {} }
    const errors = read.error.issues.map(({ path: [name], message }) => [name, { type: 'custom', message }])
    return { values: {}, errors: Object.fromEntries(errors.toReversed()) }
  }
