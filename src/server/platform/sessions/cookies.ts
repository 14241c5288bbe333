import type { FastifyReply, FastifyRequest } from 'fastify'
import { CSRF_COOKIE } from '#contract/headers.ts'
import { csrfToken } from './csrf.ts'
import type { OpenedKind } from './openedByLink.ts'

/** Holds the secret of the demo; see LocalDemo. */
export const DEMO_COOKIE = 'demo'
/** Seconds that a browser keeps it: 30 days. */
const DEMO_COOKIE_AGE = 2_592_000

/** Under https the browser itself makes sure that only this host has set the cookie. */
const HOST_PREFIX = '__Host-'

/** Seconds that a browser stays known after its last sign-in: a year. */
const DEVICE_COOKIE_AGE = 31_536_000

/** The cookies of a session, of the anti-forgery token, of a known browser and of opened entries. `https`: the service is reached by https. */
export class Cookies {
  readonly #https: boolean
  readonly #sessionName: string
  readonly #deviceName: string
  readonly #openedNames: Readonly<Record<OpenedKind, string>>

  constructor(https: boolean) {
    this.#https = https
    const prefix = https ? HOST_PREFIX : ''
    this.#sessionName = `${prefix}session`
    this.#deviceName = `${prefix}device`
    this.#openedNames = { entry: `${prefix}entries`, inquiry: `${prefix}inquiries` }
  }

  session(request: FastifyRequest): string | undefined {
    return request.cookies[this.#sessionName] || undefined
  }

  csrf(request: FastifyRequest): string | undefined {
    return request.cookies[CSRF_COOKIE]
  }

  /** Signs in: the session's token, out of reach of scripts, and its anti-forgery token. */
  begin(reply: FastifyReply, token: string, expires: Date): void {
    const options = { ...this.#options(), expires }
    reply.setCookie(this.#sessionName, token, { ...options, httpOnly: true })
    reply.setCookie(CSRF_COOKIE, csrfToken(token), options)
  }

  device(request: FastifyRequest): string | undefined {
    return request.cookies[this.#deviceName]
  }

  /** Lets this browser be known to be its owner's, out of reach of scripts and other sites. */
  rememberDevice(reply: FastifyReply, device: string): void {
    const options = { ...this.#options(), sameSite: 'strict', httpOnly: true } as const
    reply.setCookie(this.#deviceName, device, { ...options, maxAge: DEVICE_COOKIE_AGE })
  }

  /** What this browser may open by links of mails. */
  opened(request: FastifyRequest): Record<OpenedKind, string | undefined> {
    const { entry, inquiry } = this.#openedNames
    return { entry: request.cookies[entry], inquiry: request.cookies[inquiry] }
  }

  /** Lets this browser open things of a kind, out of reach of scripts. */
  rememberOpened(reply: FastifyReply, kind: OpenedKind, opened: string): void {
    reply.setCookie(this.#openedNames[kind], opened, {
      ...this.#options(),
      httpOnly: true,
      maxAge: DEVICE_COOKIE_AGE,
    })
  }

  /** Signs out. */
  end(reply: FastifyReply): void {
    reply.clearCookie(this.#sessionName, { ...this.#options(), httpOnly: true })
    this.renewCsrf(reply, undefined)
  }

  /** Lets this browser into the demo. */
  openDemo(reply: FastifyReply, secret: string): void {
    const options = { path: '/', sameSite: 'strict', httpOnly: true, maxAge: DEMO_COOKIE_AGE } as const
    reply.setCookie(DEMO_COOKIE, secret, { ...options, secure: this.#https })
  }

  /** Gives an anti-forgery token to whoever has none that works. */
  renewCsrf(reply: FastifyReply, sessionToken: string | undefined): void {
    reply.setCookie(CSRF_COOKIE, csrfToken(sessionToken), this.#options())
  }

  #options() {
    return { path: '/', sameSite: 'lax', secure: this.#https } as const
  }
}
