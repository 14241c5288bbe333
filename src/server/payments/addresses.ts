import type { Reader } from '../platform/act.ts'

/** Where the provider tells what came of a payment or a refund. */
export const CALLBACK_ADDRESS = '/api/payments/callback'

/** Both outcomes come to one address: which it is, is signed. */
export function callbackUrls({ baseUrl }: Pick<Reader, 'baseUrl'>) {
  const url = `${baseUrl}${CALLBACK_ADDRESS}`
  return { success: url, cancel: url }
}
