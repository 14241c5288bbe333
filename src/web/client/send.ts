import { type AddressParts, addressAt } from '#contract/address.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as accounts from '#contract/endpoints/accounts.ts'
import {
  CAPTCHA_HEADER,
  CSRF_COOKIE,
  CSRF_HEADER,
  DEMO_MAILS_HEADER,
  SENDER_HEADER,
} from '#contract/headers.ts'
import { QUESTIONS } from '#domain/questions.ts'
import { ApiError, DECLINED, errorOf } from './ApiError.ts'
import { upload } from './upload.ts'

export interface SendOptions {
  readonly signal?: AbortSignal
  /** the solved challenge of a call that needs one */
  readonly captcha?: string
  /** as whom it is sent: nothing, where another is signed in by now */
  readonly sender?: string
  /** told the share of a file that has been sent, from 0 to 1 */
  readonly onProgress?: (share: number) => void
}

export interface Message extends AddressParts {
  readonly body?: unknown
}

/** Calls whose 401 does not mean that a session has ended (docs/rules/accounts.md#an-expired-session). */
const ASKING_FOR_SESSION: readonly string[] = [accounts.getUser.path, accounts.signin.path]

let sessionLost: () => void = () => {}

/** Called when a call is refused because the session has ended. */
export function onSessionLost(listener: () => void) {
  sessionLost = listener
}

let askPassword: () => Promise<boolean> = () => Promise.resolve(false)

/** Called when a call needs the password again; it is repeated where it was given. */
export function onPasswordNeeded(ask: () => Promise<boolean>) {
  askPassword = ask
}

let askToConfirm: (question: ApiError) => Promise<boolean> = () => Promise.resolve(false)

/** Called when the service asks before it makes a change; it is repeated where the answer is yes. */
export function onQuestion(ask: (question: ApiError) => Promise<boolean>) {
  askToConfirm = ask
}

let mailsCaused: (keys: readonly string[]) => void = () => {}

/** Called in the demo with the keys of the mails that a change has caused. */
export function onDemoMails(listener: (keys: readonly string[]) => void) {
  mailsCaused = listener
}

/** The browser's only way to a JSON answer; the typed doors to it are `ask` and `change`. @throws ApiError */
export async function send(endpoint: Endpoint, message: Message, options: SendOptions): Promise<unknown> {
  try {
    return await sendAnswered(endpoint, message, options)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401 && !ASKING_FOR_SESSION.includes(endpoint.path)) sessionLost()
    // The refusal itself has brought a token that works.
    if (error.code === 'CSRF_TOKEN_INVALID') return sendAnswered(endpoint, message, options)
    if (error.code === 'PASSWORD_NEEDED' && (await askPassword()))
      return sendAnswered(endpoint, message, options)
    throw endpoint.subject ? error.withAbout({ subject: endpoint.subject }) : error
  }
}

/** Sends, and sends again with every question that is answered with yes. @throws ApiError DECLINED where one is not */
async function sendAnswered(endpoint: Endpoint, message: Message, options: SendOptions): Promise<unknown> {
  const confirmed: string[] = []
  for (;;) {
    try {
      return await sendOnce(endpoint, withAnswers(endpoint, message, confirmed), options)
    } catch (error) {
      if (!(error instanceof ApiError) || !isUnanswered(error.code, confirmed)) throw error
      if (!(await askToConfirm(error))) throw new ApiError(error.status, DECLINED)
      confirmed.push(error.code)
    }
  }
}

/** What was answered with yes goes into the body, and into the address where the body is a file. */
function withAnswers({ bodyKind }: Endpoint, message: Message, confirmed: readonly string[]): Message {
  if (confirmed.length === 0) return message
  if (bodyKind === 'file') return { ...message, query: { ...message.query, confirmed: confirmed.join(',') } }
  return { ...message, body: { ...(message.body as object), confirmed } }
}

const isUnanswered = (code: string, confirmed: readonly string[]): boolean =>
  QUESTIONS.some((question) => question === code) && !confirmed.includes(code)

/** A file, with the name it is to be saved under, by the address that `addressOf` gives. @throws ApiError */
export async function download(address: string): Promise<{ readonly content: Blob; readonly name: string }> {
  const response = await reach(address, { method: 'GET' })
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

async function sendOnce(
  endpoint: Endpoint,
  { body, ...parts }: Message,
  { signal, captcha, sender, onProgress }: SendOptions,
): Promise<unknown> {
  const { method, bodyKind, multipart } = endpoint
  const written = bodyKind === 'none' ? undefined : WRITERS[multipart ? 'multipart' : bodyKind](body)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (written?.type) headers['content-type'] = written.type
  if (captcha) headers[CAPTCHA_HEADER] = captcha
  if (sender !== undefined) headers[SENDER_HEADER] = encodeURIComponent(sender)
  const token = method === 'POST' ? cookie(CSRF_COOKIE) : undefined
  if (token) headers[CSRF_HEADER] = token
  const request = { method, headers, body: written?.content, signal }
  const response = await (onProgress
    ? upload(addressAt(endpoint, parts), request, onProgress)
    : reach(addressAt(endpoint, parts), request))
  if (response.redirected) {
    window.location.assign(response.url)
    return new Promise<never>(() => {})
  }
  if (!response.ok) throw await errorOf(response)
  const mails = response.headers.get(DEMO_MAILS_HEADER)
  if (mails) mailsCaused(mails.split(','))
  return readAnswer(response)
}

interface Written {
  /** undefined: the browser says it, since it chooses the boundary */
  readonly type: string | undefined
  readonly content: string | Blob | FormData
}

/** How a body of each kind is sent; the kind follows from the call. */
const WRITERS: Readonly<
  Record<Exclude<Endpoint['bodyKind'], 'none'> | 'multipart', (body: unknown) => Written>
> = {
  text: (body) => ({ type: 'text/plain; charset=utf-8', content: String(body) }),
  json: (body) => ({ type: 'application/json', content: JSON.stringify(body) }),
  form: (body) => ({
    type: 'application/x-www-form-urlencoded',
    content: new URLSearchParams(body as Record<string, string>).toString(),
  }),
  file: (body) => ({ type: (body as Blob).type, content: body as Blob }),
  multipart: (body) => {
    const form = new FormData()
    form.append('file', body as Blob)
    return { type: undefined, content: form }
  },
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, credentials: 'same-origin' })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, 'NETWORK')
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new ApiError(response.status === 200 ? 502 : response.status, 'UNEXPECTED')
  }
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((item) => item.startsWith(`${name}=`))
  return pair && decodeURIComponent(pair.slice(name.length + 1))
}
