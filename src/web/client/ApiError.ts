import type { Subject } from '#contract/endpoint.ts'
import { REQUEST_ID_HEADER } from '#contract/headers.ts'

/** What an error means for the person: decides where and how it is shown. */
export type ErrorKind =
  /** 400, 404, 409, 413, 422, 429, and a sign-in that failed: an answer, shown where the person is */
  | 'result'
  /** 401: the session has expired */
  | 'session'
  /** 403: the system refuses; the session stays */
  | 'forbidden'
  /** a question that was answered with no: whoever answered knows */
  | 'declined'
  /** 405, 5xx, a lost network: try again */
  | 'unexpected'

/** What was to be changed, or which file was to come: what failed, in words. */
type About = { readonly subject: Subject } | { readonly file: string }

interface Details {
  readonly retryAfter?: number
  readonly requestId?: string | null
  readonly about?: About | null
  readonly details?: unknown
}

/** The code of a change that was not made, because a question before it was answered with no. */
export const DECLINED = 'DECLINED'

const RESULTS: readonly number[] = [400, 404, 409, 413, 422, 429]

/**
 * A call that failed; `code` is a key of the `errors` texts, `fields` gives one for each field that is wrong.
 * Source: docs/rules/accounts.md#errors.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  /** seconds after which it may be tried again; 0: nothing is said of it */
  readonly retryAfter: number
  /** what the call's contract says of the code; undefined: nothing */
  readonly details: unknown
  /** under which the service's log speaks of it; null: it did not come from the service */
  readonly requestId: string | null
  /** null: nothing can be said of it, as of a question */
  readonly about: About | null

  constructor(
    status: number,
    code: string,
    fields: Record<string, string> = {},
    { retryAfter = 0, requestId = null, about = null, details }: Details = {},
  ) {
    super(`${status} ${code}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.requestId = requestId
    this.about = about
    this.details = details
  }

  /** The same failure, with what it is about; another code, where the subject has one of its own. */
  withAbout(about: About, code = this.code): ApiError {
    const { status, fields, retryAfter, requestId, details } = this
    return new ApiError(status, code, fields, { retryAfter, requestId, about, details })
  }

  get kind(): ErrorKind {
    if (this.status === 401) return this.code === 'SIGNIN_FAILED' ? 'result' : 'session'
    if (this.status === 403) return 'forbidden'
    if (this.code === DECLINED) return 'declined'
    return RESULTS.includes(this.status) ? 'result' : 'unexpected'
  }
}

/** True where the service answers that what an address names is not there, or that it can be no such thing: asking again helps nobody. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** True where what was asked for is not this person's to see. */
export const isForbidden = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'forbidden'

/** True where a rule of the service refuses, or there is no such thing: asking the same again helps nobody. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'result' || error.kind === 'forbidden') && error.status !== 429

/** The error of a refusal; UNEXPECTED where the body is not the service's. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  const code = typeof error.code === 'string' ? error.code : 'UNEXPECTED'
  const fields = isRecord(error.fields) ? textFields(error.fields) : {}
  return new ApiError(response.status, code, fields, {
    retryAfter: Number(response.headers.get('retry-after')) || 0,
    requestId: response.headers.get(REQUEST_ID_HEADER),
    details: error.details,
  })
}

function textFields(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, code]) => (typeof code === 'string' ? [[name, code]] : [])),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
