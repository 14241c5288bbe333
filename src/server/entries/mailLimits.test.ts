import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { refusalOf } from '../testing/refusal.ts'
import { type Entering, listPath, startEntering } from './entries.test-helper.ts'

let on: Entering
beforeAll(async () => {
  on = await startEntering(await testDatabase(), { ATTEMPT_LIMIT_FACTOR: '1' })
})
afterAll(() => on.close())
beforeEach(async () => {
  await on.database.pool.query('delete from mail')
})

const send = (trialId: number) =>
  on.agent.json(listPath(trialId, '/message'), {
    key: crypto.randomUUID(),
    subject: 'Huomio',
    body: 'Luethan tämän.',
    to: 'all',
  })
const anHourPasses = () =>
  on.database.pool.query(`update mail set created_at = created_at - interval '61 minutes'`)
async function mailsTo(address: string): Promise<number> {
  const { rows } = await on.database.pool.query(
    'select count(*)::int as count from mail where lower(recipient) = $1',
    [address],
  )
  return rows[0].count
}

test('refuses the sixth message within an hour to an address, from any trial and however it is written', async () => {
  const [one, two] = [await on.trial(), await on.trial()]
  await on.enter(one, { contactEmail: 'vieras@example.fi' })
  await on.enter(two, { contactEmail: 'Vieras@Example.fi' })
  await on.enter(two, { contactEmail: 'toinen@example.fi' })
  for (const trialId of [one, two, one, two, one]) expect((await send(trialId)).statusCode).toBe(200)
  for (const trialId of [one, two]) {
    const answer = await send(trialId)
    expect(refusalOf(answer)).toEqual([429, 'TOO_MANY_MESSAGES'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  const { rows } = await on.database.pool.query('select from trial_message where trial_id = any($1)', [
    [one, two],
  ])
  expect(rows).toHaveLength(5)
  await anHourPasses()
  expect((await send(two)).statusCode).toBe(200)
})

test('enters dogs beyond twenty mails an hour to one address, and sends no more', async () => {
  const trialId = await on.trial({ capacity: 30 })
  for (let dog = 0; dog < 22; dog++) await on.enter(trialId, { contactEmail: 'kohde@example.fi' })
  expect(await mailsTo('kohde@example.fi')).toBe(20)
  expect(refusalOf(await send(trialId))).toEqual([429, 'TOO_MANY_MESSAGES'])
  await on.enter(trialId, { contactEmail: 'muu@example.fi' })
  expect(await mailsTo('muu@example.fi')).toBe(1)
})
