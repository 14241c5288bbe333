import type { Act } from '../platform/act.ts'
import type { QueuedMail } from '../platform/mail/outbox.ts'
import type { Trial } from '../trials/trials.types.ts'
import { queueMail, type Receiver } from './entryMails.ts'

/** Tells the organiser of an entry, where the trial has an address; the link leads to the list of dogs. */
export async function mailOrganiser(
  act: Act,
  trial: Trial,
  entry: Receiver & { readonly id: number },
  mail: Pick<QueuedMail, 'kind' | 'version'> & {
    readonly thing?: string
    readonly values?: QueuedMail['values']
    readonly mustArrive?: boolean
  },
): Promise<void> {
  const entrant = entry.contactName ?? entry.contactEmail ?? ''
  const { values, ...rest } = mail
  const receiver = {
    ...entry,
    contactEmail: trial.organiserEmail,
    contactName: null,
    language: 'fi' as const,
  }
  await queueMail(act, trial, receiver, {
    thing: `entry:${entry.id}`,
    ...rest,
    values: { entrant, ...values },
    path: `/hallinta/kokeet/${trial.id}/osallistujat`,
  })
}
