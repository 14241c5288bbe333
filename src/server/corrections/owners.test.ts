import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import type { DogOwners } from '#contract/dogOwners.ts'
import { dogCorrections, dogSources, undoCorrection } from '#contract/endpoints/corrections.ts'
import {
  addOwner,
  changeOwner,
  dogOwners,
  registerPeople,
  removeOwner,
  setBreeder,
} from '#contract/endpoints/dogOwners.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type DogOptions, type MadeDog, makeDog, makePerson } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
const { db } = database
let staff: TestBrowser
let member: TestBrowser
let memberPerson: number
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(db, { roles: ['DOG'] }))
  memberPerson = await makePerson(db, { name: 'Jäsen Järvinen', town: 'Oulu' })
  const account = await makeAccount(db, { username: 'jasen' })
  await database.pool.query('update account set person_id = $1 where username = $2', [memberPerson, 'jasen'])
  member = await signedIn(app, account)
})

const make = (options: DogOptions = {}) => makeDog(db, options)
const paramsOf = ({ regnr }: Pick<MadeDog, 'regnr'>) => ({ params: { regnr } })
const read = async (dog: MadeDog) => (await staff.get(addressAt(dogOwners, paramsOf(dog)))).json<DogOwners>()
const ofMember = () => ({ personId: memberPerson, name: '', town: '' })
const add = (dog: Pick<MadeDog, 'regnr'>, fields: object, by = staff) =>
  by.json(addressAt(addOwner, paramsOf(dog)), {
    personId: null,
    name: '',
    town: '',
    startDate: null,
    endDate: null,
    reason: 'Rekisteri-ilmoitus',
    ...fields,
  })
const change = async (dog: MadeDog, id: number, fields: object) =>
  staff.json(addressAt(changeOwner, { params: { regnr: dog.regnr, id } }), {
    version: (await read(dog)).version,
    startDate: null,
    endDate: null,
    reason: 'Korjaus',
    ...fields,
  })
const correctionsOf = async (dog: MadeDog) =>
  (await staff.get(addressAt(dogCorrections, paramsOf(dog)))).json().corrections
const undoNewest = async (dog: MadeDog) => {
  const [{ id }] = await correctionsOf(dog)
  return staff.command(addressAt(undoCorrection, { params: { regnr: dog.regnr, id } }))
}
/** Numbers of the dogs that the member owns now, as the member's own page lists them. */
const ownedByMember = async () =>
  (await member.get('/api/auth/user/consents')).json().dogs.map((dog: { regnr: string }) => dog.regnr)

test('the rights of a member follow owners: added, ended, undone, owned again', async () => {
  const dog = await make()
  const both = await Promise.all([1, 2].map(() => add(dog, { ...ofMember(), startDate: '2021-01-01' })))
  expect(both.map((answer) => answer.statusCode)).toEqual([200, 200])
  const { owners } = await read(dog)
  expect(owners).toMatchObject([
    { person: { name: 'Jäsen Järvinen', member: true }, startDate: '2021-01-01', endDate: null },
  ])
  expect(await ownedByMember()).toContain(dog.regnr)
  const { id } = owners[0]!
  const ended = { startDate: '2021-01-01', endDate: '2022-06-01' }
  expect((await change(dog, id, ended)).json().owners).toMatchObject([ended])
  expect(await ownedByMember()).not.toContain(dog.regnr)
  expect((await undoNewest(dog)).statusCode).toBe(200)
  expect(await ownedByMember()).toContain(dog.regnr)
  await change(dog, id, ended)
  const again = await add(dog, { ...ofMember(), startDate: '2023-01-01' })
  expect(again.json<DogOwners>().owners.map(({ startDate }) => startDate)).toEqual([
    '2023-01-01',
    '2021-01-01',
  ])
  expect(await ownedByMember()).toContain(dog.regnr)
  const { records } = (await staff.get(addressAt(dogSources, paramsOf(dog)))).json()
  expect(records.filter(({ kind }: { kind: string }) => kind === 'owner')).toMatchObject([
    { label: 'Jäsen Järvinen', source: { kind: 'person', code: 'OWNER_ADDED' } },
    { label: 'Jäsen Järvinen', source: { kind: 'person', code: 'OWNER_ADDED' } },
  ])
})

test('a new person is added once, without consent, and is not told to the public or in the log', async () => {
  const dog = await make()
  const fields = { name: 'Outi Uusi-Omistaja', town: 'Inari', startDate: '2022-01-01' }
  await Promise.all([add(dog, fields), add(dog, fields)])
  const { rows } = await database.pool.query('select * from person where name = $1', [fields.name])
  expect(rows).toMatchObject([{ town: 'Inari', public_consent: false }])
  const visitor = new TestBrowser(app)
  expect((await visitor.get(`/api/dog/${encodeURIComponent(dog.regnr)}`)).body).not.toContain('Uusi-Omistaja')
  expect(JSON.stringify(await correctionsOf(dog))).not.toContain('Uusi-Omistaja')
  const found = await staff.json(registerPeople.path, { q: 'uusi-omi' })
  expect(found.json()).toMatchObject([{ name: fields.name, town: 'Inari', member: false, dogs: 1 }])
  const [owner] = (await read(dog)).owners
  const path = addressAt(removeOwner, { params: { regnr: dog.regnr, id: owner!.id } })
  expect((await staff.json(path, { reason: 'Väärä koira' })).json().owners).toEqual([])
  expect(refusalOf(await staff.json(path, { reason: 'Väärä koira' }))).toEqual([404, 'OWNER_NOT_FOUND'])
  await undoNewest(dog)
  expect((await read(dog)).owners).toMatchObject([{ person: { name: fields.name } }])
})

test('a breeder is set, changed and taken away, with its source', async () => {
  const dog = await make()
  const send = (fields: object) => breed(dog, fields)
  expect((await send(ofMember())).json().breeder).toMatchObject({ id: memberPerson })
  expect(refusalOf(await send({ version: 1, name: 'Kalle Kasvattaja' }))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect((await send({ name: 'Kalle Kasvattaja' })).json().breeder).toMatchObject({
    name: 'Kalle Kasvattaja',
  })
  expect((await send({})).json().breeder).toBeNull()
  await undoNewest(dog)
  expect((await read(dog)).breeder).toMatchObject({ name: 'Kalle Kasvattaja' })
  const { fields } = (await staff.get(addressAt(dogSources, paramsOf(dog)))).json()
  expect(fields.find(({ field }: { field: string }) => field === 'breeder').source.kind).toBe('person')
})

const undoOf = async (dog: MadeDog, place: number) => {
  const { id } = (await correctionsOf(dog))[place]
  return (await staff.command(addressAt(undoCorrection, { params: { regnr: dog.regnr, id } }))).json()
}
const isKnown = async (name: string) =>
  (await database.pool.query('select from person where name = $1', [name])).rowCount === 1
const breed = async (dog: MadeDog, fields: object) =>
  staff.json(addressAt(setBreeder, paramsOf(dog)), {
    version: (await read(dog)).version,
    personId: null,
    name: '',
    town: '',
    reason: 'Kennelrekisteri',
    ...fields,
  })

test('the undo takes away a person whom the correction added, as owner and as breeder', async () => {
  const dog = await make()
  await add(dog, { name: 'Aimo Ainoa' })
  expect((await undoNewest(dog)).json()).toMatchObject({ stayed: [] })
  expect(await isKnown('Aimo Ainoa')).toBe(false)
  await breed(dog, { name: 'Alma Ainoa' })
  expect((await undoNewest(dog)).json()).toMatchObject({ stayed: [] })
  expect(await isKnown('Alma Ainoa')).toBe(false)
  await add(dog, ofMember())
  await undoNewest(dog)
  expect(await isKnown('Jäsen Järvinen'), 'known before').toBe(true)
})

test('a new person stays whom another record, an account or the history knows', async () => {
  const [dog, other] = [await make(), await make()]
  const own = async (name: string) => {
    await add(dog, { name })
    return (await read(dog)).owners.find(({ person }) => person.name === name)!
  }
  const bred = await own('Kaino Kasvattaja')
  await breed(other, { personId: bred.person.id })
  await undoNewest(dog)
  expect(await isKnown('Kaino Kasvattaja')).toBe(true)

  const linked = await own('Lauri Liitetty')
  await makeAccount(db, { username: 'lauri', person_id: linked.person.id })
  await undoNewest(dog)
  expect(await isKnown('Lauri Liitetty')).toBe(true)

  const removed = await own('Pirjo Poistettu')
  await staff.json(addressAt(removeOwner, { params: { regnr: dog.regnr, id: removed.id } }), {
    reason: 'Virhe',
  })
  expect(await undoOf(dog, 1)).toMatchObject({ stayed: [] })
  expect(await isKnown('Pirjo Poistettu'), 'the undo of the removal needs the person').toBe(true)
  expect(await undoOf(dog, 0)).toMatchObject({ stayed: [] })
  expect((await read(dog)).owners).toMatchObject([{ person: { name: 'Pirjo Poistettu' } }])
})

test.each([
  [400, 'DATE_INVALID', 'startDate', { startDate: '2022-02-30' }],
  [400, 'REASON_MISSING', 'reason', { reason: '' }],
  [404, 'PERSON_NOT_FOUND', 'personId', { personId: 999_999_999 }],
  [409, 'OWNER_EXISTS', 'startDate', { startDate: '2021-01-01', endDate: '2021-02-01' }],
  [422, 'PERSON_MISSING', 'personId', { personId: null, name: ' ' }],
  [422, 'OWNER_DAY_IN_FUTURE', 'startDate', { startDate: '2999-01-01' }],
  [422, 'OWNER_DAY_IN_FUTURE', 'endDate', { endDate: '2999-01-01' }],
  [422, 'OWNER_BEFORE_BIRTH', 'startDate', { startDate: '2019-01-01' }],
  [422, 'OWNER_END_BEFORE_START', 'endDate', { startDate: '2022-01-01', endDate: '2021-12-31' }],
])('refuses what cannot be: %i %s %s', async (status, code, field, changes) => {
  const dog = await make()
  await add(dog, { ...ofMember(), startDate: '2020-06-01' })
  const answer = await add(dog, { ...ofMember(), ...changes })
  expect(refusalOf(answer)).toEqual([status, status === 400 ? 'INPUT_INVALID' : code, { [field]: code }])
  expect((await read(dog)).owners).toHaveLength(1)
})

test('of two windows the second is told that the dog has changed; the same again changes nothing', async () => {
  const dog = await make()
  await add(dog, ofMember())
  const { version, owners } = await read(dog)
  const { id } = owners[0]!
  expect((await change(dog, id, { version, endDate: '2022-01-01' })).statusCode).toBe(200)
  expect((await change(dog, id, { version, endDate: '2022-01-01' })).statusCode).toBe(200)
  expect(refusalOf(await change(dog, id, { version, endDate: '2023-01-01' }))).toEqual([
    409,
    'CHANGED_MEANWHILE',
  ])
  const other = await make()
  expect(refusalOf(await change(other, id, { endDate: '2023-01-01' }))).toEqual([404, 'OWNER_NOT_FOUND'])
})

test('is for those who keep the register', async () => {
  const dog = await make()
  const others = await signedIn(app, await makeAccount(db, { roles: ['SHOW', 'BREEDINGLIST'] }))
  expect((await add(dog, ofMember(), others)).statusCode).toBe(403)
  expect((await add(dog, ofMember(), member)).statusCode).toBe(403)
  expect((await others.get(addressAt(dogOwners, paramsOf(dog)))).statusCode).toBe(403)
  expect((await others.json(registerPeople.path, { q: 'Jäsen' })).statusCode).toBe(403)
  expect((await app.inject(addressAt(dogOwners, paramsOf(dog)))).statusCode).toBe(401)
  expect(refusalOf(await add({ regnr: 'FI99998/99' }, ofMember()))).toEqual([404, 'DOG_NOT_FOUND'])
})
