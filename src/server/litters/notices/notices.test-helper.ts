import type * as z from 'zod'
import type { OwnNotice, ownNotices, StaffNotice, saveOwnNotice } from '#contract/litterNotices.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { type DogOptions, makeDog, makePerson } from '../../testing/factories.ts'
import { openService } from '../../testing/openService.ts'

export type OwnNotices = z.infer<typeof ownNotices.answer>
export type NoticeInput = z.input<typeof saveOwnNotice.body>

export const OWN = '/api/auth/own-litters'
export const STAFF = '/api/auth/litters'

/** A service with a keeper of notices, another member and the staff of notices, and what its tests do with notices. */
export async function openNotices(parts: Parameters<typeof openService>[0]) {
  const { app, database } = await openService(parts)
  const { db } = database
  const person = await makePerson(db, { name: 'Oma Omistaja' })
  const keeper = await signedIn(app, await makeAccount(db, { username: 'omistaja', person_id: person }))
  const other = await signedIn(app, await makeAccount(db))
  const writer = await signedIn(app, await makeAccount(db, { roles: ['BREEDINGLIST'] }))
  const adviser = await signedIn(app, await makeAccount(db, { username: 'neuvoja', roles: ['BREEDADVISOR'] }))

  /** A male and a female of one breed; the female is the keeper's, unless another owner is named. */
  async function pair({ owner = person, ...dam }: DogOptions & { owner?: number | null } = {}) {
    const sire = await makeDog(db, { sex: 'male', ...(dam.breed_code && { breed_code: dam.breed_code }) })
    const female = await makeDog(db, { sex: 'female', ...dam })
    if (owner !== null)
      await db.insertInto('dog_owner').values({ dog_id: female.id, person_id: owner }).execute()
    return { fatherRegnr: sire.regnr, motherRegnr: female.regnr }
  }
  const fields = (
    dogs: Pick<NoticeInput, 'fatherRegnr' | 'motherRegnr'>,
    changed: Partial<NoticeInput> = {},
  ) => ({
    id: null,
    version: 0,
    type: 'litter' as const,
    ...dogs,
    kennelName: 'Koekennel',
    matingDate: '2026-02-20',
    birthDate: '2026-04-24',
    females: 3,
    males: 4,
    sold: false,
    place: 'Oulu',
    website: 'https://koekennel.example.fi',
    furtherInformation: '',
    contactName: '',
    contactEmail: '',
    contactPhone: '',
    ...changed,
  })
  const save = (body: object, by = keeper) => by.json(`${OWN}/save`, body)
  const decide = (
    { id, version }: { id: number; version: number },
    action: string,
    reason = '',
    by = adviser,
  ) => by.json(`${STAFF}/decide`, { id, version, action, reason })
  async function approved(changed: Partial<NoticeInput> = {}, dogs?: Awaited<ReturnType<typeof pair>>) {
    const own = (await save(fields(dogs ?? (await pair()), changed))).json<OwnNotice>()
    return (await decide(own, 'approve')).json<StaffNotice>()
  }

  return { app, database, db, person, keeper, other, writer, adviser, pair, fields, save, decide, approved }
}
