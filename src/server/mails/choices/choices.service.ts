import { MAIL_TOPICS, type MailTopic } from '#contract/mailChoices.ts'
import type { MailRow } from '#contract/mails.ts'
import { findOwnAccount } from '../../accounts/profile.service.ts'
import type { Act, Reader } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { allowTopic, stoppedTopics, stopTopic } from '../../platform/mail/mailStops.store.ts'
import { topicOf } from '../../platform/mail/topics.ts'
import { mailByKey } from '../mails.store.ts'

/** Mails about trials, which a club without them never sends. */
const OF_TRIALS: readonly MailTopic[] = ['placeReminders', 'queue', 'results', 'ownTrials']

/** An address and what it gets. */
export interface Choices {
  readonly address: string
  readonly topics: readonly { readonly topic: MailTopic; readonly wanted: boolean }[]
}

/** A mail whose receiver is at its link. */
export interface LinkedMail {
  readonly address: string
  readonly topic: MailTopic
}

/** What the address of whoever is signed in gets. @throws AppError 401 */
export async function findOwnChoices(reader: Reader): Promise<Choices> {
  return choicesOf(reader, (await findOwnAccount(reader)).email)
}

/** The mail that a link is of. @throws AppError 422 STOP_LINK_INVALID: it is signed for no mail that is kept */
export async function findLinkedMail({ db, mailLinks }: Reader, token: string): Promise<LinkedMail> {
  const key = mailLinks.keyIn('stop', token)
  const mail = key === undefined ? undefined : await mailByKey(db, key)
  const topic = mail && topicOf(mail.kind as MailRow['kind'])
  if (!mail || topic === undefined) throw new AppError('refused', 'STOP_LINK_INVALID')
  return { address: mail.recipient, topic }
}

/** What the address of a mail gets, and which topic the mail was of. */
export async function findLinkedChoices(reader: Reader, { address, topic }: LinkedMail) {
  return { ...(await choicesOf(reader, address)), topic }
}

/** Chooses whether an address gets mails of a topic; once more does no harm. */
export async function choose(
  act: Act,
  address: string,
  { topic, wanted }: { readonly topic: MailTopic; readonly wanted: boolean },
): Promise<void> {
  if (wanted) await allowTopic(act.db, address, topic)
  else await stopTopic(act.db, address, topic, act.at)
}

async function choicesOf({ db, config }: Reader, address: string): Promise<Choices> {
  const { modules } = config.club
  const stopped = await stoppedTopics(db, address)
  const topics = MAIL_TOPICS.filter((topic) => modules.includes('kaer') || !OF_TRIALS.includes(topic))
  return { address, topics: topics.map((topic) => ({ topic, wanted: !stopped.includes(topic) })) }
}
