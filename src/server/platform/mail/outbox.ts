import type { MailRow } from '#contract/mails.ts'
import type { Db } from '../database.ts'
import type { Language } from '../http/language.ts'
import { composeMail } from './compose.ts'
import { insertMail } from './mail.store.ts'

export interface QueuedMail {
  /** what the mail is about, such as `account_token:5` */
  readonly thing: string
  readonly kind: MailRow['kind']
  /** distinguishes mails of one kind about one thing; default 1 */
  readonly version?: number
  /** the trial that it is about */
  readonly trialId?: number
  /** null: the receiver has no account */
  readonly accountId: number | null
  readonly recipient: string
  readonly language: Language
  readonly values: Readonly<Record<string, string>>
  /** what a person has written, under the text of its kind */
  readonly message?: string
  /** page of the browser part, such as `/vaihda-salasana` */
  readonly path: string
  /** milliseconds in which it can still be taken back; default 0 */
  readonly waitMs?: number
  /** a one-time secret; it travels in the fragment, which no server and no log sees */
  readonly token?: string
}

interface Parts {
  /** where the browser part is, without a slash at the end; never taken from a request */
  readonly baseUrl: string
  readonly title: string
  readonly clubName: string
}

/** Mails that are to be sent, written in the transaction that causes them. */
export class Outbox {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Queues a mail exactly once for its thing, kind and version. `at`: the moment of what causes it.
   * @returns its key; null where it had been queued before
   */
  queue(db: Db, at: Date, mail: QueuedMail): Promise<string | null> {
    const { baseUrl, title, clubName } = this.#parts
    const link = `${baseUrl}${mail.path}${mail.token === undefined ? '' : `#token=${mail.token}`}`
    const values = { title, club: clubName, ...mail.values }
    const { subject, text, html } = composeMail({ ...mail, values, link })
    return insertMail(db, {
      thing: mail.thing,
      kind: mail.kind,
      version: mail.version ?? 1,
      trial_id: mail.trialId ?? null,
      account_id: mail.accountId,
      recipient: mail.recipient,
      language: mail.language,
      subject,
      body_text: text,
      body_html: html,
      created_at: at,
      due_at: new Date(at.getTime() + (mail.waitMs ?? 0)),
    })
  }
}
