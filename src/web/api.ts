/**
 * The browser's only fetch. Answers are typed by the contract; failures are `ApiError`s, whose code is a key of the
 * `errors` texts. Source: spec 7 and 8, decisions 9.
 */

/** What an error means for the person: decides where and how it is shown. */
export type ErrorKind =
  /** 400, 404, 409, 413, 422, 429: an answer, shown where the person is */
  | 'result'
  /** 401: the session has expired */
  | 'session'
  /** 403: the system refuses; the session stays */
  | 'forbidden'
  /** 405, 5xx, a lost network: try again */
  | 'unexpected'

export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, code: string, fields: Record<string, string> = {}) {
    super(`${status} ${code}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }

  get kind(): ErrorKind {
    if (this.status === 401) return 'session'
    if (this.status === 403) return 'forbidden'
    return RESULTS.includes(this.status) ? 'result' : 'unexpected'
  }
}

const RESULTS: readonly number[] = [400, 404, 409, 413, 422, 429]
const CSRF_COOKIE = 'csrf-token'

export type Query = Readonly<Record<string, string | number | undefined>>

interface Options {
  readonly query?: Query
  readonly signal?: AbortSignal
}

/** A GET call. @throws ApiError */
export function getJson<Answer>(path: string, options: Options = {}): Promise<Answer> {
  return send<Answer>('GET', path, options)
}

/** A POST call with a JSON body. @throws ApiError */
export function postJson<Answer>(path: string, body: unknown, options: Options = {}): Promise<Answer> {
  return send<Answer>('POST', path, options, { type: 'application/json', text: JSON.stringify(body) })
}

/** A POST call with a plain-text body (spec 7: search text, registration number). @throws ApiError */
export function postText<Answer>(path: string, text: string, options: Options = {}): Promise<Answer> {
  return send<Answer>('POST', path, options, { type: 'text/plain; charset=utf-8', text })
}

async function send<Answer>(
  method: 'GET' | 'POST',
  path: string,
  { query, signal }: Options,
  body?: { type: string; text: string },
): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body) headers['content-type'] = body.type
  const token = method === 'POST' ? cookie(CSRF_COOKIE) : undefined
  if (token) headers['x-csrf-token'] = token
  const response = await reach(path + queryText(query), { method, headers, body: body?.text, signal })
  if (response.redirected) {
    window.location.assign(response.url)
    return new Promise<never>(() => {})
  }
  if (!response.ok) throw await errorOf(response)
  return readAnswer<Answer>(response)
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, credentials: 'same-origin' })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, 'NETWORK')
  }
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer
  } catch {
    throw new ApiError(response.status === 200 ? 502 : response.status, 'UNEXPECTED')
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  const code = typeof error.code === 'string' ? error.code : 'UNEXPECTED'
  return new ApiError(response.status, code, isRecord(error.fields) ? textFields(error.fields) : {})
}

function textFields(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, code]) => (typeof code === 'string' ? [[name, code]] : [])),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function queryText(query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((item) => item.startsWith(`${name}=`))
  return pair && decodeURIComponent(pair.slice(name.length + 1))
}
