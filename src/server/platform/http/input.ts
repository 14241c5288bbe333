import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Call, FileRules } from '#contract/call.ts'
import { CAPTCHA_HEADER } from '#contract/headers.ts'
import type { Refusals } from '#contract/refusals.ts'
import type { Config } from '../../config.ts'
import type { Caller } from '../act.ts'
import { networkOf } from '../limits/attempts.ts'
import type { Budget } from '../limits/budget.ts'
import type { LocalDemo } from '../localDemo.ts'
import type { Services } from '../services.ts'
import type { Guards } from '../sessions/guards.ts'
import type { Standby } from '../standby/standby.ts'
import type { WorkQueue } from '../workQueue.ts'
import { languageOf } from './language.ts'
import type { Viewer } from './viewer.ts'

type Parsed<Schema> = NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined

/** The checked input of a call. */
export interface Input<C extends Call> {
  readonly params: Parsed<C['params']>
  readonly query: Parsed<C['query']>
  readonly body: Parsed<C['body']>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** set by `declareRoute` alone; an /api address without it is refused when it is declared */
    declared?: boolean
    /** of a call: what it takes of its caller's budget; default 1 */
    cost?: number
    /** of a call with a file: what it takes, and how many bytes */
    file?: FileRules & { readonly most: number }
    /** of a call: what it may be refused with */
    refusals?: Refusals
  }
  interface FastifyRequest {
    viewer: Viewer
  }
  interface FastifyInstance {
    readonly config: Config
    readonly services: Services
    readonly guards: Guards
    readonly localDemo: LocalDemo
    readonly budget: Budget
    /** for questions of visitors; undefined: there is none */
    readonly standby: Standby | undefined
    /** for expensive questions, caller by caller */
    readonly turns: WorkQueue
    /** every call that is answered */
    readonly calls: Call[]
    /** tests hold every answer against its contract; strict objects make a field too many fail */
    readonly checkAnswers: boolean
  }
}

export function inputOf<C extends Call>({ params, query, body }: FastifyRequest): Input<C> {
  return { params, query, body } as Input<C>
}

/** Who makes a request, in which language, from where. */
export function callerOfRequest(request: FastifyRequest, { guards, localDemo }: FastifyInstance): Caller {
  return {
    viewer: request.viewer,
    language: languageOf(request),
    visit: {
      network: networkOf(request.ip, request.socket.remoteAddress),
      userAgent: request.headers['user-agent'] ?? '',
      device: guards.cookies.device(request),
      opened: guards.cookies.opened(request),
      solution: request.headers[CAPTCHA_HEADER],
      localDemo: localDemo.isOpenTo(request),
      opensDemo: (secret) => localDemo.isOpenedBy(request, secret),
    },
  }
}
