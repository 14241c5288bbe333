import { createPublicKey, type KeyObject } from 'node:crypto'
import { tagsOf, textsAt } from './names.ts'
import type { Finding, Names, Sender } from './senderChecks.types.ts'

/** Bits of a key of RSA below which receivers do not take it, and below which a longer one is advised. Source: RFC 8301, 3.2. */
const LEAST_BITS = 1024
const GOOD_BITS = 2048

/** Whether the key is published by which mails are signed. Source: RFC 6376, RFC 8463. */
export async function checkDkim(names: Names, { domain, dkim }: Sender): Promise<Finding> {
  const { selector, privateKey } = dkim
  if (selector === undefined)
    return {
      subject: 'DKIM',
      verdict: 'look',
      told: [
        'DKIM_SELECTOR is not set, so it cannot be told whether mails are signed.',
        'If your provider signs them, set DKIM_SELECTOR to the selector it tells you. If not, make a key and set DKIM_KEY_FILE too (docs/mail.md): the service signs then.',
      ],
    }
  const name = `${selector}._domainkey.${domain}`
  const own = privateKey === undefined ? undefined : createPublicKey(privateKey)
  const publish = own && { name, type: 'TXT' as const, value: recordOf(own) }
  const problem = (...told: string[]): Finding => ({
    subject: 'DKIM',
    verdict: 'problem',
    told,
    ...(publish && { publish }),
  })
  const records = (await textsAt(names, name)).filter((text) => tagsOf(text).has('p'))
  if (records.length === 0)
    return problem(
      `There is no key at ${name}.`,
      own
        ? 'Receivers cannot check the signatures of the service, and mistrust its mails.'
        : 'Ask your provider for the record, and whether the selector is right.',
    )
  if (records.length > 1) return problem(`There are ${records.length} keys at ${name}; there may be one.`)
  const text = tagsOf(records[0]!).get('p')!
  if (text === '') return problem(`The key at ${name} has been withdrawn (“p=” is empty).`)
  const published = keyIn(records[0]!)
  if (!published) return problem(`The key at ${name} cannot be read; it was cut off or changed on the way.`)
  if (own && textOf(own) !== textOf(published))
    return problem(
      `The key at ${name} is not the one of DKIM_KEY_FILE.`,
      'Every signature of the service is wrong for receivers, which is worse than none.',
    )
  const bits = published.asymmetricKeyDetails?.modulusLength ?? GOOD_BITS
  if (bits < LEAST_BITS)
    return problem(`The key at ${name} has ${bits} bits; receivers take none below ${LEAST_BITS}.`)
  const told = [
    own
      ? `The key at ${name} is the one of DKIM_KEY_FILE: the service signs its mails.`
      : `There is a key at ${name}. Whether your provider signs by it is told by --send.`,
  ]
  return bits < GOOD_BITS
    ? { subject: 'DKIM', verdict: 'look', told: [...told, `It has ${bits} bits; ${GOOD_BITS} are advised.`] }
    : { subject: 'DKIM', verdict: 'ok', told }
}

/** What is to be published for a public key. */
function recordOf(key: KeyObject): string {
  return `v=DKIM1; k=${key.asymmetricKeyType === 'ed25519' ? 'ed25519' : 'rsa'}; p=${textOf(key)}`
}

/** Of Ed25519 the bare 32 bytes, of RSA the whole structure. Source: RFC 8463, 4.2. */
function textOf(key: KeyObject): string {
  const whole = key.export({ type: 'spki', format: 'der' })
  return (key.asymmetricKeyType === 'ed25519' ? whole.subarray(-32) : whole).toString('base64')
}

/** What stands before the 32 bytes of an Ed25519 key. Source: RFC 8410, 4. */
const ED25519_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

function keyIn(record: string): KeyObject | undefined {
  const tags = tagsOf(record)
  const bytes = Buffer.from(tags.get('p')!.replace(/\s+/g, ''), 'base64')
  const isEd25519 = tags.get('k')?.toLowerCase() === 'ed25519'
  try {
    const key = isEd25519 ? Buffer.concat([ED25519_HEAD, bytes]) : bytes
    return createPublicKey({ key, format: 'der', type: 'spki' })
  } catch {
    return undefined
  }
}
