import * as z from 'zod'
import type { Permission } from '#domain/accounts/permissions.ts'
import type errors from './texts/fi/errors.json'
import type staffErrors from './texts/fi/staff/errors.json'

type ErrorCode = keyof typeof errors | keyof typeof staffErrors

/** How a body travels: plain text and forms beside JSON; a `file` is the whole body itself (docs/rules/accounts.md#calls). */
export type BodyKind = 'none' | 'text' | 'form' | 'json' | 'file'

/** What a call with a `file` body takes; what the file says it is, is checked again by its content. */
export interface FileRules {
  /** what the browser may say it sends */
  readonly mediaTypes: readonly string[]
  /** which of the configured limits its bytes are held to */
  readonly limit: 'picture' | 'attachment'
  /** code of the 413 for one that is larger */
  readonly tooLarge: ErrorCode
  /** code of the 400 for one of another type */
  readonly wrongType: ErrorCode
}

/** Who may make a call at all: everyone, whoever is signed in (`/api/auth/…`), or staff with a permission. */
export type Access = 'anyone' | 'signedIn' | Permission

/** Header that repeats the cookie `csrf-token` on every call that changes something. */
export const CSRF_HEADER = 'x-csrf-token'
/** Header that carries the solved challenge of a call with `captcha`: base64 of ALTCHA's payload. */
export const CAPTCHA_HEADER = 'x-captcha'

/**
 * One call that browser and server agree on. `path` is the Fastify form (`:id`, `*`); a trailing slash is tolerated both ways.
 * A `text` body is one string, checked by the same schema on both sides.
 */
export interface Call<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  /** true: it changes something, so it needs the anti-forgery token; false: it only asks, by POST for its long question */
  readonly changes: boolean
  readonly access: Access
  /** true: it needs a solved challenge of `GET /api/captcha`, which works once */
  readonly captcha: boolean
  readonly bodyKind: BodyKind
  readonly body?: Body
  /** of a call with a `file` body */
  readonly file?: FileRules
  readonly query?: Query
  /** the named parts of `path` */
  readonly params?: Params
  readonly answer: Answer
  /** media type of an answer that is a file; absent: JSON */
  readonly produces?: string
  /** true: kept by no browser and no proxy, although anyone may ask; what changes or needs a session never is */
  readonly unkept?: boolean
}

/** What most calls are: open to all, changing nothing. */
const OPEN = { changes: false, access: 'anyone', captcha: false } as const

/** Content of a body or an answer that is a file. */
export const fileContent = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** Declares a GET call; its query and the named parts of its path, where it has them, are checked by `query` and `params`. */
export function get<
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Params extends z.ZodType = z.ZodUndefined,
>(
  path: string,
  summary: string,
  answer: Answer,
  query?: Query,
  params?: Params,
): Call<z.ZodUndefined, Query, Answer, Params> {
  return { ...OPEN, method: 'GET', path, summary, bodyKind: 'none', answer, query, params }
}

/** Declares a POST call with a plain-text or JSON body that only asks. */
export function post<
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
>(
  path: string,
  summary: string,
  bodyKind: 'text' | 'json',
  body: Body,
  answer: Answer,
  query?: Query,
): Call<Body, Query, Answer, z.ZodUndefined> {
  return { ...OPEN, method: 'POST', path, summary, bodyKind, body, answer, query }
}

/** Declares a POST call that changes something: it needs the anti-forgery token. */
export function change<
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
>(
  path: string,
  summary: string,
  bodyKind: 'text' | 'form' | 'json',
  body: Body,
  answer: Answer,
  params?: Params,
): Call<Body, z.ZodUndefined, Answer, Params> {
  return { ...OPEN, changes: true, method: 'POST', path, summary, bodyKind, body, answer, params }
}

/** Declares a POST call that changes something by its address alone. */
export function command<Answer extends z.ZodType, Params extends z.ZodType = z.ZodUndefined>(
  path: string,
  summary: string,
  answer: Answer,
  params?: Params,
): Call<z.ZodUndefined, z.ZodUndefined, Answer, Params> {
  return { ...OPEN, changes: true, method: 'POST', path, summary, bodyKind: 'none', answer, params }
}

/** Declares a POST call that brings a file; whatever else it tells stands in its address. */
export function upload<
  Answer extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>(
  path: string,
  summary: string,
  file: FileRules,
  answer: Answer,
  params?: Params,
  query?: Query,
): Call<typeof fileContent, Query, Answer, Params> {
  return {
    ...OPEN,
    changes: true,
    method: 'POST',
    path,
    summary,
    bodyKind: 'file',
    body: fileContent,
    file,
    answer,
    params,
    query,
  }
}

/** The same call for whoever is signed in, or for staff with a permission: 401 without a session, 403 without the permission. */
export function only<C extends Call>(access: Exclude<Access, 'anyone'>, call: C): C {
  return { ...call, access }
}

/** The same call behind a solved challenge. */
export function withCaptcha<C extends Call>(call: C): C {
  return { ...call, captcha: true }
}

/** The same call, whose answer holds for this moment or this caller alone. */
export function unkept<C extends Call>(call: C): C {
  return { ...call, unkept: true }
}
