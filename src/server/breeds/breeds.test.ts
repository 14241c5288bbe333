import { beforeAll, expect, test } from 'vitest'
import type { StaffBreed } from '#contract/breeds.ts'
import { POINTING_BREEDS } from '#domain/club/profiles.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { seedBreeds } from './breeds.store.ts'

const PATH = '/api/auth/breeds'
const { app, database } = await openService()
let admin: TestBrowser

beforeAll(async () => {
  admin = await signedIn(app, await makeAccount(database.db, { username: 'yllapitaja', roles: ['SYSADMIN'] }))
})

const written = (code: string, fi: string, overrides: object = {}) => ({
  code,
  name: { fi, sv: `${fi} sv`, en: `${fi} en` },
  club: true,
  hidden: false,
  ...overrides,
})
const add = async (code: string, fi: string, overrides: object = {}): Promise<StaffBreed> =>
  (await admin.json(PATH, written(code, fi, overrides))).json()
const edit = ({ id, version }: StaffBreed, body: ReturnType<typeof written>) =>
  admin.json(`${PATH}/update`, { id, version, ...body })
const all = async (): Promise<StaffBreed[]> => (await admin.get(PATH)).json()
const known = async (code: string) => (await all()).find((breed) => breed.code === code)!
const choices = async (): Promise<string[]> =>
  (await app.inject('/api/breed-choices')).json().map(({ code }: { code: string }) => code)

test('lists every breed by its number with its dogs, those entered from outside the register apart', async () => {
  await makeDog(database.db, { breed_code: '99.1' })
  await makeDog(database.db, { breed_code: '99.1', registered: false })
  const breeds = await all()
  expect(breeds).toHaveLength(38)
  const codes = breeds.map(({ code }) => code)
  expect(codes.indexOf('99')).toBeLessThan(codes.indexOf('99.1'))
  expect(codes.indexOf('99.2')).toBeLessThan(codes.indexOf('102'))
  expect(await known('99.1')).toMatchObject({ dogs: 1, others: 1, club: true, hidden: false })
  expect((await admin.get(`${PATH}/${(await known('99.1')).id}`)).json()).toEqual(await known('99.1'))
})

test('a changed name takes effect for everyone, stays over a start of the service, and is logged', async () => {
  await makeDog(database.db, { breed_code: '98' })
  const before = await known('98')
  const name = { fi: 'karkeakarvainen seisoja', sv: 'strävhårig', en: 'Wirehair' }
  const { id } = (await edit(before, written('98', '', { name }))).json()
  const shown = async () =>
    (await app.inject('/api/breeds')).json().find(({ code }: { code: string }) => code === '98')
  expect(await shown()).toMatchObject(name)
  await seedBreeds(database.db, { breeds: POINTING_BREEDS })
  expect(await shown()).toMatchObject(name)
  expect(refusalOf(await edit(before, written('98', 'Muu')))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect((await admin.get(`${PATH}/${id}/changes`)).json().rows).toMatchObject([
    {
      code: 'CHANGED',
      actor: { username: 'yllapitaja' },
      thing: { name: name.fi, key: String(id) },
      before: { nameFi: before.name.fi },
      after: { nameFi: name.fi },
    },
  ])
})

test('a breed that nobody has changed follows the profile', async () => {
  await database.pool.query(`update breed set name_fi = 'vanha nimi' where code = '119'`)
  await seedBreeds(database.db, { breeds: POINTING_BREEDS })
  expect((await known('119')).name.fi).not.toBe('vanha nimi')
})

test('a breed is added, chosen from before it has dogs, and not told among those with dogs', async () => {
  const breed = await add('311', 'susikoira')
  expect(breed).toMatchObject({ code: '311', dogs: 0, version: 1 })
  expect(await choices()).toContain('311')
  expect((await app.inject('/api/breeds')).json()).not.toContainEqual(
    expect.objectContaining({ code: '311' }),
  )
  const hidden = (await edit(breed, written('311', 'susikoira', { hidden: true }))).json()
  expect(hidden.hidden).toBe(true)
  expect(await choices()).not.toContain('311')
  // A file may still bring a dog of it.
  await makeDog(database.db, { breed_code: '311' })
  expect(await choices()).toContain('311')
})

test('the code of a breed with dogs stays and the breed is not hidden; without dogs both may change', async () => {
  const free = await add('355', 'vapaa')
  expect((await edit(free, written('356', 'vapaa', { hidden: true }))).json()).toMatchObject({
    code: '356',
    hidden: true,
  })
  for (const registered of [true, false]) {
    const code = registered ? '357' : '358'
    const breed = await add(code, `koirallinen ${code}`)
    await makeDog(database.db, { breed_code: code, registered })
    expect(refusalOf(await edit(breed, written('359', `koirallinen ${code}`)))).toEqual([
      422,
      'BREED_CODE_IN_USE',
      { code: 'BREED_CODE_IN_USE' },
    ])
    expect(refusalOf(await edit(breed, written(code, `koirallinen ${code}`, { hidden: true })))).toEqual([
      422,
      'BREED_HAS_DOGS',
      { hidden: 'BREED_HAS_DOGS' },
    ])
  }
})

test('no two breeds have one code, nor one name in a language, whatever its letters', async () => {
  const one = await add('371', 'Hämeen koira')
  const other = await add('372', 'toinen')
  const codeTaken = [409, 'BREED_EXISTS', { code: 'BREED_EXISTS' }]
  expect(refusalOf(await admin.json(PATH, written('371', 'kolmas')))).toEqual(codeTaken)
  expect(refusalOf(await edit(other, written('371', 'toinen')))).toEqual(codeTaken)
  expect(refusalOf(await admin.json(PATH, written('373', 'hameen KOIRA')))).toEqual([
    409,
    'BREED_NAME_TAKEN',
    { 'name.fi': 'BREED_NAME_TAKEN' },
  ])
  const name = { ...other.name, en: one.name.en }
  expect(refusalOf(await edit(other, written('372', '', { name })))).toEqual([
    409,
    'BREED_NAME_TAKEN',
    { 'name.en': 'BREED_NAME_TAKEN' },
  ])
  expect((await edit(one, written('371', 'Hämeen koira', { club: false }))).json()).toMatchObject({
    club: false,
  })
})

test.each([
  ['no code', { code: '' }, 'code', 'BREED_INVALID'],
  ['a code of letters', { code: 'FCI98' }, 'code', 'BREED_INVALID'],
  ['a long code', { code: '12345.12' }, 'code', 'BREED_INVALID'],
  ['no Swedish name', { name: { fi: 'a', sv: ' ', en: 'b' } }, 'name.sv', 'VALUE_REQUIRED'],
  ['a long name', { name: { fi: 'x'.repeat(81), sv: 'a', en: 'b' } }, 'name.fi', 'VALUE_TOO_LONG'],
])('refuses %s at its field', async (_, overrides, field, fault) => {
  expect(refusalOf(await admin.json(PATH, written('390', 'virhe', overrides)))).toEqual([
    400,
    'INPUT_INVALID',
    { [field]: fault },
  ])
})

test('knows no breed of an unknown id', async () => {
  const answers = await Promise.all([
    admin.get(`${PATH}/999999`),
    admin.get(`${PATH}/999999/changes`),
    admin.json(`${PATH}/update`, { id: 999_999, version: 1, ...written('391', 'tuntematon') }),
  ])
  expect(answers.map(refusalOf)).toEqual(answers.map(() => [404, 'BREED_NOT_FOUND']))
})

test('lets nobody but SYSADMIN keep them', async () => {
  const other = await signedIn(
    app,
    await makeAccount(database.db, { roles: ['DOG', 'BREEDADVISOR', 'BREEDINGLIST', 'SHOW'] }),
  )
  const { id } = await known('119')
  const answers = await Promise.all([
    other.get(PATH),
    other.get(`${PATH}/${id}`),
    other.get(`${PATH}/${id}/changes`),
    other.json(PATH, written('392', 'luvaton')),
    other.json(`${PATH}/update`, { id, version: 1, ...written('119', 'luvaton') }),
  ])
  expect(answers.map(codeOf)).toEqual(answers.map(() => 'FORBIDDEN'))
})
