import { createHmac, timingSafeEqual } from 'node:crypto'

const KEY = /^[0-9a-f]{32}/
/** Hexadecimal characters of a signature: 80 bits. */
const SIGNATURE = 20

/** What is signed for a mail, each for itself: the address to which its delivery reports go, and the link that stops mails like it. */
type Use = 'bounce' | 'stop'

/**
 * Texts that name a mail and prove themselves by the service's key, so that nothing is stored for them: the key of the mail and a
 * signature, in small letters and digits, which servers of mail leave as they are.
 */
export class MailLinks {
  readonly #secret: string

  /** @param secret the same in all copies of the service */
  constructor(secret: string) {
    this.#secret = secret
  }

  /** @param key of the mail, a UUID */
  sign(use: Use, key: string): string {
    const plain = key.replaceAll('-', '')
    return `${plain}${createHmac('sha256', this.#secret).update(`${use} ${plain}`).digest('hex').slice(0, SIGNATURE)}`
  }

  /** The key of the mail that a signed text names, in small letters without dashes; undefined: it is not signed for this use. */
  keyIn(use: Use, text: string): string | undefined {
    const key = KEY.exec(text)?.[0]
    if (key === undefined) return undefined
    const [own, told] = [Buffer.from(this.sign(use, key)), Buffer.from(text)]
    return told.length === own.length && timingSafeEqual(told, own) ? key : undefined
  }
}
