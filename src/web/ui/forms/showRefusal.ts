import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../client/ApiError.ts'

/**
 * Writes a refusal of the service to the fields that it names, else over the form.
 * @returns false where it is no answer to the form (lost network, expired session): that is told elsewhere
 */
export function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  labels: Readonly<Record<string, string>>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) throw error
  if (error.kind !== 'result') return false
  const named = Object.entries(error.fields).filter(([name]) => name in labels)
  for (const [name, code] of named) form.setError(name as Path<Values>, { type: 'server', message: code })
  if (named.length === 0) form.setError('root.server', { type: 'server', message: error.code })
  return true
}
