import PostalMime, { type Email } from 'postal-mime'
import { MAIL_HEADER } from '../../platform/mail/mailSender.ts'
import { codeIn } from '../../platform/mail/undelivered.ts'

/** What a server says of a mail that it was given. */
export interface DeliveryReport {
  /** texts that may name the mail: what stands after the `+` of the address that the report came to, and the header of the mail that came back */
  readonly signed: readonly string[]
  /** what became of the mail */
  readonly action: string
  readonly code: string
  /** the server's own words, as they stand there */
  readonly words: string
}

/** Parts that tell of a delivery, one of them for addresses beyond ASCII. Source: RFC 3464, RFC 6533. */
const STATUS_PARTS = ['message/delivery-status', 'message/global-delivery-status']
/** Parts in which the mail itself, or its head, comes back. Source: RFC 3462, RFC 6533. */
const RETURNED_PARTS = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers']
/** Where servers write the address that a mail was really delivered to. */
const DELIVERED_TO = ['delivered-to', 'x-original-to', 'envelope-to', 'to']
const TAG = /\+([0-9a-f]{1,64})@/i

/**
 * Reads a delivery status notification (RFC 3464), also one whose end is missing.
 * @param raw the message as it came, at most as long as it may be
 * @param to the address it came to, where the server of mails says so
 * @returns undefined: the message is none, such as an answer that somebody is on holiday
 */
export async function readReport(raw: Uint8Array, to?: string): Promise<DeliveryReport | undefined> {
  const message = await parsed(raw)
  const status = message?.attachments.find(({ mimeType }) => STATUS_PARTS.includes(mimeType))
  const fields = status && fieldsOf(String(status.content))
  if (!message || !fields) return undefined
  const words = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '')
  return {
    signed: [...tagsIn(message, to), ...headersReturned(message)],
    action: (fields.get('action') ?? '').toLowerCase(),
    code: codeIn(fields.get('status') ?? '') ?? codeIn(words) ?? '5.0.0',
    words,
  }
}

/** @returns undefined: what no reader of mail can make sense of */
async function parsed(raw: Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' })
  } catch {
    return undefined
  }
}

/** The fields of the first receiver: the service sends every mail to one. Names in small letters, folded lines in one. */
function fieldsOf(text: string): ReadonlyMap<string, string> | undefined {
  const groups = text.split(/\r?\n\s*\r?\n/).map(fieldsIn)
  return groups.find((fields) => fields.has('action'))
}

function fieldsIn(text: string): ReadonlyMap<string, string> {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.flatMap((line) => {
      const end = line.indexOf(':')
      return end < 1 ? [] : [[line.slice(0, end).trim().toLowerCase(), line.slice(end + 1).trim()] as const]
    }),
  )
}

function tagsIn({ headers }: Email, to = ''): string[] {
  const addresses = headers.filter(({ key }) => DELIVERED_TO.includes(key)).map(({ value }) => value)
  return [to, ...addresses].flatMap((address) => TAG.exec(address)?.[1]?.toLowerCase() ?? [])
}

function headersReturned({ attachments }: Email): string[] {
  return attachments
    .filter(({ mimeType }) => RETURNED_PARTS.includes(mimeType))
    .flatMap(({ content }) => fieldsIn(headOf(String(content))).get(MAIL_HEADER) ?? [])
}

const headOf = (message: string): string => message.split(/\r?\n\r?\n/, 1)[0]!
