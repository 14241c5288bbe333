import type { Reader } from '../platform/act.ts'
import { MAIL_AGAIN, MAIL_TO, MAIL_TOTAL } from './limits.ts'

/** Mails that somebody who is not known can cause; each kind is counted by itself, so that none uses another up. */
type AskedMail = 'registration' | 'reset'

/**
 * Counts a mail that somebody who is not known wants sent to an address. Whoever asks too often is refused, and nobody else: a
 * network that has not asked yet finds room that others could not use up by asking again.
 * @param email in canonical form
 * @returns whether the mail may be sent: false where all together have caused too many
 * @throws AppError 429
 */
export async function countMail(
  { attempts, visit }: Reader,
  kind: AskedMail,
  email: string,
): Promise<boolean> {
  const asked = await attempts.take(MAIL_TO, `${kind}\n${email}\n${visit.network}`)
  return attempts.isWithin(asked === 1 ? MAIL_TOTAL : MAIL_AGAIN, `${kind}\n${email}`)
}
