import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { retryMail } from '../platform/mail/mail.store.ts'
import { findMails, type Mail, type MailQuery, mailById, mailByKey } from './mails.store.ts'

const PAGE_SIZE = 50

/** Mails of the outbox, newest first, a page at a time; `next`: the `before` of the following page, null at the end. */
export async function mailPage({ db, config }: Reader, query: MailQuery) {
  const rows = await findMails(db, query, PAGE_SIZE + 1)
  return {
    mails: rows.slice(0, PAGE_SIZE),
    next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]!.id : null,
    sending: config.mail.smtpUrl !== undefined,
  }
}

/** @throws AppError 404 MAIL_NOT_FOUND */
export async function findMail({ db }: Reader, id: number): Promise<Mail> {
  return requireMail(await mailById(db, id))
}

/** The mail, locked. @throws AppError 404 MAIL_NOT_FOUND */
export async function lockMail({ db }: Act, id: number): Promise<Mail> {
  return requireMail(await mailById(db, id, true))
}

/** Lets a mail that was given up be sent after all. @throws AppError 422 MAIL_NOT_FAILED */
export async function retry(act: Act, mail: Mail): Promise<Mail> {
  if (!mail.failed_at) throw new AppError('refused', 'MAIL_NOT_FAILED')
  await retryMail(act.db, mail.id, act.at)
  await act.log(['mail', mail.id], 'MAIL_RETRIED')
  return findMail(act, mail.id)
}

/** A mail that the demo shows instead of sending it. @throws AppError 404 outside the local demo, and without such a mail */
export async function findDemoMail({ db, visit }: Reader, key: string): Promise<Mail> {
  const mail = visit.localDemo ? await mailByKey(db, key) : undefined
  if (!mail) throw new AppError('notFound', 'NOT_FOUND')
  return mail
}

function requireMail(mail: Mail | undefined): Mail {
  if (mail === undefined) throw new AppError('notFound', 'MAIL_NOT_FOUND')
  return mail
}
