import type { FastifyInstance } from 'fastify'
import { demoAccounts, demoMail, getMail, mails, openDemo, retryMail } from '#contract/mails.ts'
import { accountIdOf } from '../accounts/accounts.policy.ts'
import { DEMO_PASSWORD, findDemoAccounts } from '../accounts/demoAccounts.service.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import { AppError } from '../platform/errors.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { manageMails, readDemo } from './mails.policy.ts'
import { presentMail, presentMailDetails } from './mails.presenter.ts'
import { findMails, mailById, mailByKey, retry } from './mails.store.ts'

const PAGE_SIZE = 50
const NOT_FOUND = new AppError('notFound', 'NOT_FOUND')

/** The outbox for SYSADMIN, and what the demo shows of it. */
export function mailRoutes(app: FastifyInstance, { db, now, config }: Services): void {
  route(app, mails, {
    load: (_reader, { query }) => findMails(db, query, PAGE_SIZE + 1),
    may: manageMails,
    present: (rows) => ({
      mails: rows.slice(0, PAGE_SIZE).map(presentMail),
      next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]!.id : null,
      sending: config.mail.smtpUrl !== undefined,
    }),
  })
  route(app, getMail, {
    load: async (_reader, { params }) => found(await mailById(db, params.id)),
    may: manageMails,
    present: presentMailDetails,
  })
  changeRoute(app, retryMail, {
    load: async (act, { body }) => found(await mailById(act.db, body.id, true)),
    may: manageMails,
    run: async (act, mail) => {
      if (!mail.failed_at) throw new AppError('refused', 'MAIL_NOT_FAILED')
      const at = now()
      await retry(act.db, mail.id, at)
      await writeAudit(act.db, {
        at,
        by: accountIdOf(act.viewer),
        subject: 'mail',
        subjectId: mail.id,
        code: 'MAIL_RETRIED',
      })
      return found(await mailById(act.db, mail.id))
    },
    present: presentMailDetails,
  })
  changeRoute(app, openDemo, {
    load: ({ visit }, { body }) => {
      if (!visit.opensDemo(body.secret)) throw NOT_FOUND
      return body.secret
    },
    may: readDemo,
    run: (_act, secret) => secret,
    openDemo: (secret) => secret,
    present: () => ({ status: 'done' as const }),
  })
  route(app, demoMail, {
    load: async ({ visit }, { params }) => {
      const mail = visit.localDemo ? await mailByKey(db, params.key) : undefined
      if (!mail) throw NOT_FOUND
      return mail
    },
    may: readDemo,
    present: ({ recipient, subject, body_text, created_at }) => ({
      recipient,
      subject,
      text: body_text,
      createdAt: created_at.toISOString(),
    }),
  })
  route(app, demoAccounts, {
    load: async ({ visit }) => {
      const accounts = visit.localDemo ? await findDemoAccounts(db) : []
      if (accounts.length === 0) throw NOT_FOUND
      return accounts
    },
    may: readDemo,
    present: (accounts) => ({
      password: DEMO_PASSWORD,
      accounts: accounts.map(({ username, role }) => ({ username, role })),
    }),
  })
}

function found<T>(mail: T | undefined): T {
  if (mail === undefined) throw new AppError('notFound', 'MAIL_NOT_FOUND')
  return mail
}
