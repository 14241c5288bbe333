import { createChallenge, verifySolution } from 'altcha-lib/v1'
import * as z from 'zod'
import type { CaptchaChallenge } from '#contract/accounts.ts'
import type { Db } from '../database.ts'
import { AppError } from '../errors.ts'
import { keepSolution } from './captcha.store.ts'

/** Milliseconds for which a challenge may be solved and sent. */
const LIFETIME = 20 * 60_000
const LONGEST_PAYLOAD = 2000
const payloadSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.number().int().min(0),
  salt: z.string().regex(/^[0-9a-f]+\?expires=\d{1,12}&$/),
  signature: z.string(),
})
type Payload = z.infer<typeof payloadSchema>

interface Parts {
  readonly db: Db
  readonly now: () => Date
  /** signs challenges; the same in all copies of the service */
  readonly key: string
  /** numbers that a solver tries at most */
  readonly work: number
}

/** Proof of work instead of a picture puzzle, without a third party (ALTCHA); docs/security.md#what-the-proof-of-work-is-worth. */
export class Captcha {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** A new challenge; nothing is stored until it is solved. */
  async challenge(): Promise<CaptchaChallenge> {
    const { key, work, now } = this.#parts
    const made = await createChallenge({
      algorithm: 'SHA-256',
      hmacKey: key,
      maxNumber: work,
      expires: new Date(now().getTime() + LIFETIME),
    })
    const { challenge, salt, signature } = made
    return { algorithm: 'SHA-256', challenge, maxnumber: work, salt, signature }
  }

  /**
   * Accepts a solution once.
   * @param header base64 of ALTCHA's payload
   * @throws AppError CAPTCHA_INVALID when it is missing, wrong, stale or used
   */
  async take(header: unknown): Promise<void> {
    const { db, now, key } = this.#parts
    const payload = read(header)
    const expires =
      payload && new Date(Number(new URLSearchParams(payload.salt.split('?')[1]).get('expires')) * 1000)
    if (!payload || !expires || expires <= now() || !(await verifySolution(payload, key, false)))
      throw INVALID
    if (!(await keepSolution(db, Buffer.from(payload.challenge, 'hex'), expires))) throw INVALID
  }
}

const INVALID = new AppError('refused', 'CAPTCHA_INVALID')

function read(header: unknown): Payload | undefined {
  if (typeof header !== 'string' || header.length > LONGEST_PAYLOAD) return undefined
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(header, 'base64').toString('utf8')))
  } catch {
    return undefined
  }
}
