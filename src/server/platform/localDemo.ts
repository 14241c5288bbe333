import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from './database.ts'
import { isLocal } from './http/isLocal.ts'
import { serverKey } from './serverKey.ts'
import { DEMO_COOKIE } from './sessions/cookies.ts'

/**
 * Who may use what only the demo shows: a browser on this machine that holds the demo's secret. The secret stands in the
 * address that the start prints; a browser exchanges it for a cookie. That a caller looks local is not enough: so does
 * everyone behind a proxy or tunnel that adds no header. Source: docs/rules/accounts.md#settings.
 */
export class LocalDemo {
  readonly #secret: string | undefined

  /** @param secret undefined: the demo is off */
  constructor(secret: string | undefined) {
    this.#secret = secret
  }

  /** Whether the caller is on this machine and his browser holds the secret. */
  isOpenTo(request: FastifyRequest): boolean {
    return this.isOpenedBy(request, request.cookies[DEMO_COOKIE])
  }

  /** Whether the caller is on this machine and gives the secret. */
  isOpenedBy(request: FastifyRequest, secret = ''): boolean {
    return this.#secret !== undefined && isSame(secret, this.#secret) && isLocal(request)
  }

  /** The service's address with the secret in its fragment; without a demo the address as it is. */
  entrance(address: string): string {
    return this.#secret === undefined ? address : `${address}/#demo=${this.#secret}`
  }
}

/** The demo of a database; its secret is made when first asked for. */
export async function localDemoOf({ demo }: Config, db: Db): Promise<LocalDemo> {
  return new LocalDemo(demo === 'off' ? undefined : await serverKey(db, 'demo-key'))
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
