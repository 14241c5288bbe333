import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { ALGORITHM, signatureOf } from '../provider/signature.ts'
import type { Account } from './messenger.ts'
import { paymentRequest, refundRequest, unauthorised } from './requests.ts'
import type { SandboxPayment } from './sandbox.types.ts'
import type { Till } from './till.ts'

const CURRENCY = 'EUR'

interface ApiParts {
  readonly account: Account
  readonly till: Till
  /** of the page where a payment is paid */
  readonly pageOf: (payment: SandboxPayment) => string
}

type OfPayment = FastifyRequest<{ Params: { transactionId: string } }>

/** The calls of https://docs.paytrail.com/#/?id=payments that the service makes. */
export function apiRoutes(app: FastifyInstance, { account, till, pageOf }: ApiParts): void {
  const answer = signedAnswer(account)
  const fail = (reply: FastifyReply, status: number, message: string, meta?: readonly string[]) =>
    answer(reply, status, { status: 'error', message, ...(meta && { meta }) })

  app.addHook<{ Params: { transactionId?: string } }>('preHandler', async (request, reply) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const body = typeof request.body === 'string' ? request.body : ''
    const { transactionId } = request.params
    const message = unauthorised({ method: request.method, headers, body, transactionId }, account)
    // As Paytrail itself: whoever has no key gets nothing that is signed with it.
    if (message !== undefined) return reply.code(401).send({ status: 'error', message })
  })

  app.post('/payments', (request, reply) => {
    const read = readBody(paymentRequest, request.body)
    if (Array.isArray(read)) return fail(reply, 400, 'Validation error', read)
    const payment = till.open(read)
    if (payment === undefined) return fail(reply, 400, 'Payment with the stamp already exists')
    const { transactionId, reference } = payment
    return answer(reply, 201, { transactionId, href: pageOf(payment), reference, groups: [], providers: [] })
  })

  app.get('/payments/:transactionId', async (request: OfPayment, reply) => {
    const payment = await till.find(request.params.transactionId)
    if (payment === undefined) return fail(reply, 404, 'Payment not found')
    const { transactionId, status, amount, stamp, reference, createdAt } = payment
    const isNew = status === 'new' ? { href: pageOf(payment) } : { provider: 'sandbox' }
    const known = { transactionId, status, amount, currency: CURRENCY, stamp, reference, createdAt }
    return answer(reply, 200, { ...known, ...isNew })
  })

  app.post('/payments/:transactionId/refund', async (request: OfPayment, reply) => {
    const payment = await till.find(request.params.transactionId)
    if (payment === undefined) return fail(reply, 404, 'Payment not found')
    const read = readBody(refundRequest, request.body)
    if (Array.isArray(read)) return fail(reply, 400, 'Validation error', read)
    if (read.amount > till.leftOf(payment)) return fail(reply, 400, 'Refund amount exceeds what was paid')
    const made = till.refund(payment, read)
    // The caller waits until it has had enough, or the sandbox closes.
    if (made === undefined) return reply.hijack()
    if (made.status === 'error') return fail(reply, 422, 'Payment method provider does not support refunds')
    return answer(reply, 201, { ...made, provider: 'sandbox' })
  })
}

/** What a body says, or the paths in it of what is wrong. */
function readBody<Body>(shape: z.ZodType<Body>, body: unknown): Body | string[] {
  const parsed = shape.safeParse(parsedJson(body))
  return parsed.success
    ? parsed.data
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

function parsedJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

const signedAnswer =
  ({ account, key }: Account) =>
  (reply: FastifyReply, status: number, content: unknown) => {
    const body = JSON.stringify(content)
    const fields = {
      'checkout-account': account,
      'checkout-algorithm': ALGORITHM,
      'checkout-nonce': randomUUID(),
      'checkout-timestamp': new Date().toISOString(),
    }
    return reply
      .code(status)
      .headers({ ...fields, signature: signatureOf(key, fields, body), 'request-id': randomUUID() })
      .type('application/json; charset=utf-8')
      .send(body)
  }
