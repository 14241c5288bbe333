import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import type { DogNumbers } from '#contract/dogNumbers.ts'
import { dogCorrections, dogSources, undoCorrection } from '#contract/endpoints/corrections.ts'
import { addNumber, dogNumbers, removeNumber, setMainNumber } from '#contract/endpoints/dogNumbers.ts'
import { getDog } from '#contract/endpoints/dogs.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(database.db, { roles: ['DOG'] }))
})

const make = (options: object = {}) => makeDog(database.db, options)
const of = (regnr: string) => ({ params: { regnr } })
const reason = 'Rekisteritodistus'
const add = (regnr: string, number: string, by = staff) =>
  by.json(addressAt(addNumber, of(regnr)), { number, reason })
const choose = (regnr: string, number: string, by = staff) =>
  by.json(addressAt(setMainNumber, of(regnr)), { number, reason })
const remove = (regnr: string, number: string, by = staff) =>
  by.json(addressAt(removeNumber, of(regnr)), { number, reason })
const numbersOf = async (regnr: string) =>
  (await staff.get(addressAt(dogNumbers, of(regnr)))).json<DogNumbers>().numbers
const undoNewest = async (regnr: string) => {
  const { corrections } = (await staff.get(addressAt(dogCorrections, of(regnr)))).json()
  return staff.command(addressAt(undoCorrection, { params: { regnr, id: corrections[0].id } }))
}
const pageOf = (regnr: string) => app.inject(addressAt(getDog, of(regnr)))

test('another number finds the dog, is added once, with its source, and is taken back', async () => {
  const { regnr } = await make()
  const both = await Promise.all([1, 2].map(() => add(regnr, ' se 11201/2021 ')))
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(both[0]!.json().numbers).toEqual([
    { id: regnr, regnr, main: true },
    { id: 'SE 11201/2021', regnr: 'se 11201/2021', main: false },
  ])
  expect((await add(regnr, 'fi 11201 / 21')).statusCode).toBe(400)
  expect((await add(regnr, 'fi11201 / 21')).json().numbers).toHaveLength(3)
  expect((await pageOf('FI11201/21')).json().regnr, 'in its one form').toBe(regnr)
  const { records } = (await staff.get(addressAt(dogSources, of(regnr)))).json()
  expect(records.find(({ id }: { id: string }) => id === 'FI11201/21')).toMatchObject({
    kind: 'number',
    source: { kind: 'person', code: 'NUMBER_ADDED' },
  })
  expect((await undoNewest(regnr)).json()).toMatchObject({ stayed: [] })
  expect((await pageOf('FI11201/21')).statusCode).toBe(404)
  expect(await numbersOf(regnr)).toHaveLength(2)
})

test('the main number is chosen, the old one finds the dog still, and the choice is undone', async () => {
  const { regnr } = await make({ name: 'Numeroinen' })
  await add(regnr, 'NO11202/20')
  const chosen = await choose(regnr, 'no11202/20')
  expect(chosen.json()).toMatchObject({
    dog: { regnr: 'NO11202/20', name: 'Numeroinen' },
    numbers: [
      { regnr: 'NO11202/20', main: true },
      { regnr, main: false },
    ],
  })
  expect((await choose(regnr, 'NO11202/20')).statusCode, 'nothing changes').toBe(200)
  expect((await pageOf(regnr)).json()).toMatchObject({ regnr: 'NO11202/20', name: 'Numeroinen' })
  expect((await undoNewest(regnr)).json()).toMatchObject({ regnr: 'NO11202/20', stayed: [] })
  expect(await numbersOf(regnr)).toMatchObject([{ regnr, main: true }, { regnr: 'NO11202/20' }])
  expect((await pageOf('NO11202/20')).json().regnr).toBe(regnr)
})

test('a dog that is called by its number is called by the new main one', async () => {
  const { regnr } = await make()
  await database.pool.query(
    'update dog set name = $1 where id = (select dog_id from dog_number where key = $1)',
    [regnr],
  )
  await add(regnr, 'DK11203/20')
  expect((await choose(regnr, 'DK11203/20')).json().dog.name).toBe('DK11203/20')
  await undoNewest(regnr)
  expect((await pageOf(regnr)).json().name).toBe(regnr)
})

test('a wrong number is removed and comes back with an undo, unless another dog has it by then', async () => {
  const [{ regnr }, other] = [await make(), await make()]
  await add(regnr, 'DK11204/20')
  expect((await remove(regnr, 'DK11204/20')).json().numbers).toEqual([{ id: regnr, regnr, main: true }])
  expect((await pageOf('DK11204/20')).statusCode).toBe(404)
  expect((await undoNewest(regnr)).json()).toMatchObject({ stayed: [] })
  expect((await pageOf('DK11204/20')).json().regnr).toBe(regnr)
  await remove(regnr, 'DK11204/20')
  await add(other.regnr, 'DK11204/20')
  expect((await undoNewest(regnr)).json().stayed).toMatchObject([{ table: 'dog_number' }])
  expect((await pageOf('DK11204/20')).json().regnr).toBe(other.regnr)
})

test('refuses a taken number, one in no form, the main one, and one that is not the dog’s', async () => {
  const [{ regnr }, other] = [await make(), await make()]
  await add(other.regnr, 'DK11205/20')
  const taken = [409, 'DOG_RECORDED', { number: 'DOG_RECORDED' }]
  expect(refusalOf(await add(regnr, 'dk11205/20'))).toEqual(taken)
  expect(refusalOf(await add(regnr, other.regnr))).toEqual(taken)
  const faults = {
    '': 'REGNR_MISSING',
    FI1: 'REGNR_INVALID',
    FI11205: 'REGNR_NOT_FINNISH',
    'DK11205/20"': 'REGNR_SIGNS_INVALID',
    'DK11205?x=1': 'REGNR_SIGNS_INVALID',
  }
  for (const [number, code] of Object.entries(faults))
    expect(refusalOf(await add(regnr, number))).toEqual([400, 'INPUT_INVALID', { number: code }])
  expect(refusalOf(await remove(regnr, regnr))).toEqual([422, 'NUMBER_IS_MAIN'])
  expect(refusalOf(await remove(regnr, 'DK11205/20'))).toEqual([404, 'NUMBER_NOT_FOUND'])
  expect(refusalOf(await choose(regnr, 'DK11205/20'))).toEqual([404, 'NUMBER_NOT_FOUND'])
  expect(refusalOf(await add('FI99997/99', 'DK11206/20'))).toEqual([404, 'DOG_NOT_FOUND'])
  expect(await numbersOf(regnr)).toHaveLength(1)
})

test('is for those who keep dog data', async () => {
  const { regnr } = await make()
  const shows = await signedIn(app, await makeAccount(database.db, { roles: ['SHOW'] }))
  for (const answer of [
    await add(regnr, 'DK11207/20', shows),
    await choose(regnr, regnr, shows),
    await remove(regnr, regnr, shows),
    await shows.get(addressAt(dogNumbers, of(regnr))),
  ])
    expect(answer.statusCode).toBe(403)
  expect((await app.inject(addressAt(dogNumbers, of(regnr)))).statusCode).toBe(401)
  expect(await numbersOf(regnr)).toHaveLength(1)
})
