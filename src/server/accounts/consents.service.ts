import type * as z from 'zod'
import type { consentChange } from '#contract/consents.ts'
import { dogsOwnedNow, findOwnership, releaseDeath } from '../dogs/ownership.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { accountById } from './accounts.store.ts'
import { consentLog, insertConsent } from './consents.store.ts'
import { personById, setPublicConsent } from './persons.store.ts'

type Input = z.output<typeof consentChange>

/** The viewer's consents; none where the account is not linked to a person. */
export async function findConsents(reader: Reader) {
  const { db, viewer } = reader
  const account = await accountById(db, accountIdOf(viewer))
  if (!account?.person_id) return { linked: false, nameAndTown: false, dogs: [], log: [] }
  return {
    linked: true,
    nameAndTown: (await personById(db, account.person_id))?.nameAndTownShown ?? false,
    dogs: await dogsOwnedNow(reader, account.person_id),
    log: await consentLog(db, account.person_id),
  }
}

/** What a consent is about; `owned` tells whether it is the viewer's to give. */
interface ConsentThing {
  readonly accountId: number
  readonly personId: number
  readonly dogId: number | null
  readonly owned: boolean
}

/** Finds the person and, of death data, the dog. @throws AppError 422 PERSON_NOT_LINKED, 404 DOG_NOT_FOUND */
export async function findConsentThing(act: Act, input: Input): Promise<ConsentThing> {
  const accountId = accountIdOf(act.viewer)
  const personId = (await accountById(act.db, accountId, true))?.person_id
  if (!personId) throw new AppError('refused', 'PERSON_NOT_LINKED')
  if (input.kind === 'name_and_town') return { accountId, personId, dogId: null, owned: true }
  const dog = await findOwnership(act, { regnr: input.regnr, personId })
  return { accountId, personId, dogId: dog.id, owned: dog.owned }
}

export async function changeConsent(act: Act, thing: ConsentThing, { kind, given }: Input): Promise<void> {
  const { accountId, personId, dogId } = thing
  if (dogId === null) await setPublicConsent(act.db, personId, given)
  else await releaseDeath(act, dogId, given)
  await insertConsent(act.db, {
    person_id: personId,
    kind,
    dog_id: dogId,
    given,
    account_id: accountId,
    changed_at: act.at,
  })
  await act.log(
    ['consent', dogId === null ? `person:${personId}` : `dog:${dogId}`],
    given ? 'CONSENT_GIVEN' : 'CONSENT_WITHDRAWN',
    null,
    { kind },
  )
}
