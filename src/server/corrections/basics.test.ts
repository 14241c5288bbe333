import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { dogCorrections, dogSources, undoCorrection } from '#contract/endpoints/corrections.ts'
import { correctBasics, dogBasics } from '#contract/endpoints/dogBasics.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type DogOptions, type MadeDog, makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(database.db, { username: 'koiranhoitaja', roles: ['DOG'] }))
})

const make = (options: DogOptions = {}) => makeDog(database.db, options)
const params = ({ regnr }: Pick<MadeDog, 'regnr'>) => ({ params: { regnr } })
const read = async (dog: MadeDog) => (await staff.get(addressAt(dogBasics, params(dog)))).json()
async function correct(dog: MadeDog, changes: object, by = staff) {
  const { id: _id, regnr: _regnr, ...fields } = await read(dog)
  return by.json(addressAt(correctBasics, params(dog)), { ...fields, reason: 'Lausunto', ...changes })
}

test('a correction changes what was typed, says where it comes from, and is undone', async () => {
  const dog = await make({ sex: 'female', colour: 'ruskea', height_cm: 60 })
  expect(await read(dog)).toMatchObject({
    version: 1,
    colour: 'ruskea',
    height: 60,
    beardGene: '',
    weight: null,
    hipIndex: null,
  })
  const changes = { birthDate: '2019-03-02', colour: '', height: 61.5, beardGene: 'Wv', neutered: true }
  const answer = await correct(dog, changes)
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { ...changes, beardGene: 'Ww', version: 2 }])
  const { fields } = (await staff.get(addressAt(dogSources, params(dog)))).json()
  const sourceOf = (name: string) => fields.find(({ field }: { field: string }) => field === name)
  expect(sourceOf('height')).toMatchObject({
    value: '61.5',
    source: { kind: 'person', code: 'DOG_CORRECTED' },
  })
  expect(sourceOf('birthYear')).toMatchObject({ value: '2019' })
  expect(sourceOf('sex').source).toMatchObject({ kind: 'unknown' })
  const [{ id, after }] = (await staff.get(addressAt(dogCorrections, params(dog)))).json().corrections
  expect(after).toEqual({
    corrected: ['colour', 'birthDate', 'height', 'neutered', 'beardGene'],
    reason: 'Lausunto',
  })
  const undone = await staff.command(addressAt(undoCorrection, { params: { regnr: dog.regnr, id } }))
  expect(undone.json()).toEqual({ regnr: dog.regnr, removed: false, stayed: [] })
  expect(await read(dog)).toMatchObject({ version: 3, colour: 'ruskea', height: 60, birthDate: '2020-05-17' })
})

test('sent twice it changes nothing the second time; of a dog that has changed meanwhile it is a conflict', async () => {
  const dog = await make()
  expect((await correct(dog, { version: 1, colour: 'musta' })).json()).toMatchObject({ version: 2 })
  expect((await correct(dog, { version: 1, colour: 'musta' })).json()).toMatchObject({ version: 2 })
  expect(refusalOf(await correct(dog, { version: 1, colour: 'valkoinen' }))).toEqual([
    409,
    'CHANGED_MEANWHILE',
  ])
})

test.each([
  [400, 'REASON_MISSING', 'reason', { reason: ' ' }],
  [400, 'HEIGHT_INVALID', 'height', { height: 6 }],
  [400, 'LENGTH_INVALID', 'length', { length: 60.55 }],
  [400, 'WEIGHT_INVALID', 'weight', { weight: 'paljon' }],
  [400, 'HIP_INDEX_INVALID', 'hipIndex', { hipIndex: 100.505 }],
  [400, 'DATE_INVALID', 'birthDate', { birthDate: '2019-02-30' }],
  [422, 'BIRTH_IN_FUTURE', 'birthDate', { birthDate: '2999-01-01' }],
  [422, 'BEARD_GENE_INVALID', 'beardGene', { beardGene: 'XX' }],
  [422, 'DOG_NAME_MISSING', 'name', { name: '' }],
])('refuses what cannot be: %i %s', async (status, code, name, changes) => {
  const dog = await make()
  const told = status === 400 ? 'INPUT_INVALID' : code
  expect(refusalOf(await correct(dog, { colour: 'musta', ...changes }))).toEqual([
    status,
    told,
    { [name]: code },
  ])
  expect(await read(dog)).toMatchObject({ version: 1, colour: '' })
})

test('holds sex and birth to parents and offspring, but not to what was wrong before', async () => {
  const sire = await make({ sex: 'male', birth_date: '2010-01-01' })
  const dog = await make({ sex: 'female', birth_date: '2015-01-01', sire_id: sire.id })
  await make({ birth_date: '2018-01-01', dam_id: dog.id })
  const refused = async (changes: object) => refusalOf(await correct(dog, changes))
  expect(await refused({ sex: 'male' })).toEqual([422, 'DAM_NOT_FEMALE', { sex: 'DAM_NOT_FEMALE' }])
  expect(await refused({ birthDate: '2018-06-01' })).toEqual([
    422,
    'PARENT_YOUNGER',
    { birthDate: 'PARENT_YOUNGER' },
  ])
  const wrong = await make({ sex: 'female', birth_date: '2016-01-01' })
  await make({ birth_date: '2012-01-01', dam_id: wrong.id })
  expect((await correct(wrong, { birthDate: '2016-02-01' })).statusCode).toBe(200)
})

test('a breed is one that is known, and stays while a notice names the dog beside another', async () => {
  const dog = await make({ sex: 'female' })
  expect((await correct(dog, { breed: '98' })).json()).toMatchObject({ breed: '98' })
  expect(refusalOf(await correct(dog, { breed: '9998' }))).toEqual([
    422,
    'BREED_NOT_FOUND',
    { breed: 'BREED_NOT_FOUND' },
  ])
  const sire = await make({ sex: 'male', breed_code: '98' })
  await database.pool.query(
    `insert into litter_inquiry (type, sire_id, dam_id, state, expires_on) values ('plan', $1, $2, 'shown', '2999-01-01')`,
    [sire.id, dog.id],
  )
  expect(refusalOf(await correct(dog, { breed: '119' }))).toEqual([
    422,
    'NOTICE_OF_OTHER_BREED',
    { breed: 'NOTICE_OF_OTHER_BREED' },
  ])
})

test('is for those who keep the register', async () => {
  const dog = await make()
  const others = await signedIn(app, await makeAccount(database.db, { roles: ['SHOW', 'KAER_CHIEF'] }))
  expect((await correct(dog, { colour: 'musta' }, others)).statusCode).toBe(403)
  expect((await others.get(addressAt(dogBasics, params(dog)))).statusCode).toBe(403)
  expect((await app.inject(addressAt(dogBasics, params(dog)))).statusCode).toBe(401)
  const nobody = { regnr: 'FI99998/99' }
  expect(refusalOf(await staff.get(addressAt(dogBasics, params(nobody))))).toEqual([404, 'DOG_NOT_FOUND'])
})
