import { formatMoment } from '#domain/moments.ts'
import type { Act, Reader } from '../platform/act.ts'
import type { QueuedMail } from '../platform/mail/outbox.ts'
import { hashToken, newToken } from '../platform/sessions/token.ts'
import type { Trial } from '../trials/trials.types.ts'
import { drawValues, queueMail, type Receiver } from './entryMails.ts'
import { entryOfLink, insertLink } from './links.store.ts'

/** An entry whose entrant is written to, with the account that made it. */
export type OwnReceiver = Receiver & { readonly id: number; readonly accountId: number | null }

/** The page of an entry. */
export const ownEntryPage = (id: number): string => `/ilmoittautumiset/${id}`

/**
 * Mails the entrant about the entry, with a link to its page: of an entry without an account one that opens it.
 * @returns whether it was queued
 */
export async function mailEntrant(
  act: Act,
  trial: Trial,
  entry: OwnReceiver,
  mail: Pick<QueuedMail, 'kind' | 'version'> & {
    readonly thing?: string
    readonly values?: QueuedMail['values']
    readonly mustArrive?: boolean
  },
): Promise<boolean> {
  if (entry.contactEmail === null) return false
  const token = entry.accountId === null ? await newLink(act, entry.id) : undefined
  return queueMail(act, trial, entry, {
    thing: `entry:${entry.id}`,
    values: {},
    ...mail,
    path: ownEntryPage(entry.id),
    ...(token && { token }),
  })
}

/** Mails the entrant that the dog waits for the draw. */
export async function mailUndrawn(act: Act, trial: Trial, entry: OwnReceiver): Promise<void> {
  await mailEntrant(act, trial, entry, { kind: 'ownEntryUndrawn', values: drawValues(act, trial) })
}

/** @returns the secret, which is stored nowhere */
async function newLink({ db, at }: Act, entryId: number): Promise<string> {
  const { text, hash } = newToken()
  await insertLink(db, entryId, hash, at)
  return text
}

/** The entry that the secret of a mail opens; undefined: none. */
export const linkedEntry = ({ db }: Reader, secret: string): Promise<number | undefined> =>
  entryOfLink(db, hashToken(secret))

/** A moment in a mail: Finnish time, as the receiver's language writes it. */
export const momentText = (moment: Date, { language }: Pick<OwnReceiver, 'language'>): string =>
  formatMoment(moment.toISOString(), language)
