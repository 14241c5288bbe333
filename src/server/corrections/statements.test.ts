import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import type { DogHealth } from '#contract/dogHealth.ts'
import { dogCorrections, undoCorrection } from '#contract/endpoints/corrections.ts'
import { addStatement, changeStatement, dogHealth, removeStatement } from '#contract/endpoints/dogHealth.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type MadeDog, makeDog, makeStatement } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
const { db } = database
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(db, { roles: ['DOG'] }))
})

const make = () => makeDog(db, { birth_date: '2020-05-17' })
const paramsOf = ({ regnr }: Pick<MadeDog, 'regnr'>) => ({ params: { regnr } })
const read = async (dog: MadeDog) => (await staff.get(addressAt(dogHealth, paramsOf(dog)))).json<DogHealth>()
const fieldsOf = (changes: object = {}) => ({
  scale: 'fci_hips',
  value: 'B',
  left: '',
  right: '',
  examinedOn: '2021-06-16',
  certificate: 'L 123/21',
  remark: '',
  reason: 'Lausunto',
  ...changes,
})
const add = (dog: Pick<MadeDog, 'regnr'>, changes: object = {}, by = staff) =>
  by.json(addressAt(addStatement, paramsOf(dog)), fieldsOf(changes))
const change = async (dog: MadeDog, id: number, changes: object) =>
  staff.json(addressAt(changeStatement, { params: { regnr: dog.regnr, id } }), {
    ...fieldsOf(),
    version: (await read(dog)).version,
    ...changes,
  })
const undoNewest = async (dog: MadeDog) => {
  const [{ id }] = (await staff.get(addressAt(dogCorrections, paramsOf(dog)))).json().corrections
  return staff.command(addressAt(undoCorrection, { params: { regnr: dog.regnr, id } }))
}
/** What everyone is told. */
const shown = async (dog: MadeDog) =>
  (await new TestBrowser(app).get(`/api/dog/${encodeURIComponent(dog.regnr)}`)).json().healthStatements

test('a statement is added once, shown to everyone with the age, changed, removed, and each is undone', async () => {
  const dog = await make()
  const both = await Promise.all([add(dog), add(dog)])
  expect(both.map((answer) => answer.statusCode)).toEqual([200, 200])
  expect(await shown(dog)).toMatchObject([
    { kind: 'hips', scale: 'fci_hips', value: 'B', examinedOn: '2021-06-16', ageMonths: 12 },
  ])
  const { id } = (await read(dog)).statements[0]!
  await change(dog, id, { value: 'C', remark: 'Uusintakuvaus' })
  expect(await shown(dog)).toMatchObject([{ value: 'C', remark: 'Uusintakuvaus' }])
  await undoNewest(dog)
  expect(await shown(dog)).toMatchObject([{ value: 'B', remark: null }])
  const path = addressAt(removeStatement, { params: { regnr: dog.regnr, id } })
  expect((await staff.json(path, { reason: 'Väärä koira' })).json<DogHealth>().statements).toEqual([])
  expect(refusalOf(await staff.json(path, { reason: 'Väärä koira' }))).toEqual([404, 'STATEMENT_NOT_FOUND'])
  await undoNewest(dog)
  expect((await read(dog)).statements).toMatchObject([{ id, value: 'B' }])
  const { corrections } = (await staff.get(addressAt(dogCorrections, paramsOf(dog)))).json()
  expect(corrections.map(({ code }: { code: string }) => code)).toEqual([
    'STATEMENT_REMOVED',
    'STATEMENT_CHANGED',
    'STATEMENT_ADDED',
  ])
})

test('says whom it comes from; what the owner reports is shown on the page of the dog, but as no examination', async () => {
  const dog = await make()
  await add(dog, { source: 'kennel_club' })
  await add(dog, { value: 'E', examinedOn: '2022-06-16', source: 'owner' })
  expect(await shown(dog)).toMatchObject([
    { value: 'E', source: 'owner' },
    { value: 'B', source: 'kennel_club' },
  ])
  const { statements, version } = await read(dog)
  const puppy = await makeDog(db, { sire_id: dog.id })
  const { father: sire } = (
    await new TestBrowser(app).get(`/api/dog/${encodeURIComponent(puppy.regnr)}`)
  ).json()
  expect(sire.health).toEqual([{ kind: 'hips', scale: 'fci_hips', value: 'B' }])
  // Whoever does not know of sources leaves what stands; null: not known.
  const { id } = statements.find(({ value }) => value === 'B')!
  await change(dog, id, { version, remark: 'Tarkistettu' })
  expect((await read(dog)).statements).toContainEqual(expect.objectContaining({ id, source: 'kennel_club' }))
  await change(dog, id, { source: null })
  expect((await read(dog)).statements).toContainEqual(expect.objectContaining({ id, source: null }))
  expect((await add(dog, { source: 'neighbour' })).statusCode).toBe(400)
})

test('the grade is the worse side where only the sides are told', async () => {
  const dog = await make()
  for (const [left, right, worse] of [
    ['A', 'C', 'C'],
    ['D', 'B', 'D'],
    ['', 'E', 'E'],
    ['A', '', 'A'],
  ]) {
    const answer = await add(dog, { value: '', left, right, certificate: `${left}${right}` })
    const { statements } = answer.json<DogHealth>()
    expect(statements.find(({ certificate }) => certificate === `${left}${right}`)).toMatchObject({
      left,
      right,
      value: worse,
    })
  }
})

test('what an import brought that the list does not hold stays as it was, until another is chosen', async () => {
  const dog = await make()
  await makeStatement(db, dog.id, { kind: 'hips', scale: 'unheard_of', value: 'fine' })
  const [{ id, kind: _kind, ...stands }] = (await read(dog)).statements as [DogHealth['statements'][number]]
  const kept = await change(dog, id, { ...stands, remark: 'Tarkistettu' })
  expect(kept.json<DogHealth>().statements).toMatchObject([
    { kind: 'hips', scale: 'unheard_of', value: 'fine', remark: 'Tarkistettu' },
  ])
  const refused = await change(dog, id, { ...stands, value: 'bad' })
  expect(refusalOf(refused)).toEqual([422, 'STATEMENT_GRADE_UNKNOWN', { value: 'STATEMENT_GRADE_UNKNOWN' }])
  expect((await change(dog, id, fieldsOf())).json<DogHealth>().statements).toMatchObject([
    { kind: 'hips', scale: 'fci_hips', value: 'B' },
  ])
})

test.each([
  [400, 'STATEMENT_SCALE_MISSING', 'scale', { scale: '' }],
  [400, 'DATE_INVALID', 'examinedOn', { examinedOn: '2021-02-30' }],
  [400, 'REASON_MISSING', 'reason', { reason: ' ' }],
  [409, 'STATEMENT_EXISTS', 'examinedOn', { remark: 'Toinen huomautus' }],
  [422, 'STATEMENT_SCALE_UNKNOWN', 'scale', { scale: 'EPI' }],
  [422, 'STATEMENT_GRADE_UNKNOWN', 'value', { value: 'F' }],
  [422, 'STATEMENT_GRADE_UNKNOWN', 'left', { left: '7' }],
  [422, 'STATEMENT_GRADE_MISSING', 'value', { value: '' }],
  [422, 'EXAMINED_IN_FUTURE', 'examinedOn', { examinedOn: '2999-01-01' }],
  [422, 'EXAMINED_BEFORE_BIRTH', 'examinedOn', { examinedOn: '2020-05-16' }],
])('refuses what cannot be: %i %s', async (status, code, field, changes) => {
  const dog = await make()
  await add(dog)
  const answer = await add(dog, changes)
  expect(refusalOf(answer)).toEqual([status, status === 400 ? 'INPUT_INVALID' : code, { [field]: code }])
  expect((await read(dog)).statements).toHaveLength(1)
})

test('of two windows the second is told that the dog has changed; the same again changes nothing', async () => {
  const dog = await make()
  await add(dog)
  const { version, statements } = await read(dog)
  const { id } = statements[0]!
  expect((await change(dog, id, { version, value: 'C' })).statusCode).toBe(200)
  expect((await change(dog, id, { version, value: 'C' })).statusCode).toBe(200)
  expect(refusalOf(await change(dog, id, { version, value: 'D' }))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect(refusalOf(await change(await make(), id, { value: 'D' }))).toEqual([404, 'STATEMENT_NOT_FOUND'])
})

test('is for those who keep the register', async () => {
  const dog = await make()
  const others = await signedIn(app, await makeAccount(db, { roles: ['SHOW', 'BREEDINGLIST'] }))
  expect((await add(dog, {}, others)).statusCode).toBe(403)
  expect((await others.get(addressAt(dogHealth, paramsOf(dog)))).statusCode).toBe(403)
  expect((await app.inject(addressAt(dogHealth, paramsOf(dog)))).statusCode).toBe(401)
  expect(refusalOf(await add({ regnr: 'FI99998/99' }))).toEqual([404, 'DOG_NOT_FOUND'])
})
