import type * as z from 'zod'

/** The errors of a schema where a form looks for them: at `grades.2.value` in a list of a list; of several at one field the first. */
export function errorsAt({ issues }: z.ZodError): Record<string, unknown> {
  const errors = {}
  for (const { path, message } of issues.toReversed()) setAt(errors, path, message)
  return errors
}

function setAt(errors: Record<string, unknown>, path: readonly PropertyKey[], message: string): void {
  const [name, ...rest] = path.map(String)
  if (name === undefined) return
  if (rest.length === 0) errors[name] = { type: 'custom', message }
  else {
    const inner = (errors[name] ?? {}) as Record<string, unknown>
    errors[name] = inner
    setAt(inner, rest, message)
  }
}
