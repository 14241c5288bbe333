import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Participants } from '#contract/entries.ts'
import { addDays } from '#domain/dates.ts'
import { testDatabase } from '#tools/test/database.ts'
import { finnishDay } from '../platform/clock.ts'
import { refusalOf } from '../testing/refusal.ts'
import { type Entering, idsOf, listPath, NOW, startEntering } from './entries.test-helper.ts'

let on: Entering
beforeAll(async () => {
  on = await startEntering(await testDatabase())
})
afterAll(() => on.close())

const today = finnishDay(NOW)

/** A trial of today, closed for entries, with a dog on whose sheet the speed is written. */
async function judgedTrial() {
  const trialId = await on.trial({ held_on: today, registration_end: addDays(today, -1) })
  const { id, dog } = await on.enter(trialId)
  const write = (value: number | null, was: number | null) =>
    on.agent.json(`/api/auth/trials/${trialId}/results/fields`, {
      kind: 'hunt',
      changes: [{ entryId: id, field: 'speed', value, was }],
    })
  await write(4, null)
  return { trialId, id, dog, write }
}

const LEAVING = [
  ['moved to the reserve', '/move', { list: 'reserve', beforeId: null }],
  ['withdrawn', '/withdraw', { reason: 'Loukkaantui' }],
] as const

test.each(LEAVING)('asks before a dog with something on its sheet is %s', async (_how, verb, body) => {
  const { trialId, id, dog, write } = await judgedTrial()
  const leave = (more: object = {}) =>
    on.agent.json(listPath(trialId, verb), { entryId: id, ...body, ...more })
  const asked = await leave()
  expect(refusalOf(asked)).toEqual([409, 'ENTRY_HAS_SHEET'])
  expect(asked.json().error).toMatchObject({
    details: { dog: dog.name },
    message: expect.stringContaining(`Koiran ${dog.name} kaavakkeelle`),
  })
  expect(idsOf((await on.agent.get(listPath(trialId))).json<Participants>()).places).toEqual([id])
  await write(null, 4)
  expect((await leave()).statusCode, 'emptied again, nothing is asked').toBe(200)
})

test.each(LEAVING)(
  'does not end a trial while a sheet of a dog that was %s has something on it',
  async (_how, verb, body) => {
    const { trialId, id, dog } = await judgedTrial()
    const other = await on.enter(trialId)
    const leave = { entryId: id, ...body, confirmed: ['ENTRY_HAS_SHEET'] }
    expect((await on.agent.json(listPath(trialId, verb), leave)).statusCode).toBe(200)
    await on.agent.json(listPath(trialId, '/absent'), { entryId: other.id })
    const refused = await on.agent.json('/api/auth/trials/end', { id: trialId })
    expect(refusalOf(refused)).toEqual([422, 'RESULTS_NOT_DONE', { [dog.regnr]: 'SHEET_LEFT' }])
  },
)

test('asks nothing of a dog without anything on its sheet, and nothing where it stays in its place', async () => {
  const { trialId, id } = await judgedTrial()
  const other = await on.enter(trialId)
  const move = (entryId: number, list: string, beforeId: number | null) =>
    on.agent.json(listPath(trialId, '/move'), { entryId, list, beforeId })
  expect((await move(id, 'place', other.id)).statusCode).toBe(200)
  expect((await move(other.id, 'reserve', null)).statusCode).toBe(200)
})

test('refuses an answer to a question that is none', async () => {
  const { trialId, id } = await judgedTrial()
  const answer = await on.agent.json(listPath(trialId, '/withdraw'), {
    entryId: id,
    reason: 'Loukkaantui',
    confirmed: ['EVERYTHING'],
  })
  expect(answer.statusCode).toBe(400)
})
