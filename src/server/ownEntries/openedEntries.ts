import { createHmac, timingSafeEqual } from 'node:crypto'

declare module '../platform/services.ts' {
  interface Services {
    readonly openedEntries: OpenedEntries
  }
}

/** Entries that one browser can open; beyond them the earliest is forgotten, and its mail opens it again. */
const MOST = 20
const PART = /^(\d{1,15})\.([\w-]{43})$/

/** Entries that a browser may open without an account. Nothing is stored: the cookie proves itself by the service's key. */
export class OpenedEntries {
  readonly #key: string

  /** @param key signs the cookies; the same in all copies of the service */
  constructor(key: string) {
    this.#key = key
  }

  /** Whether the cookie opens an entry. */
  opens(cookie: string | undefined, entryId: number): boolean {
    const own = Buffer.from(this.#sign(entryId))
    return partsOf(cookie).some(
      ({ id, signature }) => id === entryId && timingSafeEqual(Buffer.from(signature), own),
    )
  }

  /** The cookie that opens one more. */
  with(cookie: string | undefined, entryId: number): string {
    const others = partsOf(cookie).filter(({ id }) => id !== entryId)
    return [{ id: entryId, signature: this.#sign(entryId) }, ...others]
      .slice(0, MOST)
      .map(({ id, signature }) => `${id}.${signature}`)
      .join('~')
  }

  #sign(entryId: number): string {
    return createHmac('sha256', this.#key).update(`entry ${entryId}`).digest('base64url')
  }
}

function partsOf(cookie = '') {
  return cookie.split('~', MOST).flatMap((part) => {
    const [, id, signature] = PART.exec(part) ?? []
    return id && signature ? [{ id: Number(id), signature }] : []
  })
}
