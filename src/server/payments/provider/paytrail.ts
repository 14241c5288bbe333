import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { checked, type Received, type Trouble, troubleOf } from './answers.ts'
import type {
  CallbackReading,
  CreateAnswer,
  FindAnswer,
  NewPayment,
  NewRefund,
  PaymentProvider,
  RefundAnswer,
} from './provider.types.ts'
import { ALGORITHM, isSignedWith, signatureOf } from './signature.ts'

/** Milliseconds after which a call is given up; what it did is then unknown. */
const TIMEOUT = 10_000
/** Most bytes of an answer: the one to a new payment lists every bank with its form. */
const LARGEST_ANSWER = 1_048_576

export interface PaytrailOptions {
  readonly name: PaymentProvider['name']
  /** without a slash at the end */
  readonly url: string
  /** default Paytrail's own */
  readonly panel?: string
  readonly account: string
  readonly key: string
  /** milliseconds */
  readonly timeoutMs?: number
  /** hears of every call, for the log: nothing in it is about a person */
  readonly heard: (call: ProviderCall) => void
}

export interface ProviderCall {
  readonly call: 'create' | 'find' | 'refund'
  readonly outcome: string
  /** Paytrail's name of the call, for its support */
  readonly requestId: string | null
}

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly transactionId?: string
  readonly body?: unknown
}

const STATUS = z.enum(['new', 'ok', 'fail', 'pending', 'delayed'])

const createdPayment = z.object({
  transactionId: z.string().min(1).max(100),
  href: z.url({ protocol: /^https?$/ }),
})

const foundPayment = z.object({
  transactionId: z.string(),
  status: STATUS,
  amount: z.int(),
  stamp: z.string(),
  reference: z.string(),
})

const refundAnswer = z.object({
  status: z.enum(['ok', 'pending', 'fail']),
  transactionId: z.string().max(100).optional(),
})

/** Parameters of a callback that we read; all others are signed too. */
const callbackFields = z.object({
  'checkout-algorithm': z.literal(ALGORITHM),
  'checkout-amount': z
    .string()
    .regex(/^\d{1,8}$/)
    .transform(Number),
  'checkout-stamp': z.string().min(1).max(200),
  'checkout-reference': z.string().max(200),
  'checkout-transaction-id': z.string().min(1).max(100).optional(),
  'checkout-status': STATUS,
  'checkout-provider': z.string().max(100).optional(),
})

/** A value with a line break could pass for two fields. */
const signedQuery = z.record(z.string(), z.string().regex(/^[^\r\n]*$/))

/**
 * Paytrail's payment API, and whoever speaks it as the sandbox does. Source: https://docs.paytrail.com and docs/payments.md
 */
export class Paytrail implements PaymentProvider {
  readonly name: PaymentProvider['name']
  readonly panel: PaymentProvider['panel']
  readonly #options: PaytrailOptions

  constructor(options: PaytrailOptions) {
    this.name = options.name
    this.panel = options.panel ?? 'https://merchant.paytrail.com'
    this.#options = options
  }

  async create(payment: NewPayment): Promise<CreateAnswer> {
    const { stamp, reference, redirectUrls, callbackUrls } = payment
    const body = {
      stamp,
      reference,
      amount: payment.amountCents,
      currency: 'EUR',
      language: payment.language.toUpperCase(),
      customer: { email: payment.email },
      redirectUrls,
      callbackUrls,
    }
    const answer = await this.#ask('create', { method: 'POST', path: '/payments', body }, createdPayment)
    return 'outcome' in answer ? answer : { outcome: 'created', ...answer }
  }

  async find(transactionId: string): Promise<FindAnswer> {
    const path = `/payments/${encodeURIComponent(transactionId)}`
    const asked = foundPayment.extend({ transactionId: z.literal(transactionId) })
    const answer = await this.#ask('find', { method: 'GET', path, transactionId }, asked)
    if ('outcome' in answer) return answer
    const { amount, ...rest } = answer
    return { outcome: 'found', amountCents: amount, ...rest }
  }

  async refund({ transactionId, amountCents, stamp, ...rest }: NewRefund): Promise<RefundAnswer> {
    const path = `/payments/${encodeURIComponent(transactionId)}/refund`
    const body = {
      amount: amountCents,
      refundStamp: stamp,
      refundReference: rest.reference,
      callbackUrls: rest.callbackUrls,
    }
    const answer = await this.#ask('refund', { method: 'POST', path, transactionId, body }, refundAnswer)
    if ('outcome' in answer) return answer.outcome === 'unknown' ? answer : { ...answer, outcome: 'failed' }
    if (answer.status === 'fail') return { outcome: 'failed', code: 'rejected', message: '' }
    return {
      outcome: answer.status === 'ok' ? 'done' : 'pending',
      transactionId: answer.transactionId ?? null,
    }
  }

  readCallback(query: Readonly<Record<string, unknown>>): CallbackReading {
    const { key, account } = this.#options
    const read = signedQuery.safeParse(query)
    if (!read.success) return { valid: false, reason: 'malformed' }
    const { signature = '', ...fields } = read.data
    if (!isSignedWith(key, fields, signature)) return { valid: false, reason: 'wrongSignature' }
    if (fields['checkout-account'] !== account) return { valid: false, reason: 'wrongAccount' }
    const parsed = callbackFields.safeParse(fields)
    if (!parsed.success) return { valid: false, reason: 'malformed' }
    return {
      valid: true,
      callback: {
        transactionId: parsed.data['checkout-transaction-id'] ?? null,
        stamp: parsed.data['checkout-stamp'],
        reference: parsed.data['checkout-reference'],
        amountCents: parsed.data['checkout-amount'],
        status: parsed.data['checkout-status'],
        method: parsed.data['checkout-provider'] ?? null,
      },
    }
  }

  async #ask<Answer extends object>(
    name: ProviderCall['call'],
    call: Call,
    shape: z.ZodType<Answer>,
  ): Promise<Answer | Trouble> {
    const received = await this.#send(call).catch(troubleOf)
    const answer = 'outcome' in received ? received : checked(received, shape, this.#options.key)
    const requestId = 'outcome' in received ? null : (received.headers['request-id'] ?? null)
    this.#options.heard({ call: name, outcome: outcomeOf(answer), requestId })
    return answer
  }

  /** @throws whatever fetch throws, and RangeError for an answer that is too large */
  async #send({ method, path, transactionId, body }: Call): Promise<Received> {
    const { url, account, key, timeoutMs = TIMEOUT } = this.#options
    const text = body === undefined ? '' : JSON.stringify(body)
    const fields = {
      'checkout-account': account,
      'checkout-algorithm': ALGORITHM,
      'checkout-method': method,
      'checkout-nonce': randomUUID(),
      'checkout-timestamp': new Date().toISOString(),
      ...(transactionId !== undefined && { 'checkout-transaction-id': transactionId }),
    }
    const response = await fetch(url + path, {
      method,
      headers: {
        ...fields,
        signature: signatureOf(key, fields, text),
        'platform-name': 'koirakanta',
        ...(text && { 'content-type': 'application/json; charset=utf-8' }),
      },
      ...(text && { body: text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await textOf(response),
    }
  }
}

const outcomeOf = (answer: object | Trouble): string =>
  'outcome' in answer
    ? [answer.outcome, 'code' in answer ? answer.code : answer.reason].join(' ')
    : 'answered'

/** @throws RangeError as soon as it is too large */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > LARGEST_ANSWER) throw new RangeError('answer too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
