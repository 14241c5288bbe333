import type * as z from 'zod'
import type { consentChange } from '#contract/accounts.ts'
import { regnrKey } from '#domain/regnr.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Services } from '../platform/services.ts'
import { accountIdOf } from './accounts.policy.ts'
import { accountById } from './accounts.store.ts'
import { consentLog, consentOf, dogToRelease, ownedDogs } from './consents.store.ts'

type Given = z.output<typeof consentChange>

/** What the viewer has allowed; nothing where the account is not linked to a person. */
export async function findConsents(db: Db, viewer: Viewer) {
  const account = await accountById(db, accountIdOf(viewer))
  if (!account?.person_id) return { linked: false, nameAndTown: false, dogs: [], log: [] }
  return {
    linked: true,
    nameAndTown: await consentOf(db, account.person_id),
    dogs: await ownedDogs(db, account.person_id),
    log: await consentLog(db, account.person_id),
  }
}

/** What a consent is about; `owned` tells whether it is the viewer's to give. */
export interface ConsentThing {
  readonly accountId: number
  readonly personId: number
  readonly dogId: number | null
  readonly owned: boolean
}

/** Finds the person and, of death data, the dog. @throws AppError 422 PERSON_NOT_LINKED, 404 DOG_NOT_FOUND */
export async function findConsentThing(tx: Db, viewer: Viewer, given: Given): Promise<ConsentThing> {
  const accountId = accountIdOf(viewer)
  const account = await accountById(tx, accountId, true)
  if (!account?.person_id) throw new AppError('refused', 'PERSON_NOT_LINKED')
  const own = { accountId, personId: account.person_id }
  if (given.kind === 'name_and_town') return { ...own, dogId: null, owned: true }
  const dog = await dogToRelease(tx, regnrKey(given.regnr), account.person_id)
  if (!dog) throw new AppError('notFound', 'DOG_NOT_FOUND')
  return { ...own, dogId: dog.id, owned: dog.owned }
}

/** Gives or withdraws a consent, with its row in the log. */
export async function changeConsent(
  { now }: Services,
  tx: Db,
  { accountId, personId, dogId }: ConsentThing,
  { kind, given }: Given,
): Promise<void> {
  const at = now()
  if (dogId === null)
    await tx.updateTable('person').set({ public_consent: given }).where('id', '=', personId).execute()
  else await tx.updateTable('dog').set({ death_released: given }).where('id', '=', dogId).execute()
  await tx
    .insertInto('consent_log')
    .values({ person_id: personId, kind, dog_id: dogId, given, account_id: accountId, changed_at: at })
    .execute()
  await writeAudit(tx, {
    at,
    by: accountId,
    subject: 'consent',
    subjectId: dogId === null ? `person:${personId}` : `dog:${dogId}`,
    code: given ? 'CONSENT_GIVEN' : 'CONSENT_WITHDRAWN',
    after: { kind },
  })
}
