/**
 * The browser's only fetch. Answers are typed by the contract; failures are `ApiError`s, whose code is a key of the
 * `errors` texts. Source: docs/rules/accounts.md#errors.
 */

/** What an error means for the person: decides where and how it is shown. */
export type ErrorKind =
  /** 400, 404, 409, 413, 422, 429, and a sign-in that failed: an answer, shown where the person is */
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
  /** seconds after which it may be tried again; 0: nothing is said of it */
  readonly retryAfter: number

  constructor(status: number, code: string, fields: Record<string, string> = {}, retryAfter = 0) {
    super(`${status} ${code}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }

  get kind(): ErrorKind {
    if (this.status === 401) return this.code === 'SIGNIN_FAILED' ? 'result' : 'session'
    if (this.status === 403) return 'forbidden'
    return RESULTS.includes(this.status) ? 'result' : 'unexpected'
  }
}

/** True where the service answers that what an address names is not there, or that it can be no such thing: asking again helps nobody. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

const RESULTS: readonly number[] = [400, 404, 409, 413, 422, 429]
const CSRF_COOKIE = 'csrf-token'
/** Calls whose 401 does not mean that a session has ended. Source: docs/rules/accounts.md#an-expired-session. */
const ASKING_FOR_SESSION: readonly string[] = ['/api/user', '/api/signin/']

let sessionLost: () => void = () => {}

/** Who is told when a call is refused because there is no session any more. */
export function onSessionLost(listener: () => void) {
  sessionLost = listener
}

export type Query = Readonly<Record<string, string | number | undefined>>

interface Options {
  readonly query?: Query
  readonly signal?: AbortSignal
  /** the solved challenge of a call that needs one */
  readonly captcha?: string
}

interface Body {
  readonly type: string
  readonly content: string | Blob
}

/** A GET call. @throws ApiError */
export function getJson<Answer>(path: string, options: Options = {}): Promise<Answer> {
  return send<Answer>('GET', path, options)
}

/** A POST call with a JSON body. @throws ApiError */
export function postJson<Answer>(path: string, body: unknown, options: Options = {}): Promise<Answer> {
  return send<Answer>('POST', path, options, { type: 'application/json', content: JSON.stringify(body) })
}

/** A POST call with a plain-text body, such as a search text. @throws ApiError */
export function postText<Answer>(path: string, text: string, options: Options = {}): Promise<Answer> {
  return send<Answer>('POST', path, options, { type: 'text/plain; charset=utf-8', content: text })
}

/** A POST call whose body is a form, as HTML itself sends it, for signing in. @throws ApiError */
export function postForm<Answer>(path: string, fields: Record<string, string>): Promise<Answer> {
  const content = new URLSearchParams(fields).toString()
  return send<Answer>('POST', path, {}, { type: 'application/x-www-form-urlencoded', content })
}

/** A POST call whose body is a file as it is. @throws ApiError */
export function postFile<Answer>(path: string, file: Blob): Promise<Answer> {
  return send<Answer>('POST', path, {}, { type: file.type, content: file })
}

/** A POST call that says all by its address. @throws ApiError */
export function postNothing<Answer>(path: string): Promise<Answer> {
  return send<Answer>('POST', path, {})
}

/** A GET call whose answer is a file, with the name it is to be saved under. @throws ApiError */
export async function getFile(path: string): Promise<{ readonly content: Blob; readonly name: string }> {
  const response = await reach(path, { method: 'GET' })
  if (!response.ok) {
    const error = await errorOf(response)
    if (error.status === 401) sessionLost()
    throw error
  }
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')
  const content = await response.blob().catch(() => {
    throw new ApiError(0, 'NETWORK')
  })
  return { content, name: decodeURIComponent(named?.[1] ?? '') }
}

async function send<Answer>(
  method: 'GET' | 'POST',
  path: string,
  options: Options,
  body?: Body,
): Promise<Answer> {
  try {
    return await sendOnce<Answer>(method, path, options, body)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401 && !ASKING_FOR_SESSION.includes(path)) sessionLost()
    // The refusal itself has brought a token that works.
    if (error.code === 'CSRF_TOKEN_INVALID') return sendOnce<Answer>(method, path, options, body)
    throw error
  }
}

async function sendOnce<Answer>(
  method: 'GET' | 'POST',
  path: string,
  { query, signal, captcha }: Options,
  body?: Body,
): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body) headers['content-type'] = body.type
  if (captcha) headers['x-captcha'] = captcha
  const token = method === 'POST' ? cookie(CSRF_COOKIE) : undefined
  if (token) headers['x-csrf-token'] = token
  const response = await reach(path + queryText(query), { method, headers, body: body?.content, signal })
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
  const fields = isRecord(error.fields) ? textFields(error.fields) : {}
  return new ApiError(response.status, code, fields, Number(response.headers.get('retry-after')) || 0)
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
