import type { UndeliveredMeaning } from '#contract/mails.ts'

/** Longest words of a server that are kept, in characters. */
const LONGEST_WORDS = 300

/** Why a mail has not arrived, in the words of the server that refused it. */
export interface Refusal {
  /** enhanced status code (RFC 3463) such as `5.1.1`, or the three digits of a server that gave none */
  readonly code: string
  /** without addresses, secrets and line breaks */
  readonly words: string
}

/** `gone`: nobody has the address; `counts`: the address takes no mail just now; `mail`: it is about this mail or its sender, not about the address. */
export type Weight = 'gone' | 'counts' | 'mail'

/** No such mailbox, domain or address, moved without an address, a domain that takes no mail; a mailbox that was closed. Source: RFC 3463, RFC 7505. */
const GONE = /^5\.(1\.(1|2|3|6|10)|2\.1)$/
/** The sender's address, the length of the message, its content, the protocol, policy and spam. Source: RFC 3463. */
const ABOUT_THE_MAIL = /^[45]\.(1\.(7|8)|2\.3|3\.4|[567]\.\d+)$/
/** Replies to a receiver by which servers without enhanced codes tell that the mailbox is not to be had. Source: RFC 5321, 4.2.3. */
const ABOUT_A_MAILBOX = /^(450|452|550|551|552|553)$/

/**
 * What a refusal says of the address. A policy never counts: a wrong SPF record of the sender is refused for every receiver.
 * @param toReceiver the server refused the receiver, not the text of the mail
 */
export function weightOf(code: string, toReceiver: boolean): Weight {
  if (GONE.test(code)) return 'gone'
  if (code.includes('.')) return ABOUT_THE_MAIL.test(code) ? 'mail' : 'counts'
  return toReceiver && ABOUT_A_MAILBOX.test(code) ? 'counts' : 'mail'
}

/** What a code means for whoever reads the list of mails. */
export function meaningOf(code: string): UndeliveredMeaning {
  if (GONE.test(code)) return 'gone'
  if (/^[45]\.2\.2$|^552$/.test(code)) return 'full'
  if (/^[45]\.7\.\d+$/.test(code)) return 'policy'
  return code.startsWith('4') ? 'later' : 'other'
}

const ENHANCED = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/
const REPLY = /(?<!\d)[45]\d\d(?!\d)/

/** The enhanced status code in a server's words, else its reply code; undefined: neither stands there. */
export const codeIn = (words: string): string | undefined =>
  ENHANCED.exec(words.slice(0, LONGEST_WORDS))?.[0] ?? REPLY.exec(words)?.[0]

/** A server's words as they may be kept and shown: in one line, bounded, without addresses (whose it is stands beside) and secrets of links. */
export function plainWords(words: string): string {
  const line = words
    .slice(0, 4 * LONGEST_WORDS)
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[^\s<>:;,"'()]+@[^\s<>:;,"'()]+/g, '…')
    .replace(/#token=[\w-]+/g, '#token=…')
    .trim()
  return line.length > LONGEST_WORDS ? `${line.slice(0, LONGEST_WORDS - 2)} …` : line
}
