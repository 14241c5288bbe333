import type { FastifySchemaCompiler } from 'fastify'
import type * as z from 'zod'
import { AppError, type ErrorCode } from '../errors.ts'
import { isErrorCode } from './language.ts'

/** Most levels of nested objects and lists; no call has more than a handful. */
const DEEPEST = 32

/** Checks what came in against a call's schema; what does not fit becomes a 400 with a code for each field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (input) => {
    // A file holds no text of ours, and a million bytes are not to be gone through as fields.
    if (input instanceof Uint8Array) return { value: input }
    if (isTooDeep(input)) return { error: new AppError('invalid', 'BODY_INVALID') }
    const unstorable = pathOfUnstorable(input)
    if (unstorable) return { error: textRefusal(httpPart === 'params' ? [] : unstorable) }
    const parsed = schema.safeParse(input)
    if (parsed.success) return { value: parsed.data }
    return {
      error: httpPart === 'params' ? addressRefusal(parsed.error, input) : refusal(parsed.error, input),
    }
  }

/** An address has no fields to mark, so its first fault is the whole answer. */
function addressRefusal(error: z.ZodError, input: unknown): AppError {
  const code = codeOf(error.issues[0]!, input)
  return new AppError('invalid', code === 'VALUE_INVALID' ? 'ADDRESS_INVALID' : code)
}

/** Checked before anything recursive, so that no nesting exhausts the stack. */
function isTooDeep(input: unknown, depth = 0): boolean {
  if (typeof input !== 'object' || input === null) return false
  return depth >= DEEPEST || Object.values(input).some((value) => isTooDeep(value, depth + 1))
}

/** PostgreSQL takes neither NUL nor half a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** The path of the first text that cannot be stored; for a field's name, the path of its object. Undefined: none. */
function pathOfUnstorable(input: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof input === 'string') return isStorable(input) ? undefined : path
  if (typeof input !== 'object' || input === null) return undefined
  for (const [key, value] of Object.entries(input)) {
    const found = isStorable(key) ? pathOfUnstorable(value, [...path, key]) : path
    if (found) return found
  }
  return undefined
}

const textRefusal = (path: readonly string[]): AppError =>
  path.length === 0
    ? new AppError('invalid', 'TEXT_INVALID')
    : new AppError('invalid', 'INPUT_INVALID', { [path.join('.')]: 'TEXT_INVALID' })

/** A single value (a plain-text body) is refused with its own code, a form with one code for each field. */
function refusal(error: z.ZodError, input: unknown): AppError {
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), code: codeOf(issue, input) }))
  const whole = issues.find((issue) => issue.path === '')
  if (whole) return new AppError('invalid', whole.code === 'VALUE_REQUIRED' ? 'INPUT_INVALID' : whole.code)
  return new AppError(
    'invalid',
    'INPUT_INVALID',
    Object.fromEntries(issues.toReversed().map(({ path, code }) => [path, code])),
  )
}

/**
 * The contract's own rules carry their code as their message, one of several kinds of value at the kind that it nearly is; the
 * validator's are either a gap or a wrong value.
 */
function codeOf(issue: z.core.$ZodIssue, input: unknown): ErrorCode {
  if (isErrorCode(issue.message)) return issue.message
  const ofKind = issue.code === 'invalid_union' ? issue.errors.flat() : []
  const own = ofKind.map(({ message }) => message).find(isErrorCode)
  if (own) return own
  return valueAt(input, issue.path) === undefined ? 'VALUE_REQUIRED' : 'VALUE_INVALID'
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  )
}
