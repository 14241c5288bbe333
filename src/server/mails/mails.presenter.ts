import type { MailDetails, MailRow } from '#contract/mails.ts'
import { withoutTokens } from '../platform/mail/compose.ts'
import type { Mail } from './mails.store.ts'

/** A mail in the list. */
export function presentMail(mail: Mail): MailRow {
  const unsent = mail.failed_at ? 'failed' : 'waiting'
  return {
    id: mail.id,
    kind: mail.kind as MailRow['kind'],
    recipient: mail.recipient,
    language: mail.language,
    subject: mail.subject,
    state: mail.sent_at ? 'sent' : unsent,
    attempts: mail.attempts,
    lastError: mail.last_error,
    createdAt: mail.created_at.toISOString(),
    dueAt: mail.due_at.toISOString(),
    sentAt: mail.sent_at?.toISOString() ?? null,
  }
}

/** A mail with its text; nobody but its receiver is to use its links. */
export function presentMailDetails(mail: Mail): MailDetails {
  return { ...presentMail(mail), text: withoutTokens(mail.body_text) }
}
