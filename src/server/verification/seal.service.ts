import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import {
  type PaperContent,
  type PaperStatement,
  partsOfCode,
  readStatement,
  rowsText,
  statementText,
} from '#domain/verification/statement.ts'

/** What stands before the 32 bytes of an Ed25519 key in its PKCS #8 form. Source: RFC 8410, 7. */
const PRIVATE_KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
/** Signs of a code at the end of a paper at most, so that a telephone reads it. */
const LONGEST_PRINTED = 1500
/** Bytes of a statement at most: no paper has as many rows as that. */
const LONGEST_STATEMENT = 200_000

declare module '../platform/services.ts' {
  interface Services {
    readonly seal: PaperSeal
  }
}

export interface SealedPaper {
  /** the address in the square code */
  readonly url: string
  /** by which people name the paper, `7F3A-91C2-04BD` */
  readonly number: string
}

/** SHA-256, hexadecimal. */
export const digestOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')

/** A paper's number, from the digest of what it states. */
export const paperNumber = (digest: string): string =>
  digest.slice(0, 12).toUpperCase().match(/.{4}/g)!.join('-')

/** Signs what papers state, and tells whether it signed one. Source: docs/rules/verification.md. */
export class PaperSeal {
  readonly #key: KeyObject
  readonly #public: KeyObject
  readonly #page: string

  /**
   * @param seed 32 bytes, base64url; the same in all copies of the service
   * @param page whole address of the page on which papers are checked
   */
  constructor(seed: string, page: string) {
    const der = Buffer.concat([PRIVATE_KEY_HEAD, Buffer.from(seed, 'base64url')])
    this.#key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    this.#public = createPublicKey(this.#key)
    this.#page = page
  }

  /** The key that others check signatures with: PEM, and its 32 bytes base64url. */
  get publicKey(): { readonly pem: string; readonly raw: string } {
    return {
      pem: this.#public.export({ format: 'pem', type: 'spki' }).toString(),
      raw: this.#public.export({ format: 'jwk' }).x!,
    }
  }

  /** Seals what a paper says, in a code of at most `longest` signs. Rows that would make the square code too fine are stated by their digest. */
  seal(content: PaperContent, at: Date, longest = LONGEST_PRINTED): SealedPaper {
    const printedAt = `${at.toISOString().slice(0, 19)}Z`
    const whole = this.#codeOf({ ...content, printedAt })
    const { code, digest } =
      whole.code.length <= longest
        ? whole
        : this.#codeOf({
            ...content,
            printedAt,
            rows: { count: content.rows.length, digest: digestOf(rowsText(content.rows)) },
          })
    return { url: `${this.#page}#${code}`, number: paperNumber(digest) }
  }

  #codeOf(statement: PaperStatement): { readonly code: string; readonly digest: string } {
    const text = statementText(statement)
    const payload = deflateRawSync(text, { level: 9 })
    const signature = sign(null, payload, this.#key)
    return {
      code: `${payload.toString('base64url')}.${signature.toString('base64url')}`,
      digest: digestOf(text),
    }
  }

  /**
   * What a code states. @returns undefined: the text is no code; null: it is one, but this service has not signed what it states
   */
  read(code: string): { readonly statement: PaperStatement; readonly digest: string } | null | undefined {
    const parts = partsOfCode(code)
    if (!parts) return undefined
    const payload = Buffer.from(parts.payload, 'base64url')
    // Nothing that somebody else has written is unpacked.
    if (!verify(null, payload, this.#public, Buffer.from(parts.signature, 'base64url'))) return null
    const text = inflateRawSync(payload, { maxOutputLength: LONGEST_STATEMENT }).toString('utf8')
    const statement = readStatement(text)
    return statement ? { statement, digest: digestOf(text) } : null
  }
}
