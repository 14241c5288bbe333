import { randomUUID } from 'node:crypto'
import type { MailRow } from '#contract/mails.ts'
import { PERSONAL_PAGES } from '#contract/pages.ts'
import type { Db } from '../database.ts'
import type { Language } from '../http/language.ts'
import { composeMail } from './compose.ts'
import { insertMail } from './mail.store.ts'
import type { MailLinks } from './mailLinks.ts'
import { mayReceive } from './mailStops.store.ts'
import { topicOf } from './topics.ts'

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
  /** things that it tells of, each with its page */
  readonly items?: readonly { readonly text: string; readonly path: string }[]
  /** what a person has written, or what else there is to say, under the text of its kind */
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
  readonly links: MailLinks
}

/** Mails that are to be sent, written in the transaction that causes them. */
export class Outbox {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Queues a mail exactly once for its thing, kind and version. `at`: the moment of what causes it. One that is not necessary is not
   * queued for an address that does not want it, or at which mails do not arrive.
   * @returns its key; null where it had been queued before, or is not wanted
   */
  async queue(db: Db, at: Date, mail: QueuedMail): Promise<string | null> {
    const { baseUrl, title, clubName, links } = this.#parts
    const topic = topicOf(mail.kind)
    if (topic !== undefined && !(await mayReceive(db, mail.recipient, topic))) return null
    const key = randomUUID()
    const linkTo = (path: string, token?: string) =>
      `${baseUrl}${path}${token === undefined ? '' : `#token=${token}`}`
    const values = { title, club: clubName, ...mail.values }
    const { subject, text, html } = composeMail({
      ...mail,
      values,
      items: mail.items?.map((item) => ({ text: item.text, link: linkTo(item.path) })),
      link: linkTo(mail.path, mail.token),
      ...(topic !== undefined && { stopLink: linkTo(PERSONAL_PAGES.mailChoices, links.sign('stop', key)) }),
    })
    return insertMail(db, {
      key,
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
