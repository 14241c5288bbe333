import type * as z from 'zod'
import type { sendMessage } from '#contract/entries.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Services } from '../services.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { EntryLists, ListedEntry } from './entries.types.ts'
import { trialPage, trialValues } from './entryMails.service.ts'
import { findActive, readLists } from './lists.service.ts'
import { insertMessage, messageByKey } from './messages.store.ts'

type Given = z.output<NonNullable<(typeof sendMessage)['body']>>

/** To how many addresses a message went, and whom it could not reach. */
export interface SentMessage {
  readonly recipients: number
  readonly unreached: readonly ListedEntry[]
}

/**
 * Sends a message to the participants: one mail an address, in the language of the entry. The same key again sends nothing
 * again. @throws AppError 404 ENTRY_NOT_FOUND, 422 NO_RECIPIENTS
 */
export async function messageParticipants(
  services: Services,
  tx: Db,
  trial: Trial,
  given: Given,
  by: number,
): Promise<SentMessage> {
  const entries = audience(await readLists(tx, trial.id), given)
  const unreached = entries.filter(({ contactEmail }) => contactEmail === null)
  const earlier = await messageByKey(tx, given.key)
  if (earlier && earlier.trialId !== trial.id)
    throw new AppError('invalid', 'INPUT_INVALID', { key: 'VALUE_INVALID' })
  if (earlier) return { recipients: earlier.recipients, unreached }
  const receivers = onePerAddress(entries)
  if (receivers.length === 0) throw new AppError('refused', 'NO_RECIPIENTS')
  const at = services.now()
  const id = await insertMessage(tx, {
    key: given.key,
    trialId: trial.id,
    subject: given.subject,
    body: given.body,
    recipients: receivers.length,
    at,
    by,
  })
  for (const entry of receivers) await send(services, tx, trial, entry, given, id)
  await writeAudit(tx, {
    at,
    by,
    subject: 'trial',
    subjectId: trial.id,
    code: 'MESSAGE_SENT',
    after: { recipients: receivers.length },
  })
  return { recipients: receivers.length, unreached }
}

function audience(lists: EntryLists, { to, entryIds }: Given): ListedEntry[] {
  if (to === 'chosen') return [...new Set(entryIds)].map((id) => findActive(lists, id))
  return [...(to === 'reserve' ? [] : lists.places), ...(to === 'places' ? [] : lists.reserve)]
}

/** Someone with several dogs gets one mail. */
function onePerAddress(entries: readonly ListedEntry[]): ListedEntry[] {
  const byAddress = new Map<string, ListedEntry>()
  for (const entry of entries) {
    const address = entry.contactEmail?.toLowerCase()
    if (address !== undefined && !byAddress.has(address)) byAddress.set(address, entry)
  }
  return [...byAddress.values()]
}

async function send(
  { outbox }: Services,
  tx: Db,
  trial: Trial,
  entry: ListedEntry,
  { subject, body }: Given,
  messageId: number,
): Promise<void> {
  await outbox.queue(tx, {
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
