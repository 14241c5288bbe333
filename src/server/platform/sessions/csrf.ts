import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const PURPOSE = 'koirakanta anti-forgery token'
const LENGTH = 43

/**
 * The anti-forgery token of a session. The session's own secret is the key, so nobody without the session can make it, and
 * it ends with the session. A visitor without a session gets a random one, which only has to be repeated.
 */
export function csrfToken(sessionToken: string | undefined): string {
  if (sessionToken === undefined) return randomBytes(32).toString('base64url')
  return createHmac('sha256', sessionToken).update(PURPOSE).digest('base64url')
}

/** Whether cookie and header are the same token, and that of the session where there is one. */
export function isCsrfToken(
  sessionToken: string | undefined,
  cookie: string | undefined,
  header: unknown,
): boolean {
  if (typeof header !== 'string' || !cookie || cookie.length !== LENGTH || !isSame(cookie, header))
    return false
  return sessionToken === undefined || isSame(csrfToken(sessionToken), header)
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
