import type { MailDetails, MailRow } from '#contract/mails.ts'
import { withoutTokens } from '../platform/mail/compose.ts'
import { meaningOf } from '../platform/mail/undelivered.ts'
import type { Mail } from './mails.store.ts'

/** A mail in the list. */
export function presentMail(mail: Mail): MailRow {
  return {
    id: mail.id,
    kind: mail.kind as MailRow['kind'],
    recipient: mail.recipient,
    language: mail.language,
    subject: mail.subject,
    state: stateOf(mail),
    attempts: mail.attempts,
    lastError: mail.last_error,
    createdAt: mail.created_at.toISOString(),
    dueAt: mail.due_at.toISOString(),
    sentAt: mail.sent_at?.toISOString() ?? null,
    undelivered: mail.undelivered_at && {
      at: mail.undelivered_at.toISOString(),
      code: mail.undelivered_code!,
      meaning: meaningOf(mail.undelivered_code!),
      words: mail.undelivered_words!,
      silent: mail.silent,
    },
    canRetry: mail.failed_at !== null,
  }
}

function stateOf(mail: Mail): MailRow['state'] {
  if (mail.undelivered_at) return 'undelivered'
  if (mail.sent_at) return 'sent'
  return mail.failed_at ? 'failed' : 'waiting'
}

/** A mail with its text; nobody but its receiver is to use its links. */
export function presentMailDetails(mail: Mail): MailDetails {
  return { ...presentMail(mail), text: withoutTokens(mail.body_text) }
}
