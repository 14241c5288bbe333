import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EntryMoney } from '#contract/payments.ts'
import { testDatabase } from '#tools/test/database.ts'
import { loadConfig } from '../config.ts'
import { tidyUp } from '../housekeeping.ts'
import { OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

let on: OwnEntering
let boss: Awaited<ReturnType<typeof makeAccount>>
let sysadmin: TestBrowser
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
  boss = await makeAccount(on.database.db, { roles: ['SYSADMIN'] })
  sysadmin = await signedIn(on.app, boss)
})
afterAll(() => on.close())

const HOUR = 3_600_000
const { keepYears } = loadConfig({})
/** One round of housekeeping, which ends every session too. */
async function tidyUpAt(moment: string): Promise<void> {
  await tidyUp(on.database.db, new Date(moment), { session: { idleMs: HOUR, maxMs: HOUR }, keepYears })
  sysadmin = await signedIn(on.app, boss)
}
const money = (id: number) => sysadmin.get(`/api/auth/entries/${id}/money`)
const vouchersOf = async (id: number) =>
  (await money(id)).json<EntryMoney>().payments.map(({ voucher }) => voucher)
const erase = async (id: number) => {
  const answer = await sysadmin.json('/api/auth/persons/erase', { kind: 'entry', id })
  expect(answer.statusCode).toBe(200)
}
const KEPT = { payer: 'Maija Mänty', keptUntil: '2032-12-31' }

test('keeps the payer’s name of a paid entry whose person is erased, for whoever decides about its money alone', async () => {
  const trialId = await on.trial()
  const { entry, browser } = await on.enterAndPay(trialId, { contactPhone: '040 765 4321' })
  expect(await vouchersOf(entry.id)).toEqual([null])
  await erase(entry.id)
  expect(await vouchersOf(entry.id)).toEqual([KEPT])
  const stranger = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['TRIALAGENT'] }))
  expect(refusalOf(await stranger.get(`/api/auth/entries/${entry.id}/money`))).toEqual([403, 'FORBIDDEN'])
  const others = [
    await on.agent.get(`/api/auth/trials/${trialId}/entries`),
    await browser.get(`/api/entries/${entry.id}`),
    await on.agent.get('/api/auth/money.csv'),
  ]
  for (const { body } of others) expect(body).not.toMatch(/Mänty|osallistuja\d|765 ?4321/)
})

test('keeps nothing of an entry that was not paid, or whose payment was a mistake', async () => {
  const unpaid = await on.enter(await on.trial())
  await on.begin(unpaid)
  const marked = await on.enter(await on.trial(), { method: 'transfer' })
  await on.agent.json(`/api/auth/entries/${marked.entry.id}/transfers`, {
    key: crypto.randomUUID(),
    amountCents: 5000,
    bookedOn: on.now.toISOString().slice(0, 10),
    note: '',
    dueCents: 5000,
  })
  const { payments } = (await money(marked.entry.id)).json<EntryMoney>()
  await on.agent.json(`/api/auth/entries/${marked.entry.id}/undo-transfer`, {
    paymentId: payments[0]!.id,
    reason: 'Väärä rivi',
  })
  for (const { entry } of [unpaid, marked]) {
    await erase(entry.id)
    expect(await vouchersOf(entry.id)).toEqual([null])
  }
})

test('stays with a payment that was moved: its payer is who it came from', async () => {
  const paid = await on.enterAndPay(await on.trial(), { contactName: 'Eka Maksaja' })
  const other = await on.enter(await on.trial(), { contactName: 'Toka Osallistuja' })
  const { payments } = (await money(paid.entry.id)).json<EntryMoney>()
  await on.agent.json(`/api/auth/entries/${paid.entry.id}/move-payment`, {
    paymentId: payments[0]!.id,
    toEntryId: other.entry.id,
    moves: 0,
    dueCents: 5000,
    reason: 'Paikka toiselle',
  })
  await erase(other.entry.id)
  expect(await vouchersOf(other.entry.id)).toEqual([null])
  await erase(paid.entry.id)
  expect(await vouchersOf(other.entry.id)).toEqual([{ ...KEPT, payer: 'Eka Maksaja' }])
})

test('is told to its person after the time of the contacts, and goes six years after the year of the money, no hour earlier', async () => {
  const account = await makeAccount(on.database.db)
  const browser = await signedIn(on.app, account)
  const answer = await browser.json(`/api/trials/${await on.trial()}/enter`, await on.formOf())
  const entered = { browser, entry: answer.json<{ id: number }>() }
  const page = await on.begin(entered)
  await on.tell(on.provider.told(page, 'ok'))
  await tidyUpAt('2028-09-12T09:00:00Z')
  expect(await vouchersOf(entered.entry.id)).toEqual([null])
  await tidyUpAt('2028-09-13T09:00:00Z')
  expect(await vouchersOf(entered.entry.id)).toEqual([KEPT])
  const own = await (await signedIn(on.app, account)).get('/api/auth/user/data.json')
  expect(own.json().vouchers).toMatchObject([{ payer: 'Maija Mänty', keptUntil: '2032-12-31' }])
  await tidyUpAt('2032-12-31T21:59:00Z')
  expect(await vouchersOf(entered.entry.id)).toEqual([KEPT])
  await tidyUpAt('2032-12-31T22:00:00Z')
  expect(await vouchersOf(entered.entry.id)).toEqual([null])
})
