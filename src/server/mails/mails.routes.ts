import type { FastifyInstance } from 'fastify'
import { demoAccounts, demoMail, getMail, mails, openDemo, retryMail } from '#contract/mails.ts'
import { findDemoAccounts } from '../accounts/demoAccounts.service.ts'
import { AppError } from '../platform/errors.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { manageMails, readDemo } from './mails.policy.ts'
import { presentMail, presentMailDetails } from './mails.presenter.ts'
import { findDemoMail, findMail, lockMail, mailPage, retry } from './mails.service.ts'

/** The outbox for SYSADMIN, and what the demo shows of it. */
export function mailRoutes(app: FastifyInstance): void {
  route(app, mails, {
    load: (reader, { query }) => mailPage(reader, query),
    may: manageMails,
    present: ({ mails, next, sending }) => ({ mails: mails.map(presentMail), next, sending }),
  })
  route(app, getMail, {
    load: (reader, { params }) => findMail(reader, params.id),
    may: manageMails,
    present: presentMailDetails,
  })
  changeRoute(app, retryMail, {
    load: (act, { body }) => lockMail(act, body.id),
    may: manageMails,
    run: retry,
    present: presentMailDetails,
  })
  changeRoute(app, openDemo, {
    load: ({ visit }, { body }) => {
      if (!visit.opensDemo(body.secret)) throw new AppError('notFound', 'NOT_FOUND')
      return body.secret
    },
    may: readDemo,
    run: (_act, secret) => secret,
    openDemo: (secret) => secret,
    present: () => ({ status: 'done' as const }),
  })
  route(app, demoMail, {
    load: (reader, { params }) => findDemoMail(reader, params.key),
    may: readDemo,
    present: ({ recipient, subject, body_text, created_at }) => ({
      recipient,
      subject,
      text: body_text,
      createdAt: created_at.toISOString(),
    }),
  })
  route(app, demoAccounts, {
    load: findDemoAccounts,
    may: readDemo,
    present: ({ password, accounts }) => ({
      password,
      accounts: accounts.map(({ username, role }) => ({ username, role })),
    }),
  })
}
