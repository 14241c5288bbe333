import type { FastifyInstance } from 'fastify'
import { PERSONAL_PAGES } from '#contract/pages.ts'
import { inTransaction, readerOf } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { ANONYMOUS } from '../../platform/http/viewer.ts'
import { SYSTEM } from '../../platform/systemCaller.ts'
import { choose, findLinkedMail } from './choices.service.ts'

/** What one of it costs of the caller's budget. */
const COST = 3
/** Bytes of a body that says one word. */
const LONGEST_BODY = 2048
/** Both forms of body that programs of mail may send. Source: RFC 8058, 3.1. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const SAYS_SO = /List-Unsubscribe(=|"\s*)One-Click/i

/**
 * Stops mails like the one whose header `List-Unsubscribe` holds the address, when a program of mail is told to (RFC 8058). Such a program has
 * neither page nor cookie, so the signature in the address takes the place of an anti-forgery token. Who only opens the address gets the page.
 */
export function oneClickRoute(app: FastifyInstance): void {
  app.register(async (part) => {
    part.removeContentTypeParser(FORMS.slice(0, 1))
    part.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, body, done) => done(null, body))
    part.post<{ Querystring: { token?: unknown }; Body: unknown }>(
      PERSONAL_PAGES.mailChoices,
      { schema: { hide: true }, bodyLimit: LONGEST_BODY },
      async (request, reply) => {
        request.viewer = ANONYMOUS
        await app.budget.enter(request, COST)
        if (!SAYS_SO.test(String(request.body ?? ''))) throw new AppError('invalid', 'INPUT_INVALID')
        await inTransaction(readerOf(app.services, SYSTEM), async (act) => {
          const { address, topic } = await findLinkedMail(act, String(request.query.token ?? ''))
          await choose(act, address, { topic, wanted: false })
        })
        return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
      },
    )
  })
}
