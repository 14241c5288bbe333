import type { ErrorCode } from '#contract/refusals.ts'
import type { Confirmed, Question } from '#domain/questions.ts'

export type { ErrorCode } from '#contract/refusals.ts'

/** HTTP status of each kind of refusal. Source: docs/rules/accounts.md#errors. */
const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  tooLarge: 413,
  refused: 422,
  tooMany: 429,
  busy: 503,
} as const

/**
 * A refusal that a person can understand. `fields` maps a field's path to the code of what is wrong with it.
 * `details` is what stands in the places of its sentence, or what a screen shows beside it. `statusCode` is the name Fastify knows an error's status by.
 */
export class AppError extends Error {
  readonly statusCode: number
  readonly code: ErrorCode
  readonly fields: Readonly<Record<string, ErrorCode>> | undefined
  /** seconds to wait, of a 429 */
  readonly retryAfter: number | undefined
  readonly details: unknown

  constructor(
    kind: keyof typeof STATUS,
    code: ErrorCode,
    fields?: Readonly<Record<string, ErrorCode>>,
    { retryAfter, details }: { readonly retryAfter?: number; readonly details?: unknown } = {},
  ) {
    super(code)
    this.retryAfter = retryAfter
    this.details = details
    this.statusCode = STATUS[kind]
    this.code = code
    this.fields = fields
  }
}

/** Asks before something. @throws AppError 409 with the question, unless it was answered with yes */
export function askFirst(question: Question, { confirmed = [] }: Confirmed, details?: unknown): void {
  if (!confirmed.includes(question)) throw new AppError('conflict', question, undefined, { details })
}
