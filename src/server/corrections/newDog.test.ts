import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { dogCorrections, dogSources, undoCorrection } from '#contract/endpoints/corrections.ts'
import { dogBasics } from '#contract/endpoints/dogBasics.ts'
import { addDog, previewDog } from '#contract/endpoints/newDog.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makeStatement } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
const { db } = database
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(db, { username: 'rekisterinpitaja', roles: ['DOG'] }))
})

let sequence = 100
const fieldsOf = (changes: object = {}) => ({
  regnr: `SE5${++sequence}/2022`,
  name: `Uusi Tulokas ${sequence}`,
  breed: '119',
  sex: 'female',
  birthDate: '2022-04-01',
  sire: '',
  dam: '',
  imported: true,
  reason: 'Rekisterikirja',
  ...changes,
})
const add = (fields: object, by = staff) => by.json(addDog.path, fields)
const dogsWith = async (regnr: string) =>
  (await database.pool.query('select dog_id from dog_number where regnr = $1', [regnr])).rows.length
const undoAdding = async (regnr: string) => {
  const list = await staff.get(addressAt(dogCorrections, { params: { regnr } }))
  const { id } = list.json().corrections.at(-1)
  return staff.command(addressAt(undoCorrection, { params: { regnr, id } }))
}

test('adds a dog with its parents and source once, however often it is sent, and takes it back', async () => {
  const sire = await makeDog(db, { sex: 'male', birth_date: '2015-01-01' })
  const fields = fieldsOf({ regnr: ' fi77001/22 ', sire: sire.regnr, imported: false })
  const both = await Promise.all([add(fields), add(fields)])
  expect(both.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [200, { regnr: 'FI77001/22' }],
    [200, { regnr: 'FI77001/22' }],
  ])
  expect(await dogsWith('FI77001/22')).toBe(1)
  const params = { params: { regnr: 'FI77001/22' } }
  const sources = (await staff.get(addressAt(dogSources, params))).json()
  expect(sources.fields.find(({ field }: { field: string }) => field === 'sire')).toMatchObject({
    value: `${sire.regnr} ${sire.name}`,
    source: { kind: 'person', code: 'DOG_ADDED', actor: { username: 'rekisterinpitaja' } },
  })
  expect((await undoAdding('FI77001/22')).json()).toEqual({ regnr: 'FI77001/22', removed: true, stayed: [] })
  expect(refusalOf(await staff.get(addressAt(dogBasics, params)))).toEqual([404, 'DOG_NOT_FOUND'])
})

test('of two different dogs with one number, sent at once, one is added', async () => {
  const one = fieldsOf({ regnr: 'FI77002/22' })
  const answers = await Promise.all([add(one), add({ ...one, name: 'Toinen koira' })])
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409])
  expect(answers.map(refusalOf)).toContainEqual([409, 'DOG_RECORDED', { regnr: 'DOG_RECORDED' }])
  expect(await dogsWith('FI77002/22')).toBe(1)
})

test('tells a dog alike before it is added, and asks', async () => {
  const known = await makeDog(db, {
    name: 'Älä Kahdenna',
    birth_date: '2022-04-01',
    regnrs: ['S 12345.22', 'FI77003/22'],
  })
  const ask = async (query: object) => {
    const empty = { regnr: '', name: '', breed: '', birthDate: '', sire: '', dam: '' }
    const answer = (await staff.get(addressAt(previewDog, { query: { ...empty, ...query } }))).json()
    return [answer.taken, ...answer.alike].map((dog) => dog?.regnr ?? null)
  }
  expect(await ask({ regnr: 'fi77003/22' })).toEqual([known.regnr])
  expect(await ask({ regnr: 'S12345/22' })).toEqual([null, known.regnr])
  expect(await ask({ name: 'ala kahdenna', birthDate: '2022-04-01' })).toEqual([null, known.regnr])
  expect(await ask({ name: 'ala kahdenna' })).toEqual([null])
  expect(await ask({})).toEqual([null])
  const fields = fieldsOf({ name: 'Älä kahdenna' })
  expect(refusalOf(await add(fields))).toEqual([409, 'DOG_MAY_EXIST'])
  expect(await dogsWith(fields.regnr)).toBe(0)
  expect((await add({ ...fields, confirmed: ['DOG_MAY_EXIST'] })).statusCode).toBe(200)
})

test('tells what parents would give, and refuses those that cannot be', async () => {
  const sire = await makeDog(db, { sex: 'male', birth_date: '2015-01-01', breed_code: '98' })
  const dam = await makeDog(db, { sex: 'female', birth_date: '2021-12-01' })
  const query = { ...fieldsOf(), sire: sire.regnr, dam: dam.regnr }
  const { sex: _sex, imported: _imported, reason: _reason, ...asked } = query
  expect((await staff.get(addressAt(previewDog, { query: asked }))).json()).toMatchObject({
    faults: [{ role: 'dam', code: 'PARENT_TOO_YOUNG' }],
    doubts: [{ role: 'sire', code: 'OTHER_BREED' }],
    figure: null,
  })
  expect(refusalOf(await add(query))).toEqual([422, 'PARENT_TOO_YOUNG', { dam: 'PARENT_TOO_YOUNG' }])
  const wrongSex = refusalOf(await add({ ...query, sire: dam.regnr, dam: '' }))
  expect(wrongSex).toEqual([422, 'SIRE_NOT_MALE', { sire: 'SIRE_NOT_MALE' }])
  expect(refusalOf(await add({ ...query, dam: 'FI99999/99' }))).toEqual([
    404,
    'DAM_NOT_FOUND',
    { dam: 'DAM_NOT_FOUND' },
  ])
})

test.each([
  [400, 'REGNR_INVALID', 'regnr', { regnr: 'FI' }],
  [400, 'REGNR_NOT_FINNISH', 'regnr', { regnr: 'FI12345' }],
  [400, 'REGNR_NOT_FINNISH', 'regnr', { regnr: 'FI 12345/20' }],
  [400, 'REGNR_SIGNS_INVALID', 'regnr', { regnr: 'SE12345/20<b>' }],
  [400, 'REGNR_SIGNS_INVALID', 'regnr', { regnr: "DK1';drop" }],
  [400, 'REGNR_SIGNS_INVALID', 'regnr', { regnr: 'NO1234\u{1F415}' }],
  [400, 'REGNR_SIGNS_INVALID', 'regnr', { regnr: 'NO12\u200b34/20' }],
  [400, 'REGNR_SIGNS_INVALID', 'regnr', { regnr: 'NO12\n34/20' }],
  [400, 'DOG_NAME_MISSING', 'name', { name: ' ' }],
  [400, 'REGNR_MISSING', 'regnr', { regnr: ' ' }],
  [400, 'BREED_MISSING', 'breed', { breed: '' }],
  [400, 'BREED_INVALID', 'breed', { breed: 'x' }],
  [400, 'SEX_MISSING', 'sex', { sex: '' }],
  [400, 'DOG_BIRTH_MISSING', 'birthDate', { birthDate: '' }],
  [400, 'DATE_INVALID', 'birthDate', { birthDate: '2022-02-30' }],
  [400, 'REASON_MISSING', 'reason', { reason: '' }],
  [422, 'BIRTH_IN_FUTURE', 'birthDate', { birthDate: '2999-01-01' }],
  [422, 'BREED_NOT_FOUND', 'breed', { breed: '9998' }],
])('refuses what cannot be: %i %s', async (status, code, field, changes) => {
  const answer = await add(fieldsOf(changes))
  expect(refusalOf(answer)).toEqual([status, status === 400 ? 'INPUT_INVALID' : code, { [field]: code }])
})

test('an added dog that something hangs on, or that has been changed since, stays', async () => {
  const used = fieldsOf()
  await add(used)
  const { rows } = await database.pool.query<{ dog_id: number }>(
    'select dog_id from dog_number where regnr = $1',
    [used.regnr],
  )
  await makeStatement(db, rows[0]!.dog_id)
  expect(refusalOf(await undoAdding(used.regnr))).toEqual([409, 'ADDED_DOG_IN_USE'])
  const changed = fieldsOf()
  await add(changed)
  await database.pool.query('update dog set colour = $1 where name = $2', ['musta', changed.name])
  expect(refusalOf(await undoAdding(changed.regnr))).toEqual([409, 'ADDED_DOG_IN_USE'])
  expect(await dogsWith(changed.regnr)).toBe(1)
})

test('is for those who keep the register', async () => {
  const others = await signedIn(app, await makeAccount(db, { roles: ['SHOW', 'KAER_CHIEF'] }))
  expect((await add(fieldsOf(), others)).statusCode).toBe(403)
  const query = { regnr: '', name: '', breed: '', birthDate: '', sire: '', dam: '' }
  expect((await others.get(addressAt(previewDog, { query }))).statusCode).toBe(403)
  expect((await app.inject(addressAt(previewDog, { query }))).statusCode).toBe(401)
})
