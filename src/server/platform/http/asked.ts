import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Call } from '#contract/call.ts'
import type { Config } from '../../config.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { Db } from '../database.ts'
import type { ErrorCode } from '../errors.ts'
import { networkOf } from '../limits/attempts.ts'
import { isLocalDemo } from '../localDemo.ts'
import type { Guards } from '../sessions/guards.ts'
import { type Language, languageOf } from './language.ts'
import type { Viewer } from './viewer.ts'

type Parsed<Schema> = NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined

/** One request as a handler sees it: checked input, who asks, in which language, from where. */
export interface Asked<C extends Call> {
  readonly params: Parsed<C['params']>
  readonly query: Parsed<C['query']>
  readonly body: Parsed<C['body']>
  readonly viewer: Viewer
  readonly language: Language
  readonly visit: Visit
}

/** Where a request comes from. */
export interface Visit {
  /** address, of an IPv6 caller its /64: what limits are counted by */
  readonly network: string
  /** what the browser says of itself */
  readonly userAgent: string
  /** whether what only the demo shows may be shown */
  readonly localDemo: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** set by `declareRoute` alone; an /api address without it is refused when it is declared */
    declared?: boolean
    /** what a body that is too large is refused with; default BODY_TOO_LARGE */
    tooLarge?: ErrorCode
  }
  interface FastifyRequest {
    viewer: Viewer
  }
  interface FastifyInstance {
    readonly config: Config
    readonly db: Db
    readonly guards: Guards
    readonly captcha: Captcha
    /** counts the requests of an account, as others are counted by address; throws 429 */
    limitAccount: (request: FastifyRequest) => Promise<void>
    /** every call that is answered */
    readonly calls: Call[]
    /** tests hold every answer against its contract; strict objects make a field too many fail */
    readonly checkAnswers: boolean
  }
}

/** Whom a request counts as, where one caller may not have everything: the account, else where it comes from. */
export const callerOf = ({ viewer, visit }: Pick<Asked<Call>, 'viewer' | 'visit'>): string =>
  viewer.account ? `account ${viewer.account.id}` : visit.network

/** What the handler of a call gets of a request that has been checked. */
export function askedOf<C extends Call>(request: FastifyRequest, config: Config): Asked<C> {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    viewer: request.viewer,
    language: languageOf(request),
    visit: {
      network: networkOf(request.ip, request.socket.remoteAddress),
      userAgent: request.headers['user-agent'] ?? '',
      localDemo: isLocalDemo(config, request),
    },
  } as Asked<C>
}
