import type { FastifyReply, FastifyRequest } from 'fastify'
import { CSRF_COOKIE } from '#contract/headers.ts'
import { csrfToken } from './csrf.ts'

/** Under https the browser itself makes sure that only this host has set the cookie. */
export const sessionCookieName = (https: boolean): string => (https ? '__Host-session' : 'session')

/** The cookies of a session and of the anti-forgery token. `https`: the service is reached by https. */
export class Cookies {
  readonly #https: boolean
  readonly #sessionName: string

  constructor(https: boolean) {
    this.#https = https
    this.#sessionName = sessionCookieName(https)
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

  /** Signs out. */
  end(reply: FastifyReply): void {
    reply.clearCookie(this.#sessionName, { ...this.#options(), httpOnly: true })
    this.renewCsrf(reply, undefined)
  }

  /** Gives an anti-forgery token to whoever has none that works. */
  renewCsrf(reply: FastifyReply, sessionToken: string | undefined): void {
    reply.setCookie(CSRF_COOKIE, csrfToken(sessionToken), this.#options())
  }

  #options() {
    return { path: '/', sameSite: 'lax', secure: this.#https } as const
  }
}
