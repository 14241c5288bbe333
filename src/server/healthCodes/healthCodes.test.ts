import { beforeAll, expect, test } from 'vitest'
import type { HealthCodeDetails } from '#contract/healthCodes.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makeStatement } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { waitForPedigree } from '../testing/waiting.ts'

const { app, database } = await openService()
const PATH = '/api/auth/healthcodes'
let adviser: TestBrowser
beforeAll(async () => {
  adviser = await signedIn(app, await makeAccount(database.db, { roles: ['BREEDADVISOR'] }))
})

const list = async (): Promise<HealthCodeDetails[]> =>
  (await new TestBrowser(app).get('/api/healthcodes')).json()
const codeNamed = async (name: string) => (await list()).find(({ code }) => code === name)!
const named = (fi: string) => ({ fi, sv: '', en: '' })
const grade = (value: string) => ({ value, label: named(''), meaning: named(`merkitys ${value}`) })
const fields = (overrides: object = {}) => ({
  code: 'XX',
  kind: 'illness',
  name: named('Koe'),
  grades: [],
  affectedFrom: null,
  worst: null,
  confirmed: false,
  offered: true,
  ...overrides,
})
const changed = ({ code: _code, kind: _kind, ...details }: HealthCodeDetails, overrides: object) =>
  adviser.json(`${PATH}/update`, { ...details, ...overrides })

test('begins with the scales of statements in the order of reading, then the findings, none confirmed', async () => {
  const codes = await list()
  expect(codes.slice(0, 3).map(({ code, worst, affectedFrom }) => [code, affectedFrom, worst])).toEqual([
    ['fci_hips', 'C', 'E'],
    ['ofa_hips', 'MILD', 'SEVERE'],
    ['iewg_elbows', '1', '3'],
  ])
  expect(codes.at(-1)).toMatchObject({ code: 'MUU', kind: 'illness', grades: [] })
  expect(codes.every(({ confirmed }) => !confirmed)).toBe(true)
})

test('adds, changes, tells of the changes and removes; a code comes once', async () => {
  const added = await adviser.json(PATH, fields())
  expect(added.json()).toMatchObject({ code: 'XX', version: 1 })
  expect(refusalOf(await adviser.json(PATH, fields()))).toEqual([
    409,
    'HEALTH_CODE_EXISTS',
    { code: 'HEALTH_CODE_EXISTS' },
  ])
  const saved = await changed(added.json(), { name: named('Toinen'), offered: false })
  expect(saved.json()).toMatchObject({ code: 'XX', name: { fi: 'Toinen' }, offered: false, version: 2 })
  expect(refusalOf(await changed(added.json(), {}))).toEqual([409, 'CHANGED_MEANWHILE'])
  const { id } = saved.json()
  const { rows } = (await adviser.get(`${PATH}/${id}/changes`)).json()
  expect(rows[0]).toMatchObject({ code: 'CHANGED', before: { nameFi: 'Koe' }, after: { nameFi: 'Toinen' } })
  expect((await adviser.json(`${PATH}/delete`, { id })).json()).toEqual({ status: 'done' })
  expect(refusalOf(await adviser.json(`${PATH}/delete`, { id }))).toEqual([404, 'HEALTH_CODE_NOT_FOUND'])
})

test('refuses a scale that contradicts itself, each fault at its field', async () => {
  const [one, two] = [grade('1'), grade('2')]
  const faults = [
    [{ code: 'a b' }, 'code', 'HEALTH_CODE_INVALID'],
    [{ grades: [one, one] }, 'grades', 'HEALTH_GRADE_TWICE'],
    [{ grades: [one, two], worst: '3' }, 'worst', 'HEALTH_GRADE_UNKNOWN'],
    [{ grades: [one, two], affectedFrom: '3' }, 'affectedFrom', 'HEALTH_GRADE_UNKNOWN'],
    [
      { grades: Array.from({ length: 13 }, (_none, at) => grade(`${at}`)) },
      'grades',
      'HEALTH_GRADES_TOO_MANY',
    ],
    [{ name: named('') }, 'name.fi', 'VALUE_REQUIRED'],
  ] as const
  for (const [overrides, field, code] of faults) {
    const answer = await adviser.json(PATH, fields({ code: 'YY', ...overrides }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toMatchObject({ [field]: code })
  }
})

test('keeps what statements have: neither the code nor a value in use goes', async () => {
  const dog = await makeDog(database.db)
  await makeStatement(database.db, dog.id, {
    kind: 'knees',
    scale: 'putnam_knees',
    value: '2',
    left_value: '1',
  })
  const knees = await codeNamed('putnam_knees')
  const without = (value: string) => ({ grades: knees.grades.filter((one) => one.value !== value) })
  expect(refusalOf(await changed(knees, without('2')))).toEqual([
    422,
    'HEALTH_GRADE_IN_USE',
    { grades: 'HEALTH_GRADE_IN_USE' },
  ])
  expect((await changed(knees, without('0'))).json().version).toBe(2)
  expect(refusalOf(await adviser.json(`${PATH}/delete`, { id: knees.id }))).toEqual([
    422,
    'HEALTH_CODE_IN_USE',
  ])
})

test('warns of a litter by the worst grade that the list names', async () => {
  const [sire, dam] = [
    await makeDog(database.db, { sex: 'male' }),
    await makeDog(database.db, { sex: 'female' }),
  ]
  await makeStatement(database.db, sire.id, { kind: 'hips', scale: 'fci_hips', value: 'D' })
  await waitForPedigree(app, database)
  const warnings = async () =>
    (
      await new TestBrowser(app).json('/api/litter/pedigree/', {
        fatherRegnr: sire.regnr,
        motherRegnr: dam.regnr,
      })
    ).json().warnings
  expect(await warnings()).toEqual([])
  await changed(await codeNamed('fci_hips'), { worst: 'D' })
  expect(await warnings()).toEqual(['WORST_GRADE_SIRE'])
})

test('lets nobody else change the list', async () => {
  const keeper = await signedIn(app, await makeAccount(database.db, { roles: ['DOG', 'BREEDINGLIST'] }))
  const { id, version } = await codeNamed('EPI')
  const { code: _code, kind: _kind, ...rest } = fields()
  for (const send of [
    () => keeper.json(PATH, fields({ code: 'ZZ' })),
    () => keeper.json(`${PATH}/update`, { id, version, ...rest }),
    () => keeper.json(`${PATH}/delete`, { id }),
    () => keeper.get(`${PATH}/${id}/changes`),
  ])
    expect(refusalOf(await send())).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await new TestBrowser(app).json(PATH, fields()))[0]).toBe(401)
})
