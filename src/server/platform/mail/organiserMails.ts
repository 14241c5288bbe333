import type { Act } from '../act.ts'
import { AppError } from '../errors.ts'
import { countMailsTo } from './mail.store.ts'
import type { QueuedMail } from './outbox.ts'

const HOUR_MS = 3_600_000
/**
 * What organisers can send to one address within an hour, whose holder may know nothing of it: mails that their doings cause, and among
 * them messages in their own words. As many as strangers can cause by registering or asking for a new password (docs/security.md).
 */
const MOST = 20
const MOST_MESSAGES = 5
const MESSAGES = ['trialMessage'] as const
const ALL = [
  ...MESSAGES,
  'entryAdded',
  'entryReserved',
  'entryUndrawn',
  'placeGiven',
  'entryOvertaken',
  'queueMovedUp',
  'ownEntryHeld',
  'transferHeld',
  'transferAgreed',
  'ownEntryQueued',
  'classChanged',
  'ownEntryUndrawn',
  'drawnPlaced',
  'ownEntryCancelled',
  'claimDeclined',
  'enteredByOther',
  'entryContested',
  'organiserContested',
  'contestKept',
  'contestRemoved',
  'organiserEntry',
  'organiserClassChanged',
  'organiserCancelled',
  'startList',
  'partyMeeting',
  'partyChanged',
  'trialMoved',
  'trialCancelled',
  'trialResults',
  'objectionReceived',
  'objectionWaiting',
  'objectionDecided',
  'healthInquiryReceived',
  'healthInquiryDecided',
  'noticeApproved',
  'noticeDeclined',
  'noticeChanged',
  'noticeWithdrawn',
  'registerAccepted',
  'registerDeclined',
  'registerRemoved',
  'registerUndone',
] as const

/** Queues a mail that an organiser causes, unless its address has had its share. @returns whether it was queued */
export async function queueOrganiserMail(act: Act, mail: QueuedMail): Promise<boolean> {
  const counts = await countMailsTo(act.db, [mail.recipient], ALL, new Date(act.at.getTime() - HOUR_MS))
  if (Math.max(0, ...counts) >= MOST * act.config.attemptLimitFactor) return false
  return (await act.mail(mail)) !== null
}

/** Refuses a message to addresses of which one has had its share. @throws AppError 429 TOO_MANY_MESSAGES */
export async function refuseTooManyMessages(act: Act, addresses: readonly string[]): Promise<void> {
  const since = new Date(act.at.getTime() - HOUR_MS)
  const { attemptLimitFactor } = act.config
  const messages = await countMailsTo(act.db, addresses, MESSAGES, since)
  const all = await countMailsTo(act.db, addresses, ALL, since)
  if (
    messages.some((count) => count >= MOST_MESSAGES * attemptLimitFactor) ||
    all.some((count) => count >= MOST * attemptLimitFactor)
  )
    throw new AppError('tooMany', 'TOO_MANY_MESSAGES', undefined, { retryAfter: HOUR_MS / 1000 })
}
