import type { MailRow } from '#contract/mails.ts'
import type { Language } from '../http/language.ts'

/** A mail as it is sent. */
export interface DueMail {
  readonly id: number
  readonly key: string
  readonly kind: MailRow['kind']
  readonly language: Language
  /** of a mail about a trial */
  readonly trialId: number | null
  readonly recipient: string
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  /** this one included */
  readonly attempts: number
}

/** A file that goes with a mail. */
export interface Attachment {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
}
