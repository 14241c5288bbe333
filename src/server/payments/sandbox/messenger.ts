import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ALGORITHM, signatureOf } from '../provider/signature.ts'

/** How often a callback is tried that nobody takes, milliseconds between two tries, and those after which one is given up. */
const TRIES = 3
const BETWEEN_TRIES = 100
const TRY_TIMEOUT = 5000

export interface Account {
  readonly account: string
  readonly key: string
}

/** What a callback or redirect says. */
export interface Told {
  readonly transactionId?: string
  readonly stamp: string
  readonly reference: string
  readonly amount: number
  readonly status: string
}

/** Tells the service of outcomes, as Paytrail does: signed, by GET, again where nobody takes it. */
export class Messenger {
  readonly #account: Account
  readonly #ended = new AbortController()

  constructor(account: Account) {
    this.#account = account
  }

  /** The address with what is told in its query. */
  addressOf(address: string, told: Told, key = this.#account.key): string {
    const fields = {
      'checkout-account': this.#account.account,
      'checkout-algorithm': ALGORITHM,
      'checkout-amount': String(told.amount),
      'checkout-stamp': told.stamp,
      'checkout-reference': told.reference,
      ...(told.transactionId !== undefined && { 'checkout-transaction-id': told.transactionId }),
      'checkout-status': told.status,
      'checkout-provider': 'sandbox',
    }
    const url = new URL(address)
    for (const [name, value] of Object.entries({ ...fields, signature: signatureOf(key, fields) }))
      url.searchParams.append(name, value)
    return url.href
  }

  /** As `addressOf`, by somebody who does not have the key. */
  forgedAddressOf(address: string, told: Told): string {
    return this.addressOf(address, told, randomUUID())
  }

  /** Calls until it is taken (2xx), or given up; throws for neither. */
  async call(address: string): Promise<void> {
    for (let left = TRIES; left > 0 && !this.#ended.signal.aborted; left -= 1) {
      if (await this.#isTaken(address)) return
      if (left > 1) await this.pause(BETWEEN_TRIES)
    }
  }

  /** Settles after so many milliseconds, or at once when the sandbox closes. */
  async pause(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { signal: this.#ended.signal }).catch(() => undefined)
  }

  close(): void {
    this.#ended.abort()
  }

  async #isTaken(address: string): Promise<boolean> {
    try {
      const response = await fetch(address, {
        redirect: 'manual',
        signal: AbortSignal.any([this.#ended.signal, AbortSignal.timeout(TRY_TIMEOUT)]),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }
}
