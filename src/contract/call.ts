import type * as z from 'zod'

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
> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  readonly bodyKind: BodyKind
  readonly body?: Body
  readonly query?: Query
  readonly answer: Answer
}

/** Declares a GET call; its query, where it has one, is checked by `query`. */
export function get<Answer extends z.ZodType, Query extends z.ZodType = z.ZodUndefined>(
  path: string,
  summary: string,
  answer: Answer,
  query?: Query,
): Call<z.ZodUndefined, Query, Answer> {
  return { method: 'GET', path, summary, bodyKind: 'none', answer, query }
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
): Call<Body, Query, Answer> {
  return { method: 'POST', path, summary, bodyKind, body, answer, query }
}
