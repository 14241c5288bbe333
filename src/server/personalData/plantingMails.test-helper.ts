type Put = (table: string, values: Readonly<Record<string, unknown>>) => Promise<number>

interface Planted {
  readonly account: number
  /** that was the person's, and one that the account has had without being known for it */
  readonly address: string
  readonly newest: string
  readonly text: string
  readonly at: Date
}

/** Puts mails to the person, and to another, into the outbox, and what is known of their addresses. */
export async function plantMails(put: Put, { account, address, newest, text, at }: Planted): Promise<void> {
  const words = {
    subject: text,
    body_text: text,
    body_html: text,
    last_error: text,
    undelivered_words: text,
    undelivered_at: at,
    undelivered_code: '5.1.1',
  }
  const mail = (thing: string, values: object) =>
    put('mail', { thing, kind: 'x', language: 'fi', created_at: at, due_at: at, ...words, ...values })
  await mail('a', { recipient: address })
  await mail('b', { account_id: account, recipient: newest })
  await mail('c', { recipient: 'toinen@example.fi' })
  await put('mail_stop', { address, topic: 'newDogs', stopped_at: at })
  await put('mail_stop', { address: 'toinen@example.fi', topic: 'newDogs', stopped_at: at })
  const silent = { failures: 1, last_at: at, silent_at: at, code: '5.1.1' }
  await put('unreachable_address', { ...silent, words: text, address })
  await put('unreachable_address', { ...silent, words: 'no', address: 'toinen@example.fi' })
}
