import type { RegisterAction } from '#domain/breeding/registerStates.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import type { OwnerAccount, SummaryRow } from '../dogs/dogs.types.ts'
import { ownersOfDogs } from '../dogs/ownership.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act } from '../platform/act.ts'
import { queueOrganiserMail } from '../platform/mail/organiserMails.ts'
import type { QueuedMail } from '../platform/mail/outbox.ts'
import type { RegisterEntry } from './breedingRegister.types.ts'

/** Decisions of which the owners are told; the others change nothing for them. */
const KINDS = {
  accept: 'registerAccepted',
  reactivate: 'registerAccepted',
  decline: 'registerDeclined',
  remove: 'registerRemoved',
} as const satisfies Partial<Record<RegisterAction, string>>
type OwnerMail = (typeof KINDS)[keyof typeof KINDS] | 'registerUndone'

/** What the owners are told of a decision; undefined: nothing. */
export const mailOf = (action: RegisterAction): OwnerMail | undefined =>
  (KINDS as Partial<Record<RegisterAction, OwnerMail>>)[action]

/**
 * Tells the owners of dogs who have an account what was decided of them, once for each version of an entry; why is the staff's alone.
 * @returns how many mails were queued
 */
export async function mailOwners(
  act: Act,
  entries: readonly RegisterEntry[],
  kind: OwnerMail | undefined,
): Promise<number> {
  if (kind === undefined) return 0
  const ids = entries.map(({ dogId }) => dogId)
  const [dogs, owners] = [await dogSummaries(act, ids), await ownersOfDogs(act, ids)]
  let queued = 0
  for (const entry of entries)
    for (const owner of owners.get(entry.dogId) ?? []) {
      const mail = mailTo(act, { entry, owner, dog: dogs.get(entry.dogId)!, kind })
      if (await queueOrganiserMail(act, mail)) queued += 1
    }
  return queued
}

interface Told {
  readonly entry: RegisterEntry
  readonly owner: OwnerAccount
  readonly dog: SummaryRow
  readonly kind: OwnerMail
}

const mailTo = ({ today }: Act, { entry, owner, dog, kind }: Told): QueuedMail => ({
  thing: `register_entry:${entry.id}:owner:${owner.id}`,
  kind,
  version: entry.version,
  accountId: owner.id,
  recipient: owner.email,
  language: owner.language,
  values: {
    name: owner.name,
    dog: calledBy(dog),
    regnr: dog.regnr,
    date: formatDate(today),
  },
  path: `/jalostusrekisteri?dog=${encodeURIComponent(dog.regnr)}`,
})
