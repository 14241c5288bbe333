import type { FastifyBaseLogger } from 'fastify'
import type { Transporter } from 'nodemailer'
import { PERSONAL_PAGES } from '#contract/pages.ts'
import type { Db } from '../database.ts'
import { giveUpMails, markMailFailed, markMailSent, takeDueMail } from './mail.store.ts'
import type { Attachment, DueMail } from './mail.types.ts'
import type { MailLinks } from './mailLinks.ts'
import { topicOf } from './topics.ts'
import { noteUndelivered } from './undelivered.store.ts'
import { codeIn, plainWords, weightOf } from './undelivered.ts'

const MINUTE = 60_000
/** Waiting times after each failed attempt; after the last one the mail is given up. */
const RETRY_DELAYS = [1, 5, 30, 120, 360, 1440].map((minutes) => minutes * MINUTE)
const TOO_OLD = 7 * 24 * 60 * MINUTE
/** A mail that is being sent is nobody else's for this long; longer than sending may take. */
const LEASE = 5 * MINUTE
/** All that one mail may take, however the server draws it out: the limits of the transport begin anew with its every word. */
const LONGEST = 2 * MINUTE
/** Names the mail, signed, in what comes back of it; in small letters, as headers are compared. */
export const MAIL_HEADER = 'x-koirakanta-mail'
/** What a program of mail sends to stop mails by one click. */
const ONE_CLICK = 'List-Unsubscribe=One-Click'

interface Parts {
  readonly db: Db
  /** the way to the server of mails; the sender closes it */
  readonly transport: Transporter
  /** address that mails come from */
  readonly from: string
  /** the part of Message-ID after the @ */
  readonly domain: string
  /** where reports go of mails that have not arrived: the part before the @ gets `+` and which mail it was; undefined: to the sender */
  readonly bounces: string | undefined
  readonly links: MailLinks
  /** where the browser part is, without a slash at the end */
  readonly baseUrl: string
  /** milliseconds that sending one mail may take in all; default two minutes, and less than a mail is held for */
  readonly longestMs?: number
  /** the files that go with a mail; default none */
  readonly attachmentsOf?: (mail: DueMail) => Promise<Attachment[]>
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

/**
 * Sends the mails of the outbox. A mail is taken with a lease, so that no two copies of the service send it at once; one that a killed copy had
 * taken is sent again under the same Message-ID.
 */
export class MailSender {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Closes the connections to the server. */
  close(): void {
    this.#parts.transport.close()
  }

  /** Sends everything that is due, until `signal` aborts: the mail that is being sent is finished. @returns how many were sent */
  async sendDue(signal?: AbortSignal): Promise<number> {
    await this.#giveUpOld()
    let sent = 0
    while (!signal?.aborted) {
      const mail = await this.#take()
      if (!mail) break
      if (await this.#send(mail)) sent++
    }
    return sent
  }

  /** What nobody could send for a week, because there was no server, is not sent out of the blue: its links are too old. */
  #giveUpOld(): Promise<void> {
    const { db, now } = this.#parts
    const at = now()
    return giveUpMails(db, new Date(at.getTime() - TOO_OLD), { at, reason: 'TOO_OLD' })
  }

  #take(): Promise<DueMail | undefined> {
    const { db, now } = this.#parts
    const at = now()
    return takeDueMail(db, at, new Date(at.getTime() + LEASE))
  }

  async #send(mail: DueMail): Promise<boolean> {
    const { transport, from, domain, bounces, links, longestMs = LONGEST, attachmentsOf } = this.#parts
    const signal = AbortSignal.timeout(longestMs)
    const signed = links.sign('bounce', mail.key)
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        attachments: await attachmentsOf?.(mail),
        messageId: `<${mail.key}@${domain}>`,
        ...(bounces && { envelope: { from: bounces.replace('@', `+${signed}@`), to: mail.recipient } }),
        headers: { 'Auto-Submitted': 'auto-generated', [MAIL_HEADER]: signed, ...this.#stopHeaders(mail) },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      })
    } catch (error) {
      await this.#failed(mail, signal.aborted ? TOO_SLOW : (error as SmtpError))
      return false
    }
    await markMailSent(this.#parts.db, mail, this.#parts.now())
    return true
  }

  /** Lets programs of mail stop what is not necessary by one click, for which they need https. Source: RFC 2369, RFC 8058. */
  #stopHeaders({ kind, key }: DueMail): Record<string, string> {
    const { baseUrl, links } = this.#parts
    if (topicOf(kind) === undefined) return {}
    const page = `${baseUrl}${PERSONAL_PAGES.mailChoices}?token=${links.sign('stop', key)}`
    return {
      'List-Unsubscribe': `<${page}>`,
      ...(page.startsWith('https:') && { 'List-Unsubscribe-Post': ONE_CLICK }),
    }
  }

  async #failed(mail: DueMail, error: SmtpError): Promise<void> {
    const { db, now, log } = this.#parts
    const wait = isForGood(error) ? undefined : RETRY_DELAYS[mail.attempts - 1]
    const reason = String(error.responseCode ?? error.code ?? 'UNKNOWN')
    log.warn({ mail: mail.id, attempt: mail.attempts, reason }, 'mail not sent')
    const at = now()
    await markMailFailed(db, mail.id, {
      last_error: reason,
      ...(wait === undefined ? { failed_at: at } : { due_at: new Date(at.getTime() + wait) }),
    })
    const refusal = wait === undefined ? refusalIn(error) : undefined
    if (refusal) await noteUndelivered(db, mail, { ...refusal, at })
  }
}

interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
  /** the server's reply */
  readonly response?: string
  /** what it was the reply to, such as `RCPT TO` */
  readonly command?: string
}

const TOO_SLOW: SmtpError = { code: 'ETIMEDOUT' }

/** The server refuses this receiver or this mail, and will refuse it again; a refused sign-in may be put right meanwhile. */
function isForGood({ code, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && responseCode < 600 && code !== 'EAUTH'
}

/** What the server has said of the mail; undefined: it said nothing, or has refused the service itself. */
function refusalIn({ code, responseCode, response = '', command }: SmtpError) {
  if (responseCode === undefined || code === 'EAUTH') return undefined
  const status = codeIn(response) ?? String(responseCode)
  return { code: status, words: plainWords(response), weight: weightOf(status, command === 'RCPT TO') }
}
