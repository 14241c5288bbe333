import * as z from 'zod'

/** How a body travels: specification 7 has plain-text and form bodies beside JSON. */
export type BodyKind = 'none' | 'text' | 'json'

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
  readonly bodyKind: BodyKind
  readonly body?: Body
  readonly query?: Query
  /** the named parts of `path` */
  readonly params?: Params
  readonly answer: Answer
  /** media type of an answer that is a file; absent: JSON */
  readonly produces?: string
}

/** Content of an answer that is a file. */
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
  return { method: 'GET', path, summary, bodyKind: 'none', answer, query, params }
}

/** Declares a POST call with a plain-text or JSON body. */
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
  return { method: 'POST', path, summary, bodyKind, body, answer, query }
}
