import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random name and up to so many signatures stand in the cookie of a browser, one for each account or registration of it. */
const MOST_ACCOUNTS = 5
const NAME = /^[\w-]{22}$/
const SIGNATURE = /^[\w-]{43}$/

/** Whose browser it is: an account's, or a waiting registration's. */
interface Owner {
  /** a registration's tells that it is one */
  readonly id: number | string
  /** signed with the rest, so that a new password makes every browser unknown */
  readonly password_hash: string | null
}

/**
 * Browsers in which somebody has signed in or registered, after OWASP's device cookies: who guesses a password from elsewhere slows nobody down
 * who comes with such a cookie. Nothing is stored: the cookie proves itself by the service's key.
 */
export class KnownDevices {
  readonly #key: string

  /** @param key signs the cookies; the same in all copies of the service */
  constructor(key: string) {
    this.#key = key
  }

  /** The device's name where its cookie says that the owner has signed in or registered on it; undefined: not known. */
  find(cookie: string | undefined, owner: Owner): string | undefined {
    const { name, signatures } = read(cookie)
    if (!name) return undefined
    const own = Buffer.from(this.#sign(name, owner))
    return signatures.some((signature) => timingSafeEqual(Buffer.from(signature), own)) ? name : undefined
  }

  /** The cookie after the owner has signed in; those who have before keep their places, the last few of them. */
  remember(cookie: string | undefined, owner: Owner): string {
    const { name = randomBytes(16).toString('base64url'), signatures } = read(cookie)
    const own = this.#sign(name, owner)
    const others = signatures.filter((signature) => signature !== own)
    return [name, own, ...others].slice(0, 1 + MOST_ACCOUNTS).join('.')
  }

  #sign(name: string, { id, password_hash }: Owner): string {
    return createHmac('sha256', this.#key).update(`${name}\n${id}\n${password_hash}`).digest('base64url')
  }
}

function read(cookie = ''): { readonly name?: string; readonly signatures: readonly string[] } {
  const [name = '', ...signatures] = cookie.split('.', 1 + MOST_ACCOUNTS)
  return NAME.test(name) && signatures.every((signature) => SIGNATURE.test(signature))
    ? { name, signatures }
    : { signatures: [] }
}
