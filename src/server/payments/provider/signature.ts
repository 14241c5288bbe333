import { createHmac, timingSafeEqual } from 'node:crypto'

/** The only one we use; the provider signs with the one of the request. */
export const ALGORITHM = 'sha256'

const isSigned = (name: string): boolean => name.startsWith('checkout-')

/**
 * Paytrail's signature: HMAC-SHA256, in hexadecimal, over a line `name:value` for each `checkout-*` field, sorted by code
 * unit, and the body. Headers of requests and answers are signed so, and the queries of redirects and callbacks (no body).
 * Source: https://docs.paytrail.com/#/?id=authentication
 */
export function signatureOf(key: string, fields: Readonly<Record<string, string>>, body = ''): string {
  const lines = Object.keys(fields)
    .filter(isSigned)
    .toSorted()
    .map((name) => `${name}:${fields[name]}`)
  return createHmac(ALGORITHM, key)
    .update([...lines, body].join('\n'))
    .digest('hex')
}

/** Whether `signature` is the one of fields and body, in constant time. */
export function isSignedWith(
  key: string,
  fields: Readonly<Record<string, string>>,
  signature: string,
  body = '',
): boolean {
  const wanted = Buffer.from(signatureOf(key, fields, body))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
