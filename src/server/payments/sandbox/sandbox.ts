import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod'
import { isLocal } from '../../platform/http/isLocal.ts'
import { languageOf } from '../../platform/http/language.ts'
import { apiRoutes } from './api.ts'
import { type Account, Messenger } from './messenger.ts'
import { type Page, paymentPage, unknownPage } from './page.ts'
import {
  NO_SWITCHES,
  type Outcome,
  REFUND_WAYS,
  type Recall,
  type SandboxPayment,
  type Switches,
  TELLINGS,
} from './sandbox.types.ts'
import { settlementPage } from './settlementPage.ts'
import { reportOf, Settlements } from './settlements.ts'
import { type Settled, Till } from './till.ts'

const HOST = '127.0.0.1'
const SETTLEMENTS = '/settlements'
/** In bytes: addresses of callbacks may have 3000 characters each. */
const BODY_LIMIT = 65_536
const SECOND = 1000

/** A payment server that speaks Paytrail's protocol on this machine, and moves no money. */
export interface Sandbox extends Account {
  /** without a slash at the end */
  readonly url: string
  /** of the page where reports of settlements are fetched */
  readonly panel: string
  /** by transaction, oldest first */
  readonly payments: ReadonlyMap<string, SandboxPayment>
  /** What the buttons of the page do. @throws Error for an unknown payment */
  settle(transactionId: string, outcome: Outcome, switches?: Partial<Switches>): Settled
  close(): Promise<void>
}

/** What the page sends; `cancel` and `fail` are one to Paytrail. */
const pressed = z.object({
  button: z.enum(['pay', 'fail', 'cancel']),
  telling: z.enum(TELLINGS).default(NO_SWITCHES.telling),
  seconds: z.coerce.number().min(1).max(120).default(NO_SWITCHES.seconds),
  slow: z.literal('true').optional(),
  refunds: z.enum(REFUND_WAYS).default(NO_SWITCHES.refunds),
})

/**
 * Starts a sandbox at a port and with a key of its own; what it knows ends with it.
 * @param recall finds what the service has been paid before; default: nothing
 */
export async function startSandbox(recall: Recall = async () => undefined): Promise<Sandbox> {
  const account = {
    account: String(100_000 + randomBytes(2).readUInt16BE()),
    key: randomBytes(24).toString('base64url'),
  }
  const messenger = new Messenger(account)
  const till = new Till(messenger, recall)
  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true })
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) return reply.code(403).send()
  })
  parseBodies(app)
  let url = ''
  await app.register(async (api) => {
    apiRoutes(api, { account, till, pageOf: ({ transactionId }) => `${url}/pay/${transactionId}` })
  })
  pageRoutes(app, till, messenger)
  settlementRoutes(app, new Settlements(till.payments))
  url = await app.listen({ host: HOST, port: 0 })
  return {
    ...account,
    url,
    panel: `${url}${SETTLEMENTS}`,
    payments: till.payments,
    settle(transactionId, outcome, switches) {
      const payment = till.payments.get(transactionId)
      if (payment === undefined) throw new Error('the sandbox knows no such payment')
      return till.settle(payment, outcome, switches)
    },
    async close() {
      messenger.close()
      await app.close()
    },
  }
}

/** A signature is over the very text of a body, so that it is kept; forms are those of HTML. */
function parseBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

type OfPayment = FastifyRequest<{ Params: { transactionId: string } }>

function pageRoutes(app: FastifyInstance, till: Till, messenger: Messenger): void {
  const show = (reply: FastifyReply, status: number, { html, headers }: Page) =>
    reply.code(status).headers(headers).send(html)

  app.setNotFoundHandler((_request, reply) => show(reply, 404, unknownPage()))
  app.get('/pay/:transactionId', (request: OfPayment, reply) => {
    const payment = till.payments.get(request.params.transactionId)
    return payment ? show(reply, 200, paymentPage(payment)) : show(reply, 404, unknownPage())
  })
  app.post('/pay/:transactionId', async (request: OfPayment, reply) => {
    const payment = till.payments.get(request.params.transactionId)
    if (payment === undefined) return show(reply, 404, unknownPage())
    const form = pressed.safeParse(request.body)
    if (!form.success) return show(reply, 400, paymentPage(payment))
    // A second press, on a page that was still open.
    if (payment.status === 'ok') return show(reply, 409, paymentPage(payment))
    const { button, slow, ...switches } = form.data
    const { redirectTo, told } = till.settle(payment, button === 'pay' ? 'ok' : 'fail', switches)
    if (switches.telling !== 'delayed') await told
    if (slow) await messenger.pause(switches.seconds * SECOND)
    return reply.redirect(redirectTo, 303)
  })
}

/** What Paytrail's merchant panel is for: paying out, and the reports of it. */
function settlementRoutes(app: FastifyInstance, settlements: Settlements): void {
  app.get(SETTLEMENTS, (request, reply) => {
    const { html, headers } = settlementPage(languageOf(request), settlements)
    return reply.headers(headers).send(html)
  })
  app.post(SETTLEMENTS, (request, reply) => {
    settlements.settle()
    return reply.redirect(`${SETTLEMENTS}?lang=${languageOf(request)}`, 303)
  })
  app.get<{ Params: { id: string } }>(`${SETTLEMENTS}/:id.csv`, ({ params }, reply) => {
    const settlement = settlements.made.find(({ id }) => String(id) === params.id)
    if (settlement === undefined) return reply.callNotFound()
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="settlement-${settlement.id}.csv"`)
      .send(reportOf(settlement))
  })
}
