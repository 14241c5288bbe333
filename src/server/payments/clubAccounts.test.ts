import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import { makeClub } from '../testing/factories.ts'
import { PaymentProviders } from './providers.ts'
import { ScriptedProvider } from './scriptedProvider.test-helper.ts'

const service = new ScriptedProvider('paytrail', 'key of the service')
const former = new ScriptedProvider('paytrail:11', 'key of the former account')
const own = new ScriptedProvider('paytrail:12', 'key of the club')

let on: OwnEntering
let clubId: number
beforeAll(async () => {
  const database = await testDatabase()
  clubId = await makeClub(database.db)
  const providers = new PaymentProviders(service, new Map([[clubId, [own, former]]]))
  on = await OwnEntering.start(database, {}, providers)
})
afterAll(() => on.close())

/** Enters a dog and begins to pay. @param provider whose page it is */
async function begin(provider: ScriptedProvider, trial: object) {
  const entered = await on.enter(await on.trial(trial))
  await entered.browser.command(`/api/entries/${entered.entry.id}/pay`)
  return { ...entered, page: provider.last }
}
const stateOf = async (entered: Awaited<ReturnType<typeof begin>>) => (await on.own(entered)).state

test('a trial of a club with an account of its own is paid there, every other through the service’s', async () => {
  await begin(own, { club_id: clubId })
  expect([own.pages.length, service.pages.length]).toEqual([1, 0])
  await begin(service, {})
  expect([own.pages.length, service.pages.length, former.pages.length]).toEqual([1, 1, 0])
})

test('what another account says of a payment is kept and believed by nobody', async () => {
  const entered = await begin(own, { club_id: clubId })
  const { page } = entered
  expect((await on.tell(own.told(page, 'ok', { signature: 'key of nobody' }))).statusCode).toBe(400)
  for (const other of [service, former]) expect((await on.tell(other.told(page, 'ok'))).statusCode).toBe(200)
  expect(await stateOf(entered)).toBe('held')
  const { rows } = await on.database.pool.query(
    'select provider, fault from provider_message order by id desc limit 3',
  )
  expect(rows).toEqual([
    { provider: 'paytrail:11', fault: 'ANOTHER_ACCOUNT' },
    { provider: 'paytrail', fault: 'ANOTHER_ACCOUNT' },
    { provider: expect.any(String), fault: 'wrongSignature' },
  ])
  await on.tell(own.told(page, 'ok'))
  expect(await stateOf(entered)).toBe('placed')
})

test('a payment is asked about and paid back where it was made, also when the club pays by another account by then', async () => {
  const entered = await begin(own, { club_id: clubId })
  const { page } = entered
  await on.database.pool.query('update payment set provider = $1 where stamp = $2', [
    'paytrail:11',
    page.stamp,
  ])
  former.pages.push({ ...page, status: 'ok' })
  on.wait(2)
  await on.look()
  expect(await stateOf(entered)).toBe('placed')
  const { version } = await on.own(entered)
  await entered.browser.json(`/api/entries/${entered.entry.id}/cancel`, { version, reason: 'Juoksuaika' })
  await on.look()
  expect([former.refunds.length, own.refunds.length, service.refunds.length]).toEqual([1, 0, 0])
  const [refund] = former.refunds
  expect((await on.tell(own.told(refund!, 'fail'))).statusCode).toBe(200)
  expect((await on.own(entered)).money.refunds).toMatchObject([{ state: 'done' }])
})

test('payments of an account that stands in the settings no more are left alone', async () => {
  const entered = await begin(own, { club_id: clubId })
  await on.database.pool.query('update payment set provider = $1 where stamp = $2', [
    'paytrail:10',
    entered.page.stamp,
  ])
  on.wait(31)
  await on.look()
  expect(await stateOf(entered)).toBe('expired')
})
