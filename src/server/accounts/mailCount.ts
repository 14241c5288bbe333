import type { Reader } from '../platform/act.ts'
import { MAIL_TO, MAIL_TOTAL } from './limits.ts'

/**
 * Counts a mail that somebody who is not known wants sent to an address. Whoever asks too often is refused, and nobody else.
 * @returns whether the mail may be sent: false where all together have caused too many
 * @throws AppError 429
 */
export async function countMail({ attempts, visit }: Reader, email: string): Promise<boolean> {
  const address = email.toLowerCase()
  await attempts.take(MAIL_TO, `${address}\n${visit.network}`)
  return attempts.isWithin(MAIL_TOTAL, address)
}
