import type { RegisterAction } from '#domain/breeding/registerStates.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { ownersOfDog } from '../dogs/ownership.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act } from '../platform/act.ts'
import { queueOrganiserMail } from '../platform/mail/organiserMails.ts'
import type { RegisterEntry } from './breedingRegister.types.ts'

/** Decisions of which the owners are told; the others change nothing for them. */
const KINDS = {
  accept: 'registerAccepted',
  reactivate: 'registerAccepted',
  decline: 'registerDeclined',
  remove: 'registerRemoved',
} as const satisfies Partial<Record<RegisterAction, string>>

/** Tells a dog's owners who have an account what was decided of it, once for each version of its entry; why is the staff's alone. */
export async function mailOwners(act: Act, entry: RegisterEntry, action: RegisterAction): Promise<void> {
  const kind = (KINDS as Partial<Record<RegisterAction, (typeof KINDS)[keyof typeof KINDS]>>)[action]
  if (kind === undefined) return
  const dog = (await dogSummaries(act, [entry.dogId])).get(entry.dogId)!
  for (const owner of await ownersOfDog(act, entry.dogId))
    await queueOrganiserMail(act, {
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
        date: formatDate(act.today),
      },
      path: `/jalostusrekisteri?dog=${encodeURIComponent(dog.regnr)}`,
    })
}
