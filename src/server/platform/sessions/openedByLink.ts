import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is opened by links of mails; each kind has its own cookie. */
export type OpenedKind = 'entry' | 'inquiry'

/** Things that one browser can open; beyond them the earliest is forgotten, and its mail opens it again. */
const MOST = 20
const PART = /^(\d{1,15})\.([\w-]{43})$/

/** A thing with its address: when that is corrected, whoever had the wrong one opens the thing no more. */
interface OpenedThing {
  readonly id: number
  readonly contactEmail: string | null
}

/** Things of a kind that a browser may open without an account. Nothing is stored: the cookie proves itself by the service's key. */
export class OpenedByLink {
  readonly #kind: string
  readonly #key: string

  /** @param key signs the cookies; the same in all copies of the service */
  constructor(kind: OpenedKind, key: string) {
    this.#kind = kind
    this.#key = key
  }

  /** Whether the cookie opens a thing. */
  opens(cookie: string | undefined, thing: OpenedThing): boolean {
    const own = Buffer.from(this.#sign(thing))
    return partsOf(cookie).some(
      ({ id, signature }) => id === thing.id && timingSafeEqual(Buffer.from(signature), own),
    )
  }

  /** The cookie that opens one more. */
  with(cookie: string | undefined, thing: OpenedThing): string {
    const others = partsOf(cookie).filter(({ id }) => id !== thing.id)
    return [{ id: thing.id, signature: this.#sign(thing) }, ...others]
      .slice(0, MOST)
      .map(({ id, signature }) => `${id}.${signature}`)
      .join('~')
  }

  #sign({ id, contactEmail }: OpenedThing): string {
    return createHmac('sha256', this.#key).update(`${this.#kind} ${id}\n${contactEmail}`).digest('base64url')
  }
}

function partsOf(cookie = '') {
  return cookie.split('~', MOST).flatMap((part) => {
    const [, id, signature] = PART.exec(part) ?? []
    return id && signature ? [{ id: Number(id), signature }] : []
  })
}
