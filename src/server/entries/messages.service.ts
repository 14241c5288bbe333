import type * as z from 'zod'
import type { sendMessage } from '#contract/entries.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { refuseTooManyMessages } from '../platform/mail/organiserMails.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { EntryLists, ListedEntry } from './entries.types.ts'
import { trialPage, trialValues } from './entryMails.ts'
import { readLists } from './lists.service.ts'
import { findActive } from './lists.ts'
import { insertMessage, messageByKey } from './messages.store.ts'

type MessageInput = z.output<NonNullable<(typeof sendMessage)['body']>>

/** The number of addresses a message went to, and the entries without one. */
interface SentMessage {
  readonly recipients: number
  readonly unreached: readonly ListedEntry[]
}

/**
 * Sends a message to the participants: one mail an address, in the language of the entry. The same key again sends nothing
 * again. @throws AppError 404 ENTRY_NOT_FOUND, 422 NO_RECIPIENTS, 429 TOO_MANY_MESSAGES
 */
export async function messageParticipants(act: Act, trial: Trial, input: MessageInput): Promise<SentMessage> {
  const { db, at } = act
  const entries = audience(await readLists(act, trial), input)
  const unreached = entries.filter(({ contactEmail }) => contactEmail === null)
  const earlier = await messageByKey(db, input.key)
  if (earlier && earlier.trialId !== trial.id)
    throw new AppError('invalid', 'INPUT_INVALID', { key: 'VALUE_INVALID' })
  if (earlier) return { recipients: earlier.recipients, unreached }
  const receivers = onePerAddress(entries)
  if (receivers.length === 0) throw new AppError('refused', 'NO_RECIPIENTS')
  await refuseTooManyMessages(
    act,
    receivers.map(({ contactEmail }) => contactEmail!),
  )
  const id = await insertMessage(db, {
    key: input.key,
    trialId: trial.id,
    subject: input.subject,
    body: input.body,
    recipients: receivers.length,
    at,
    by: accountIdOf(act.viewer),
  })
  for (const entry of receivers) await send(act, trial, entry, input, id)
  await act.log(['trial', trial.id], 'MESSAGE_SENT', null, { recipients: receivers.length })
  return { recipients: receivers.length, unreached }
}

function audience(lists: EntryLists, { to, entryIds }: MessageInput): ListedEntry[] {
  if (to === 'chosen') return [...new Set(entryIds)].map((id) => findActive(lists, id))
  return [...(to === 'reserve' ? [] : lists.places), ...(to === 'places' ? [] : lists.reserve)]
}

/** Someone with several dogs gets one mail. */
function onePerAddress(entries: readonly ListedEntry[]): ListedEntry[] {
  const byAddress = new Map<string, ListedEntry>()
  for (const entry of entries) {
    const address = entry.contactEmail
    if (address !== null && !byAddress.has(address)) byAddress.set(address, entry)
  }
  return [...byAddress.values()]
}

async function send(
  { mail }: Act,
  trial: Trial,
  entry: ListedEntry,
  { subject, body }: MessageInput,
  messageId: number,
): Promise<void> {
  await mail({
    thing: `trial_message:${messageId}:entry:${entry.id}`,
    kind: 'trialMessage',
    accountId: null,
    recipient: entry.contactEmail!,
    language: entry.language,
    values: { ...trialValues(trial), name: entry.contactName ?? '', subject },
    message: body,
    path: trialPage(trial),
  })
}
