import { createHash, randomBytes } from 'node:crypto'

/** A secret that is given away once, and what of it is kept. */
export interface Token {
  /** 256 random bits, 43 characters of base64url */
  readonly text: string
  readonly hash: Buffer
}

/** A new secret for a session or a mail. */
export function newToken(): Token {
  const text = randomBytes(32).toString('base64url')
  return { text, hash: hashToken(text) }
}

/** What is stored of a secret. It is random and long, so one round of SHA-256 is enough. */
export function hashToken(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
