import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import type { ListedMale, StaffRegister } from '#contract/breedingRegister.ts'
import type { DogOwners } from '#contract/dogOwners.ts'
import { dogCorrections, mergeDogs, undoCorrection } from '#contract/endpoints/corrections.ts'
import { addOwner, changeOwner, dogOwners, removeOwner, setBreeder } from '#contract/endpoints/dogOwners.ts'
import { getDog } from '#contract/endpoints/dogs.ts'
import { erasePerson } from '../accounts/erasure.service.ts'
import { asOperator } from '../platform/act.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makePerson } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { waitForPedigree } from '../testing/waiting.ts'

const TODAY = '2026-05-17'
const { app, database } = await openService({ now: () => new Date(`${TODAY}T12:00:00Z`) })
const { db } = database
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(db, { roles: ['DOG', 'BREEDADVISOR'] }))
})

const of = (regnr: string) => ({ params: { regnr } })
const reason = 'Omistajanvaihdos'
/** A male of the list, and the ids of its owners. */
async function listedMale(owners = 1) {
  const { id, regnr } = await makeDog(db, { sex: 'male', birth_date: '2020-01-01' })
  const people: number[] = []
  for (let n = 0; n < owners; n += 1) {
    const person_id = await makePerson(db)
    await db.insertInto('dog_owner').values({ dog_id: id, person_id, start_date: '2021-01-01' }).execute()
    people.push(person_id)
  }
  const days = { applied_on: TODAY, added_on: TODAY }
  const entry = { dog_id: id, state: 'active' as const, list_consent: true, available: true, ...days }
  await db.insertInto('register_entry').values(entry).execute()
  await waitForPedigree(app, database)
  expect(await isListed(regnr)).toBe(true)
  return { id, regnr, people }
}
const isListed = async (regnr: string) =>
  (await app.inject('/api/breeding-male-list/119'))
    .json<ListedMale[]>()
    .some(({ dog }) => dog.regnr === regnr)
const ownersOf = async (regnr: string) => (await staff.get(addressAt(dogOwners, of(regnr)))).json<DogOwners>()
const add = async (regnr: string, personId: number, endDate: string | null = null) => {
  const owner = { personId, name: '', town: '', startDate: '2022-01-01', endDate, reason }
  expect((await staff.json(addressAt(addOwner, of(regnr)), owner)).statusCode).toBe(200)
}
const period = async (regnr: string, place: number, days: object) => {
  const { version, owners } = await ownersOf(regnr)
  const { id, startDate, endDate } = owners[place]!
  const body = { version, startDate, endDate, ...days, reason }
  return staff.json(addressAt(changeOwner, { params: { regnr, id } }), body)
}
const undoNewest = async (regnr: string) => {
  const { corrections } = (await staff.get(addressAt(dogCorrections, of(regnr)))).json()
  return staff.command(addressAt(undoCorrection, { params: { regnr, id: corrections[0].id } }))
}
const consent = (dogId: number) =>
  db.updateTable('register_entry').set({ list_consent: true }).where('dog_id', '=', dogId).execute()

test('a male leaves the list with a new owner, an ended or a removed one, and comes back with the undo', async () => {
  const { regnr } = await listedMale(2)
  const { owners } = await ownersOf(regnr)
  await add(regnr, await makePerson(db))
  expect(await isListed(regnr)).toBe(false)
  const entries = (await staff.get('/api/auth/breedingregister')).json<StaffRegister>().entries
  const [entry] = entries.filter(({ dog }) => dog.regnr === regnr)
  expect(entry).toMatchObject({ listConsent: false, available: true })
  const changes = (await staff.get(`/api/auth/breedingregister/${entry!.id}/changes`)).json()
  expect(changes.rows[0]).toMatchObject({ code: 'CHANGED', after: { listConsent: false } })
  expect((await undoNewest(regnr)).json()).toMatchObject({ stayed: [] })
  expect(await isListed(regnr)).toBe(true)
  expect((await period(regnr, 0, { endDate: '2025-01-01' })).statusCode).toBe(200)
  expect(await isListed(regnr)).toBe(false)
  await undoNewest(regnr)
  expect(await isListed(regnr)).toBe(true)
  const wrong = addressAt(removeOwner, { params: { regnr, id: owners[1]!.id } })
  await staff.json(wrong, { reason })
  expect(await isListed(regnr)).toBe(false)
})

test('what does not change who owns the dog leaves the consent: days, a former owner, the breeder, the first owner known', async () => {
  const { regnr } = await listedMale()
  expect((await period(regnr, 0, { startDate: '2020-06-01' })).statusCode).toBe(200)
  await add(regnr, await makePerson(db), '2023-01-01')
  const { version } = await ownersOf(regnr)
  const bred = { version, personId: await makePerson(db), name: '', town: '', reason }
  expect((await staff.json(addressAt(setBreeder, of(regnr)), bred)).statusCode).toBe(200)
  expect(await isListed(regnr)).toBe(true)
  const unowned = await listedMale(0)
  await add(unowned.regnr, await makePerson(db))
  expect(await isListed(unowned.regnr)).toBe(true)
})

test('an undo that changes the owners ends a consent given since, and does not give one back that was changed since', async () => {
  const { id, regnr } = await listedMale()
  await add(regnr, await makePerson(db))
  await consent(id)
  expect(await isListed(regnr)).toBe(true)
  expect((await undoNewest(regnr)).json().stayed).toMatchObject([{ table: 'register_entry' }])
  expect(await isListed(regnr)).toBe(false)
})

test('a merge ends the consent where the owners of the two records differ, and no other', async () => {
  const merge = async (regnr: string, owner: number) => {
    const other = await makeDog(db, { sex: 'male', birth_date: null })
    const owning = { dog_id: other.id, person_id: owner, start_date: '2022-01-01' }
    await db.insertInto('dog_owner').values(owning).execute()
    await waitForPedigree(app, database)
    const answer = await staff.json(addressAt(mergeDogs, of(regnr)), {
      other: other.regnr,
      take: [],
      reason,
    })
    expect(answer.statusCode).toBe(200)
  }
  const same = await listedMale()
  await merge(same.regnr, same.people[0]!)
  expect(await isListed(same.regnr)).toBe(true)
  const differing = await listedMale()
  await merge(differing.regnr, await makePerson(db))
  expect(await isListed(differing.regnr)).toBe(false)
})

test('the consent of an owner goes with the erasure of the owner', async () => {
  const { regnr, people } = await listedMale()
  await asOperator(db, (act) => erasePerson(act, { kind: 'person', id: people[0]! }))
  expect(await isListed(regnr)).toBe(false)
})

test('a released death stays released when the dog changes hands; the new owner alone takes it back', async () => {
  const dog = await makeDog(db, { death_date: '2026-03-04', death_cause: 'sairaus' })
  const [former, later] = [await makePerson(db), await makePerson(db)]
  const [seller, buyer] = [
    await signedIn(app, await makeAccount(db, { person_id: former })),
    await signedIn(app, await makeAccount(db, { person_id: later })),
  ]
  await add(dog.regnr, former)
  const release = (by: TestBrowser, given: boolean) =>
    by.json('/api/auth/user/consents', { kind: 'death_data', regnr: dog.regnr, given })
  const death = async () => (await app.inject(addressAt(getDog, of(dog.regnr)))).json().death?.date ?? null
  expect((await release(seller, true)).statusCode).toBe(200)
  await add(dog.regnr, later)
  await period(dog.regnr, 0, { endDate: '2026-05-01' })
  expect(await death()).toBe('2026-03-04')
  expect((await release(seller, false)).statusCode).toBe(403)
  const owned = (await buyer.get('/api/auth/user/consents')).json().dogs
  expect(owned).toMatchObject([{ regnr: dog.regnr, deathReleased: true }])
  expect((await release(buyer, false)).statusCode).toBe(200)
  expect(await death()).toBeNull()
})
