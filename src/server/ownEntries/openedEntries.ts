import { createHmac, timingSafeEqual } from 'node:crypto'

declare module '../platform/services.ts' {
  interface Services {
    readonly openedEntries: OpenedEntries
  }
}

/** Entries that one browser can open; beyond them the earliest is forgotten, and its mail opens it again. */
const MOST = 20
const PART = /^(\d{1,15})\.([\w-]{43})$/

/** An entry with its address: when the organiser corrects that, whoever had the wrong one opens the entry no more. */
interface OpenedEntry {
  readonly id: number
  readonly contactEmail: string | null
}

/** Entries that a browser may open without an account. Nothing is stored: the cookie proves itself by the service's key. */
export class OpenedEntries {
  readonly #key: string

  /** @param key signs the cookies; the same in all copies of the service */
  constructor(key: string) {
    this.#key = key
  }

  /** Whether the cookie opens an entry. */
  opens(cookie: string | undefined, entry: OpenedEntry): boolean {
    const own = Buffer.from(this.#sign(entry))
    return partsOf(cookie).some(
      ({ id, signature }) => id === entry.id && timingSafeEqual(Buffer.from(signature), own),
    )
  }

  /** The cookie that opens one more. */
  with(cookie: string | undefined, entry: OpenedEntry): string {
    const others = partsOf(cookie).filter(({ id }) => id !== entry.id)
    return [{ id: entry.id, signature: this.#sign(entry) }, ...others]
      .slice(0, MOST)
      .map(({ id, signature }) => `${id}.${signature}`)
      .join('~')
  }

  #sign({ id, contactEmail }: OpenedEntry): string {
    return createHmac('sha256', this.#key).update(`entry ${id}\n${contactEmail}`).digest('base64url')
  }
}

function partsOf(cookie = '') {
  return cookie.split('~', MOST).flatMap((part) => {
    const [, id, signature] = PART.exec(part) ?? []
    return id && signature ? [{ id: Number(id), signature }] : []
  })
}
