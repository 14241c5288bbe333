import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TrialDog } from '#contract/entries.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makePerson } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import { type Entering, startEntering } from './entries.test-helper.ts'

let on: Entering
beforeAll(async () => {
  on = await startEntering(await testDatabase())
})
afterAll(() => on.close())

const ask = (body: object, browser = on.visitor) => browser.json('/api/trialdog', body)

test('returns what the sign-up form needs of a dog, by class, for a trial, a day or today', async () => {
  const dog = await on.dog({ birth_date: '2025-01-10' })
  const trialId = await on.trial({ held_on: '2027-02-01', classes: ['NUO', 'AVO'] })
  const today = (await ask({ regnr: dog.regnr })).json<TrialDog>()
  expect(today).toMatchObject({
    dog: { regnr: dog.regnr, name: dog.name, breed: '119', birthDate: '2025-01-10' },
    date: '2026-08-20',
    entered: false,
    eligibility: {
      NUO: { ok: true, reasons: [] },
      AVO: { ok: true, reasons: [] },
      VOI: { ok: false, reasons: ['FIRST_PRIZE_MISSING'] },
    },
  })
  const young = (await ask({ regnr: dog.regnr, date: '2025-03-01' })).json<TrialDog>()
  expect(young.eligibility.NUO.reasons).toEqual(['TOO_YOUNG'])
  await on.enter(trialId, { dog })
  const atTrial = (await ask({ regnr: dog.regnr.toLowerCase(), trialId })).json<TrialDog>()
  expect(atTrial).toMatchObject({
    date: '2027-02-01',
    entered: true,
    eligibility: {
      NUO: { reasons: ['TOO_OLD'] },
      AVO: { ok: true },
      VOI: { reasons: ['CLASS_NOT_OFFERED', 'FIRST_PRIZE_MISSING'] },
    },
  })
})

test('names the other trials of the same days that the dog is entered in', async () => {
  const dog = await on.dog({ birth_date: '2024-01-10' })
  const days = { held_on: '2027-02-06', end_date: '2027-02-07' }
  const asked = await on.trial({ held_on: '2027-02-07' })
  const [other, cancelled, left, next] = [
    await on.trial({ ...days, place: 'Muhos' }),
    await on.trial(days),
    await on.trial(days),
    await on.trial({ held_on: '2027-02-08' }),
  ]
  for (const trialId of [other, cancelled, left, next]) await on.enter(trialId, { dog })
  await on.database.pool.query('update entry set withdrawn_at = now() where trial_id = $1', [left])
  await on.database.pool.query('update trial set cancelled_at = now() where id = $1', [cancelled])
  const sameDays = async (browser = on.visitor, trialId = asked) =>
    (await ask({ regnr: dog.regnr, trialId }, browser)).json<TrialDog>().sameDays
  const told = [{ date: '2027-02-06', kaerNr: expect.any(Number), place: 'Muhos' }]
  const { db, pool } = on.database
  const person = await makePerson(db)
  const owner = await signedIn(on.app, await makeAccount(db, { person_id: person }))
  expect([await sameDays(), await sameDays(owner)], 'nobody else’s entry').toEqual([[], []])
  await db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: person }).execute()
  expect([await sameDays(), await sameDays(owner)], 'the owner knows').toEqual([[], told])
  await pool.query('update trial set start_list_at = now() where id = any($1)', [[other, left, next]])
  expect(await sameDays(), 'everybody sees a start list').toEqual(told)
  expect(await sameDays(owner, next)).toEqual([])
})

test('refuses bad input, an unknown dog or trial, and another’s draft', async () => {
  const dog = await on.dog()
  const draft = await on.trial({ published_at: null, kaer_nr: null })
  expect(refusalOf(await ask({ regnr: 'x' }))).toEqual([400, 'INPUT_INVALID', { regnr: 'REGNR_INVALID' }])
  expect(refusalOf(await ask({ regnr: dog.regnr, date: '2026-02-30' }))).toEqual([
    400,
    'INPUT_INVALID',
    { date: 'VALUE_INVALID' },
  ])
  expect(refusalOf(await ask({ regnr: dog.regnr, date: '1950-01-01' }))).toEqual([
    400,
    'INPUT_INVALID',
    { date: 'VALUE_INVALID' },
  ])
  expect(refusalOf(await ask({ regnr: 'FI99999/98' }))).toEqual([404, 'DOG_NOT_FOUND'])
  expect(refusalOf(await ask({ regnr: dog.regnr, trialId: 999_999 }))).toEqual([404, 'TRIAL_NOT_FOUND'])
  expect(refusalOf(await ask({ regnr: dog.regnr, trialId: draft }))).toEqual([404, 'TRIAL_NOT_FOUND'])
  expect((await ask({ regnr: dog.regnr, trialId: draft }, on.agent)).statusCode).toBe(200)
})

test('hides a death that has not been released, also in a refusal', async () => {
  const dead = { birth_date: '2025-01-10', death_date: '2026-03-01' }
  const quiet = await makeDog(on.database.db, dead)
  const told = await makeDog(on.database.db, { ...dead, death_released: true })
  const nuo = async (regnr: string) => (await ask({ regnr })).json<TrialDog>().eligibility.NUO.reasons
  expect(await nuo(quiet.regnr)).toEqual([])
  expect(await nuo(told.regnr)).toEqual(['DOG_DEAD'])
})
