import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type * as z from 'zod'
import type { Call } from '#contract/call.ts'
import { errorAnswer } from '#contract/errors.ts'
import { AppError } from '../errors.ts'
import { type Language, languageOf } from './language.ts'
import { joinRegnr, regnrAddresses } from './regnrAddresses.ts'
import { ANONYMOUS, type Policy, type Viewer } from './viewer.ts'

type Parsed<Schema> = NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined

/** One request as a handler sees it: checked input, who asks, in which language. */
export interface Asked<C extends Call> {
  readonly params: Parsed<C['params']>
  readonly query: Parsed<C['query']>
  readonly body: Parsed<C['body']>
  readonly viewer: Viewer
  readonly language: Language
}

/**
 * How a call is answered. Every request goes the same way:
 * limit → size → session → token → role → validate → `load` → `may` → `present`.
 */
export interface Recipe<C extends Call, Thing> {
  /** finds what is asked for; throws AppError where there is nothing */
  readonly load: (asked: Asked<C>) => Thing | Promise<Thing>
  /** the policy's verb; a viewer who may not is refused with 403 */
  readonly may: Policy<NoInfer<Thing>>
  /** lists every outgoing field */
  readonly present: (
    thing: NoInfer<Thing>,
    asked: Asked<C>,
  ) => z.input<C['answer']> | Promise<z.input<C['answer']>>
  /** headers of an answer that is a file */
  readonly headers?: (thing: NoInfer<Thing>, asked: Asked<C>) => Record<string, string>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** set by `route` alone; an /api address without it is refused when it is declared */
    declared?: boolean
  }
  interface FastifyInstance {
    /** tests hold every answer against its contract; strict objects make a field too many fail */
    readonly checkAnswers: boolean
  }
}

const CONTENT_TYPE = {
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
} as const

/** Declares the answer to one call of the contract; the only way to an address under /api. */
export function route<C extends Call, Thing>(app: FastifyInstance, call: C, recipe: Recipe<C, Thing>): void {
  regnrAddresses(call.path).forEach((url, index) => {
    app.route({
      method: call.method,
      url,
      schema: schemaOf(call, index > 0),
      config: { declared: true },
      preParsing: async (request) => checkContentType(request, call),
      preValidation: async (request) => joinRegnr(request),
      handler: (request, reply) => answer(app, call, recipe, request, reply),
    })
  })
}

async function answer<C extends Call, Thing>(
  app: FastifyInstance,
  call: C,
  recipe: Recipe<C, Thing>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const asked = {
    params: request.params,
    query: request.query,
    body: request.body,
    viewer: ANONYMOUS,
    language: languageOf(request),
  } as Asked<C>
  const thing = await recipe.load(asked)
  if (!recipe.may(asked.viewer, thing)) throw new AppError('forbidden', 'FORBIDDEN')
  if (call.produces) reply.type(call.produces)
  if (recipe.headers) reply.headers(recipe.headers(thing, asked))
  if (isUnchanged(request, reply)) return reply.code(304).send()
  const content = await recipe.present(thing, asked)
  if (app.checkAnswers) checkAnswer(call, content)
  if (call.produces) return reply.send(content)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(content))
}

/** The caller's copy is the one we have. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag')
  return etag !== undefined && request.headers['if-none-match'] === etag
}

function checkAnswer(call: Call, content: unknown): void {
  const checked = call.answer.safeParse(content)
  if (!checked.success)
    throw new Error(`Answer of ${call.path} is not what the contract says: ${checked.error.message}`)
}

/** `hidden`: a second spelling of an address, left out of the OpenAPI document. */
function schemaOf(call: Call, hidden: boolean): RouteOptions['schema'] {
  return {
    summary: call.summary,
    hide: hidden,
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.bodyKind !== 'none' && { consumes: [CONTENT_TYPE[call.bodyKind]] }),
    ...(call.produces && { produces: [call.produces] }),
    response: { 200: call.answer, default: errorAnswer },
  }
}

function checkContentType(request: FastifyRequest, call: Call): void {
  if (call.bodyKind === 'none') return
  const given = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (given !== CONTENT_TYPE[call.bodyKind]) throw new AppError('invalid', 'CONTENT_TYPE_INVALID')
}
