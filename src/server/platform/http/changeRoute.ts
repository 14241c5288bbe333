import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type * as z from 'zod'
import type { Call } from '#contract/call.ts'
import { DEMO_MAILS_HEADER } from '#contract/headers.ts'
import { type Act, callerOf, inTransaction, type Reader } from '../act.ts'
import { AppError } from '../errors.ts'
import type { OpenedKind } from '../sessions/openedByLink.ts'
import type { WorkQueue } from '../workQueue.ts'
import type { Input } from './input.ts'
import { declareRoute, sendAnswer } from './route.ts'
import type { Policy } from './viewer.ts'

interface Begun {
  readonly token: string
  readonly expiresAt: Date
  /** the cookie by which this browser is known to be its owner's */
  readonly device: string
}

export type SessionChange = 'ended' | Begun | undefined

/**
 * How a call that changes something is answered:
 * limit → size → session → cost → token → role → validate → captcha → `prepare` → transaction (`load` → `may` → `run`) → `afterwards` → `present`.
 */
interface ChangeRecipe<C extends Call, Prepared, Thing, Result, Answered> {
  /** outside the transaction: slow work such as hashing a password, and what must be stored even where the call is refused */
  readonly prepare?: (reader: Reader, input: Input<C>) => Promise<Prepared>
  /** where many come at once for one thing: they wait here for their turn, and not on the connections that all others need */
  readonly turns?: WorkQueue
  /** finds and locks what is to be changed; throws AppError where there is nothing */
  readonly load: (act: Act, input: Input<C>, prepared: Prepared) => Thing | Promise<Thing>
  /** the policy's verb; a viewer who may not is refused with 403, and nothing is changed */
  readonly may: Policy<Thing>
  readonly run: (act: Act, thing: Thing, input: Input<C>, prepared: Prepared) => Result | Promise<Result>
  /**
   * after the transaction, whose connection is free again: what another service is asked for, and what is read by other connections. A
   * transaction that waited for one of those while others wait for its locks would stop them all
   */
  readonly afterwards?: (reader: Reader, result: Result) => Promise<Answered>
  /** lists every outgoing field */
  readonly present: (result: Answered, reader: Reader) => z.input<C['answer']>
  readonly session?: (result: Answered) => SessionChange
  /** the cookie by which this browser is to be known */
  readonly device?: (result: Answered) => string
  /** the cookie of what this browser may open from now on */
  readonly open?: {
    readonly kind: OpenedKind
    readonly cookie: (result: Answered, reader: Reader) => string
  }
  /** the secret of the demo, for this browser to keep */
  readonly openDemo?: (result: Answered) => string
  /** true: it writes nothing of accounts, roles and sessions, so what is known of those stays as it is */
  readonly keepsSessions?: true
  /** least milliseconds of every answer, so that its time does not reveal what was found */
  readonly atLeast?: number
}

/** Declares the answer to one call of the contract that changes something. */
export function changeRoute<C extends Call, Prepared, Thing, Result, Answered = Result>(
  app: FastifyInstance,
  call: C,
  recipe: ChangeRecipe<C, Prepared, Thing, Result, Answered>,
): void {
  if (!call.changes) throw new Error(`${call.path} only asks: use route()`)
  declareRoute(app, call, async (reader: Reader, input: Input<C>, _request, reply) => {
    const floor = sleep(recipe.atLeast ?? 0)
    const result = await perform(recipe, reader, input).finally(() => {
      if (!recipe.keepsSessions) app.guards.sessions.forget()
      return floor
    })
    changeSession(app, reply, recipe.session?.(result))
    if (recipe.device) app.guards.cookies.rememberDevice(reply, recipe.device(result))
    if (recipe.open)
      app.guards.cookies.rememberOpened(reply, recipe.open.kind, recipe.open.cookie(result, reader))
    tellMails(reader, reply)
    if (recipe.openDemo) app.guards.cookies.openDemo(reply, recipe.openDemo(result))
    return sendAnswer(app, call, reply, recipe.present(result, reader))
  })
}

async function perform<C extends Call, Prepared, Thing, Result, Answered>(
  recipe: ChangeRecipe<C, Prepared, Thing, Result, Answered>,
  reader: Reader,
  input: Input<C>,
): Promise<Answered> {
  const prepared = (await recipe.prepare?.(reader, input)) as Prepared
  const change = () =>
    inTransaction(reader, async (act) => {
      const thing = await recipe.load(act, input, prepared)
      if (!recipe.may(act.viewer, thing)) throw new AppError('forbidden', 'FORBIDDEN')
      return recipe.run(act, thing, input, prepared)
    })
  const result = await (recipe.turns ? recipe.turns.take(change, callerOf(reader)) : change())
  // Without `afterwards` both are one type.
  return recipe.afterwards ? recipe.afterwards(reader, result) : (result as unknown as Answered)
}

/** Of more mails the first are told: enough to see what they say. */
const MOST_MAILS_TOLD = 20

/** Tells a visitor of the demo which mails the change has caused, since none is sent. */
function tellMails({ visit, mailed }: Reader, reply: FastifyReply): void {
  if (!visit.localDemo || mailed.length === 0) return
  reply.header(DEMO_MAILS_HEADER, mailed.slice(0, MOST_MAILS_TOLD).join(','))
}

function changeSession(app: FastifyInstance, reply: FastifyReply, change: SessionChange): void {
  if (change === 'ended') app.guards.cookies.end(reply)
  if (change === undefined || change === 'ended') return
  app.guards.cookies.begin(reply, change.token, change.expiresAt)
  app.guards.cookies.rememberDevice(reply, change.device)
}
