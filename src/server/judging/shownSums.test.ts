import { expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import {
  bringWater,
  FULL,
  fill,
  judgingFixture,
  lineOf,
  makeStarted,
  markDone,
} from './sheets.test-helper.ts'

const on = judgingFixture(testDatabase)

/** A filled sheet of a dog with water work of grade 8: 167 points and a first prize. */
async function filledSheet(overrides: object = {}) {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1)
  const { id: entryId, dogId } = entries[0]!
  const waterId = await bringWater(on.database.db, on.staff, dogId, 8)
  await fill(on.staff.judge, trialId, entryId, { ...FULL, judgeId: on.staff.judgeId, ...overrides })
  const shown = { points: 167, prize: 1, water: { id: waterId, water: 8, track: null } }
  const results = async () =>
    (await on.database.pool.query('select points, prize from trial_result where dog_id = $1', [dogId])).rows
  return { trialId, entryId, dogId, shown, results }
}

test('publishes what the screen showed', async () => {
  const { trialId, entryId, shown, results } = await filledSheet()
  const done = await markDone(on.staff.judge, trialId, entryId, { shown })
  expect(done.json()).toMatchObject({ status: 'preliminary', points: 167, prize: 1 })
  expect((await markDone(on.staff.judge, trialId, entryId, { shown })).statusCode).toBe(200)
  expect(await results()).toEqual([{ points: 167, prize: 1 }])
})

test('publishes nothing else than the screen showed, and answers with both', async () => {
  const { trialId, entryId, dogId, shown, results } = await filledSheet()
  const better = await bringWater(on.database.db, on.staff, dogId, 10, { heldOn: '2026-09-01' })
  const refused = await markDone(on.staff.judge, trialId, entryId, { shown })
  expect(refusalOf(refused)).toEqual([409, 'RESULT_DIFFERS'])
  const computed = {
    points: 173,
    prize: 1,
    water: { id: better, class: 'AVO', heldOn: '2026-09-01', place: 'Lampi', water: 10, track: null },
  }
  expect(refused.json().error.details).toEqual({ shown, computed })
  expect(await results()).toEqual([])
  expect((await lineOf(on.staff.judge, trialId, entryId)).status).toBe('entered')
  const done = await markDone(on.staff.judge, trialId, entryId, { shown: computed })
  expect(done.json()).toMatchObject({ status: 'preliminary', points: 173 })
})

test.each([
  ['points', { points: 166 }],
  ['a prize', { prize: 2 }],
  ['other water work', { water: null }],
])('publishes nothing where the screen showed other %s', async (_what, other) => {
  const { trialId, entryId, shown, results } = await filledSheet()
  const refused = await markDone(on.staff.judge, trialId, entryId, { shown: { ...shown, ...other } })
  expect(codeOf(refused)).toBe('RESULT_DIFFERS')
  expect(await results()).toEqual([])
})

test('tells whoever comes second that the published result is not what the screen shows', async () => {
  const { trialId, entryId, shown } = await filledSheet()
  await markDone(on.staff.judge, trialId, entryId, { shown })
  const late = await markDone(on.staff.agent, trialId, entryId, { shown: { ...shown, points: 150 } })
  expect(codeOf(late)).toBe('RESULT_DIFFERS')
})

test('compares no water work where there are no points to come from it', async () => {
  const { trialId, entryId, shown } = await filledSheet({
    gunShyness: 0,
    search: null,
    game: null,
    retrieve: null,
  })
  const closed = { ...shown, points: null, prize: 0 }
  for (const browser of [on.staff.judge, on.staff.agent])
    expect((await markDone(browser, trialId, entryId, { shown: closed })).statusCode).toBe(200)
})

test('holds the chief to the screen too, where checks are overridden', async () => {
  const { trialId, entryId, shown } = await filledSheet({ report: null })
  const chief = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['KAER_CHIEF'] }))
  const override = 'Kirja katosi'
  const other = await markDone(chief, trialId, entryId, { override, shown: { ...shown, prize: 3 } })
  expect(codeOf(other)).toBe('RESULT_DIFFERS')
  const done = await markDone(chief, trialId, entryId, { override, shown })
  expect(done.json().overridden.reason).toBe(override)
})
