import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type * as z from 'zod'
import { alive } from '#contract/accounts.ts'
import { type Call, costOf, EXPENSIVE, streamContent } from '#contract/call.ts'
import { API_KEY_HEADER, CAPTCHA_HEADER, CSRF_HEADER } from '#contract/headers.ts'
import { refusalsOf } from '#contract/refusals.ts'
import type { Config } from '../../config.ts'
import { callerOf, type Reader, readerOf } from '../act.ts'
import { isOpenToKeys } from '../apiKeys/apiKeys.ts'
import { AppError } from '../errors.ts'
import type { Limit } from '../limits/attempts.ts'
import { checkAccess, checkSender } from '../sessions/guards.ts'
import { bodyLimitOf } from './bodyLimit.ts'
import { fileOfForm, formLimit, MULTIPART } from './formFile.ts'
import { callerOfRequest, type Input, inputOf } from './input.ts'
import { joinRegnr, regnrAddresses } from './regnrAddresses.ts'
import { ANONYMOUS, type Policy, type Viewer } from './viewer.ts'
import { sendWritten, type WrittenAnswer } from './writtenAnswer.ts'

/**
 * How a call that only asks is answered. Every request goes the same way:
 * limit → size → session → cost → token → role → validate → (a turn, where it is expensive) → `load` → `may` → `read` → `present`.
 */
interface Recipe<C extends Call, Thing, Found = Thing> {
  /** finds what is asked for; throws AppError where there is nothing */
  readonly load: (reader: Reader, input: Input<C>) => Thing | Promise<Thing>
  /** the policy's verb; a viewer who may not is refused with 403 */
  readonly may: Policy<Thing>
  /** what else the answer needs, read only for a viewer who may see it; absent: the thing itself */
  readonly read?: (reader: Reader, thing: Thing, input: Input<C>) => Found | Promise<Found>
  /** lists every outgoing field; does no input or output */
  readonly present: (found: Found, reader: Reader, input: Input<C>) => z.input<C['answer']>
  /** the answer follows from the thing, an object, alone: while `load` gives the same object, it is presented and written out once */
  readonly cached?: boolean
  /** sends the caller on to this address (303) instead of an answer; never one that the caller has named */
  readonly leadsTo?: (thing: Thing) => string
  /** headers of an answer that is a file */
  readonly headers?: (thing: Thing, reader: Reader, input: Input<C>) => Record<string, string>
}

/** Characters of an address with its query: the longest that a call takes, percent-encoded. Node itself takes 16 kB of headers. */
const LONGEST_ADDRESS = 4096
/** Files that one caller may bring in a day: a hundred pictures of dogs, or a trial's papers. */
const UPLOADS: Limit = { name: 'upload', most: 100, windowMs: 86_400_000, code: 'TOO_MANY_FILES' }
const JSON_TYPE = 'application/json; charset=utf-8'
const CONTENT_TYPES = {
  none: [],
  text: ['text/plain'],
  form: ['application/x-www-form-urlencoded'],
  json: ['application/json'],
} as const

const contentTypesOf = ({ bodyKind, file }: Call): readonly string[] =>
  bodyKind === 'file' ? (file?.mediaTypes ?? []) : CONTENT_TYPES[bodyKind]

/** Declares the answer to one call of the contract that only asks; `changeRoute` is the one for those that change. */
export function route<C extends Call, Thing, Found = Thing>(
  app: FastifyInstance,
  call: C,
  recipe: Recipe<C, Thing, Found>,
): void {
  if (call.changes) throw new Error(`${call.path} changes something: use changeRoute()`)
  const written = new WeakMap<object, WrittenAnswer>()
  const loaded = new WeakSet<object>()
  /** Whether `load` has given the thing before, so that it was in memory and nothing else is to be read. */
  const wasInMemory = (thing: Thing): boolean => {
    if (recipe.read || call.produces || typeof thing !== 'object' || thing === null) return false
    if (loaded.has(thing)) return true
    loaded.add(thing)
    return false
  }
  const answer: Answerer<C> = async (reader, input, request, reply) => {
    const thing = await recipe.load(reader, input)
    if (!recipe.may(reader.viewer, thing)) throw new AppError('forbidden', 'FORBIDDEN')
    if (recipe.leadsTo) return reply.redirect(recipe.leadsTo(thing), 303)
    // Only with the answer: what `read` refuses is no file, and is kept by nobody.
    const headers = recipe.headers?.(thing, reader, input) ?? {}
    const unchanged = isUnchanged(request, headers)
    if (!request.apiKey && (unchanged || wasInMemory(thing)))
      app.budget.giveBack(request, costOf(call, request.query))
    if (unchanged) return reply.headers(headers).code(304).send()
    const known = recipe.cached && written.get(thing as object)
    if (known) return sendWritten(request, reply.headers(headers).type(JSON_TYPE), known)
    const found = recipe.read ? await recipe.read(reader, thing, input) : (thing as unknown as Found)
    const content = recipe.present(found, reader, input)
    if (call.produces) reply.type(call.produces)
    reply.headers(headers)
    if (!recipe.cached) return sendAnswer(app, call, reply, content)
    const fresh: WrittenAnswer = { json: Buffer.from(jsonOf(app, call, content)) }
    written.set(thing as object, fresh)
    return sendWritten(request, reply.type(JSON_TYPE), fresh)
  }
  declareRoute(app, call, inTurns(app, call, fromStandby(app, call, answer)))
}

/** What a worker makes of little waits for that worker alone, which has turns of its own (`Printer`). */
const takesTurns = (call: Call, { query }: FastifyRequest): boolean =>
  costOf(call, query) >= EXPENSIVE && call.produces === undefined

/** Answers what is expensive when the caller's turn has come, everything else at once. */
function inTurns<C extends Call>(app: FastifyInstance, call: C, answer: Answerer<C>): Answerer<C> {
  return (reader, input, request, reply) =>
    takesTurns(call, request)
      ? app.turns.take(() => answer(reader, input, request, reply), callerOf(reader))
      : answer(reader, input, request, reply)
}

/** What anyone may ask, and what is the same for all who ask; of a stream, which is read as it is sent, nothing can be read anew. */
const mayBeOld = ({ access, noStore, answer }: Call): boolean =>
  access === 'anyone' && !noStore && answer !== streamContent

/** Answers who has not signed in from the standby, where there is one and the call allows it. */
function fromStandby<C extends Call>(app: FastifyInstance, call: C, answer: Answerer<C>): Answerer<C> {
  const { standby } = app
  if (!standby || !mayBeOld(call)) return answer
  return (reader, input, request, reply) => {
    const ask = () => answer(reader, input, request, reply)
    return reader.viewer.account ? ask() : standby.read(ask)
  }
}

type Answerer<C extends Call> = (
  reader: Reader,
  input: Input<C>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

/** The only way to an address under /api: everything that comes before `load` is done here, for every call alike. */
export function declareRoute<C extends Call>(app: FastifyInstance, call: C, answer: Answerer<C>): void {
  app.calls.push(call)
  if (call.file) takeFiles(app, call.file.mediaTypes)
  const limit = call.file ? fileLimit(app.config, call) : bodyLimitOf(call)
  regnrAddresses(call.path).forEach((url, index) => {
    app.route({
      method: call.method,
      url,
      schema: schemaOf(call, index > 0),
      config: {
        declared: true,
        cost: call.cost,
        refusals: refusalsOf(call),
        ...(call.file && { file: { ...call.file, most: app.config.fileLimits[call.file.limit] } }),
      },
      bodyLimit: limit,
      preParsing: async (request, reply) => {
        checkSize(request)
        await checkCaller(app, call, request, reply)
        checkContentType(request, call)
        if (call.file && !call.file.part)
          await app.services.attempts.take(UPLOADS, callerOf(callerOfRequest(request, app)))
      },
      preValidation: async (request) => joinRegnr(request),
      handler: async (request, reply) => {
        const reader = readerOf(app.services, callerOfRequest(request, app))
        if (needsProof(call, reader.viewer)) await reader.captcha.take(reader.visit.solution)
        return answer(reader, inputOf<C>(request), request, reply)
      },
    })
  })
}

const needsProof = ({ captcha }: Call, { account }: Viewer): boolean =>
  captcha === true || (captcha === 'visitors' && account === undefined)

/** Sends the answer as the contract declares it. */
export function sendAnswer(app: FastifyInstance, call: Call, reply: FastifyReply, content: unknown): unknown {
  if (!call.produces) return reply.type(JSON_TYPE).send(jsonOf(app, call, content))
  if (app.checkAnswers) checkAnswer(call, content)
  return reply.send(content)
}

function jsonOf(app: FastifyInstance, call: Call, content: unknown): string {
  if (app.checkAnswers) checkAnswer(call, content)
  return JSON.stringify(content)
}

/** Bytes that the body of a call with a file may have. */
function fileLimit({ fileLimits }: Config, { file }: Call): number {
  const most = fileLimits[file!.limit]
  return file!.mediaTypes.includes(MULTIPART) ? formLimit(most) : most
}

/** Bodies of these types are taken as they are; only a call that asks for one lets it through. */
function takeFiles(app: FastifyInstance, mediaTypes: readonly string[]): void {
  for (const type of mediaTypes) {
    if (app.hasContentTypeParser(type)) continue
    if (type === MULTIPART) {
      app.addContentTypeParser(type, { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
        fileOfForm(request, body),
      )
      continue
    }
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  }
}

/** A body whose declared length is too large is not read; one without or with a false length is cut off at the limit (`answerError`). */
function checkSize(request: FastifyRequest): void {
  if (request.url.length > LONGEST_ADDRESS) throw new AppError('invalid', 'ADDRESS_INVALID')
  const { bodyLimit, config } = request.routeOptions
  if (Number(request.headers['content-length']) > bodyLimit)
    throw new AppError('tooLarge', config.file?.tooLarge ?? 'BODY_TOO_LARGE')
}

/** session or key → cost → token → role */
async function checkCaller(
  app: FastifyInstance,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  request.apiKey = await app.apiKeys.find(request, call)
  // A program that says its key is nobody else, whatever cookies it sends.
  request.viewer = request.apiKey ? ANONYMOUS : await app.guards.identify(request, reply)
  const cost = costOf(call, request.query)
  if (request.apiKey) app.apiKeys.charge(request.apiKey, cost)
  else await app.budget.charge(request, cost)
  checkSender(request)
  if (request.viewer.account || call.access !== 'anyone' || call.changes || call.noStore)
    reply.header('cache-control', 'no-store')
  if (call.access !== 'anyone' && !request.viewer.account) checkAccess(call, request.viewer)
  if (call.changes) app.guards.checkToken(request, reply, request.viewer)
  // Every page begins with this call, so that a form has its token.
  if (call.path === alive.path) app.guards.offerToken(request, reply, request.viewer)
  checkAccess(call, request.viewer)
}

/** Whether the caller's cached answer is current. */
function isUnchanged(request: FastifyRequest, { etag }: Record<string, string>): boolean {
  return etag !== undefined && request.headers['if-none-match'] === etag
}

function checkAnswer(call: Call, content: unknown): void {
  const checked = call.answer.safeParse(content)
  if (!checked.success)
    throw new Error(`Answer of ${call.path} is not what the contract says: ${checked.error.message}`)
}

const SOLVED = `Needs the header ${CAPTCHA_HEADER} with a solved challenge of /api/captcha (422).`

/** What a call requires, for the OpenAPI document. */
function conditionsOf(call: Call): string {
  const { access, changes, captcha, cost, costWith = {} } = call
  const who = access === 'signedIn' ? 'Needs a session (401).' : `Needs the permission ${access} (401, 403).`
  const dearer = Object.entries(costWith).map(([name, more]) => `, ${more} with ${name}`)
  return [
    ...(access === 'anyone' ? [] : [who]),
    ...(changes ? [`Needs the header ${CSRF_HEADER} with the value of the cookie csrf-token (403).`] : []),
    ...(captcha === true ? [SOLVED] : []),
    ...(captcha === 'visitors' ? [`Who has not signed in: ${SOLVED}`] : []),
    ...(captcha === 'asked' ? [`Once it is refused with SIGNIN_NEEDS_PROOF: ${SOLVED}`] : []),
    ...(isOpenToKeys(call)
      ? [`Open to an API key (header ${API_KEY_HEADER}), whose own limit then counts.`]
      : []),
    `Costs ${cost} of the caller's budget${dearer.join('')} (429).`,
  ].join(' ')
}

/** `hidden`: a second spelling of an address, left out of the OpenAPI document. */
function schemaOf(call: Call, hidden: boolean): RouteOptions['schema'] {
  return {
    summary: call.summary,
    description: conditionsOf(call),
    hide: hidden,
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.bodyKind !== 'none' && { consumes: [...contentTypesOf(call)] }),
    ...(call.produces && { produces: [call.produces] }),
    response: { 200: call.answer },
  }
}

function checkContentType(request: FastifyRequest, call: Call): void {
  if (call.bodyKind === 'none') return
  const contentType = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (contentType === undefined || !contentTypesOf(call).includes(contentType))
    throw new AppError('invalid', call.file?.wrongType ?? 'CONTENT_TYPE_INVALID')
}
