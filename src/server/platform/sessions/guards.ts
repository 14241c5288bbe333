import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { CSRF_HEADER, SENDER_HEADER } from '#contract/headers.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../database.ts'
import { AppError } from '../errors.ts'
import { ANONYMOUS, type Viewer, viewerOf } from '../http/viewer.ts'
import type { LocalDemo } from '../localDemo.ts'
import type { Cookies } from './cookies.ts'
import { isCsrfToken } from './csrf.ts'
import { KnownSessions } from './knownSessions.ts'
import { requiresFactor } from './requiredFactor.ts'
import { rotateToken, type SessionRow } from './sessions.store.ts'
import { hashToken, newToken } from './token.ts'

const TOKEN_LENGTH = 43

interface Parts {
  readonly config: Config
  readonly db: Db
  readonly now: () => Date
  readonly localDemo: LocalDemo
}

/** The steps of every call between its size and its body: session → token → role. */
export class Guards {
  readonly #parts: Parts
  readonly cookies: Cookies
  readonly sessions: KnownSessions

  constructor(parts: Parts, cookies: Cookies) {
    this.#parts = parts
    this.cookies = cookies
    this.sessions = new KnownSessions(parts.db, parts.config.session.idleMs)
  }

  /** Who asks. Without a cookie no query is made. */
  async identify(request: FastifyRequest, reply: FastifyReply): Promise<Viewer> {
    const token = this.cookies.session(request)
    if (token?.length !== TOKEN_LENGTH) return ANONYMOUS
    const { localDemo, now } = this.#parts
    const session = await this.sessions.find(hashToken(token), now())
    if (!session || (session.demo && !localDemo.isOpenTo(request))) return ANONYMOUS
    if (session.rotate) await this.#rotate(session, reply)
    const { accountId: id, username, id: sessionId, roles } = session
    const factorMissing = !session.secondFactor && requiresFactor(this.#parts.config, roles)
    return viewerOf({ id, username, sessionId, factorMissing }, factorMissing ? [] : roles)
  }

  /**
   * Refuses a changing call without its anti-forgery token, and hands out one that works.
   * @throws AppError CSRF_TOKEN_INVALID
   */
  checkToken(request: FastifyRequest, reply: FastifyReply, viewer: Viewer): void {
    if (this.#hasToken(request, viewer, request.headers[CSRF_HEADER])) return
    this.cookies.renewCsrf(reply, this.#sessionToken(request, viewer))
    throw new AppError('forbidden', 'CSRF_TOKEN_INVALID')
  }

  /** Hands out an anti-forgery token to whoever has none that works. */
  offerToken(request: FastifyRequest, reply: FastifyReply, viewer: Viewer): void {
    if (this.#hasToken(request, viewer, this.cookies.csrf(request))) return
    this.cookies.renewCsrf(reply, this.#sessionToken(request, viewer))
  }

  #hasToken(request: FastifyRequest, viewer: Viewer, header: unknown): boolean {
    return isCsrfToken(this.#sessionToken(request, viewer), this.cookies.csrf(request), header)
  }

  /** The token of an ended session counts for nothing. */
  #sessionToken(request: FastifyRequest, viewer: Viewer): string | undefined {
    return viewer.account && this.cookies.session(request)
  }

  async #rotate(session: SessionRow, reply: FastifyReply): Promise<void> {
    const token = newToken()
    if (!(await rotateToken(this.#parts.db, session.id, token.hash, this.#parts.now()))) return
    this.sessions.forget()
    this.cookies.begin(reply, token.text, session.expiresAt)
  }
}

/**
 * Refuses what was written as one person where the browser has the session of another by now.
 * @throws AppError 401: of whom it says there is no session
 */
export function checkSender({ headers, viewer }: FastifyRequest): void {
  const sender = headers[SENDER_HEADER]
  if (sender === undefined || !viewer.account) return
  if (sender !== encodeURIComponent(viewer.account.username))
    throw new AppError('unauthenticated', 'SESSION_EXPIRED')
}

/**
 * Refuses who may never make the call.
 * @throws AppError 401 without a session, 403 without the permission, or without a second factor that is required
 */
export function checkAccess(
  { access, withoutFactor }: Pick<Call, 'access' | 'withoutFactor'>,
  viewer: Viewer,
): void {
  if (access === 'anyone') return
  if (!viewer.account) throw new AppError('unauthenticated', 'SESSION_EXPIRED')
  if (viewer.account.factorMissing && !withoutFactor)
    throw new AppError('forbidden', 'SECOND_FACTOR_REQUIRED')
  if (access !== 'signedIn' && !viewer.permissions.has(access)) throw new AppError('forbidden', 'FORBIDDEN')
}
