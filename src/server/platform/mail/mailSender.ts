import type { FastifyBaseLogger } from 'fastify'
import { createTransport, type Transporter } from 'nodemailer'
import type { Db } from '../database.ts'
import { giveUpMails, markMailFailed, markMailSent, takeDueMail } from './mail.store.ts'
import type { Attachment, DueMail } from './mail.types.ts'

const MINUTE = 60_000
/** Waiting times after each failed attempt; after the last one the mail is given up. */
const RETRY_DELAYS = [1, 5, 30, 120, 360, 1440].map((minutes) => minutes * MINUTE)
const TOO_OLD = 7 * 24 * 60 * MINUTE
/** A mail that is being sent is nobody else's for this long; longer than sending may take. */
const LEASE = 5 * MINUTE
/** All that one mail may take, however the server draws it out: `TIMEOUTS` begin anew with its every word. */
const LONGEST = 2 * MINUTE
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}

interface Parts {
  readonly db: Db
  readonly smtpUrl: string
  /** address that mails come from */
  readonly from: string
  /** the part of Message-ID after the @ */
  readonly domain: string
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
  readonly #transport: Transporter

  constructor(parts: Parts) {
    this.#parts = parts
    this.#transport = createTransport({ url: parts.smtpUrl, ...TIMEOUTS })
  }

  /** Closes the connections to the server. */
  close(): void {
    this.#transport.close()
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
    const { from, domain, longestMs = LONGEST, attachmentsOf } = this.#parts
    const signal = AbortSignal.timeout(longestMs)
    try {
      await this.#transport.sendMail({
        from,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        attachments: await attachmentsOf?.(mail),
        messageId: `<${mail.key}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
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

  async #failed(mail: DueMail, error: SmtpError): Promise<void> {
    const { db, now, log } = this.#parts
    const wait = isForGood(error) ? undefined : RETRY_DELAYS[mail.attempts - 1]
    const reason = String(error.responseCode ?? error.code ?? 'UNKNOWN')
    log.warn({ mail: mail.id, attempt: mail.attempts, reason }, 'mail not sent')
    await markMailFailed(db, mail.id, {
      last_error: reason,
      ...(wait === undefined ? { failed_at: now() } : { due_at: new Date(now().getTime() + wait) }),
    })
  }
}

interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
}

const TOO_SLOW: SmtpError = { code: 'ETIMEDOUT' }

/** The server refuses this receiver or this mail, and will refuse it again; a refused sign-in may be put right meanwhile. */
function isForGood({ code, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && responseCode < 600 && code !== 'EAUTH'
}
