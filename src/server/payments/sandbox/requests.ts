import * as z from 'zod'
import { ALGORITHM, isSignedWith } from '../provider/signature.ts'
import type { Account } from './messenger.ts'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** The sandbox calls this machine alone: whatever reaches it must not make it a door to others. */
const address = (longest: number) =>
  z
    .url({ protocol: /^https?$/ })
    .max(longest)
    .refine(
      (url) => URL.canParse(url) && LOOPBACK.test(new URL(url).hostname),
      'not an address of this machine',
    )
const addresses = (longest: number) => z.object({ success: address(longest), cancel: address(longest) })

const REDIRECTS = addresses(300)
const CALLBACKS = addresses(3000)
const LANGUAGES = { FI: 'fi', SV: 'sv', EN: 'en' } as const
const name = z.string().min(1).max(200)
const cents = z.int().min(1).max(99_999_998)

/** https://docs.paytrail.com/#/?id=create-payment: what we send of it. */
export const paymentRequest = z.object({
  stamp: name,
  reference: name,
  amount: cents,
  currency: z.literal('EUR'),
  language: z.enum(['FI', 'SV', 'EN']).transform((code) => LANGUAGES[code]),
  customer: z.object({ email: z.email().max(200) }),
  redirectUrls: REDIRECTS,
  callbackUrls: CALLBACKS.optional(),
})
export type PaymentRequest = z.output<typeof paymentRequest>

/** https://docs.paytrail.com/#/?id=refund-payment: what we send of it. */
export const refundRequest = z.object({
  amount: cents,
  refundStamp: name.optional(),
  refundReference: name.optional(),
  callbackUrls: CALLBACKS,
})
export type RefundRequest = z.output<typeof refundRequest>

interface Request {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly transactionId: string | undefined
}

const signedHeaders = z.object({
  'checkout-algorithm': z.literal(ALGORITHM),
  'checkout-nonce': z.string().min(1),
  'checkout-timestamp': z.iso.datetime(),
})

/** Why a request is not let in, in Paytrail's words where they are known; undefined: it is. */
export function unauthorised(request: Request, { account, key }: Account): string | undefined {
  const { headers } = request
  if (headers['checkout-account'] !== account) return 'Account not found'
  if (!isSignedWith(key, headers, headers.signature ?? '', request.body)) return 'Signature mismatch'
  if (headers['checkout-method'] !== request.method) return 'checkout-method header value mismatch'
  if (headers['checkout-transaction-id'] !== request.transactionId)
    return 'checkout-transaction-id header missing or value mismatch'
  return signedHeaders.safeParse(headers).success ? undefined : 'checkout header missing or invalid'
}
