import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeClub } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { FEE, OwnEntering } from './ownEntries.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase(), { ATTEMPT_LIMIT_FACTOR: '1' })
})
afterAll(() => on.close())

const FORBIDDEN = [403, 'FORBIDDEN']

/** Everything that one can ask of an entry by its number, or do to it, with bodies that its entrant could send. */
const ofEntrants = (id: number, version: number): ((browser: TestBrowser) => Promise<unknown>)[] => {
  const path = `/api/entries/${id}`
  const contact = { contactName: 'Vieras', contactPhone: '', handler: 'Vieras', language: 'fi' }
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
  return [
    (browser) => browser.get(path),
    (browser) => browser.get(`${path}/receipt.pdf`),
    (browser) => browser.get(`${path}/bill.pdf`),
    (browser) => browser.get(`${path}/certificate`),
    (browser) => browser.get(`${path}/refund-account`),
    (browser) => browser.command(`${path}/pay`),
    (browser) => browser.json(`${path}/transfer`, { version }),
    (browser) => browser.json(`${path}/change`, { version, ...contact }),
    (browser) => browser.json(`${path}/class`, { version, class: 'AVO', productId: 4 }),
    (browser) => browser.json(`${path}/cancel`, { version, reason: 'Kiusa' }),
    (browser) => browser.json(`${path}/refund-account`, { iban: 'FI2112345600000785', holder: 'Vieras' }),
    (browser) => browser.file(`${path}/certificate`, 'application/pdf', pdf),
  ]
}

/** What the organiser may decide about the money of an entry. */
const ofOrganisers = (id: number): ((browser: TestBrowser) => Promise<unknown>)[] => {
  const path = `/api/auth/entries/${id}`
  const reason = 'Kiusa'
  return [
    (browser) => browser.get(`${path}/money`),
    (browser) => browser.json(`${path}/refund`, { amountCents: FEE, refundedCents: 0, reason }),
    (browser) => browser.json(`${path}/keep`, { owedCents: FEE, reason }),
    (browser) => browser.json(`${path}/forgive`, { dueCents: FEE, reason }),
    (browser) =>
      browser.json(`${path}/transfers`, {
        key: crypto.randomUUID(),
        amountCents: FEE,
        dueCents: FEE,
        bookedOn: '2026-08-20',
      }),
  ]
}

test('refuses everything of an entry to a visitor, to another entrant and to the agent of another club, and changes nothing', async () => {
  const { db } = on.database
  const trialId = await on.trial()
  const entered = await on.enterAndPay(trialId)
  const other = await on.enter(trialId)
  const agentAccount = await makeAccount(db, { roles: ['TRIALAGENT'] })
  await makeClub(db, agentAccount.id, 'Etelän Kanakoirakerho')
  const agent = await signedIn(on.app, agentAccount)
  const before = await on.own(entered)
  const { id, version } = before
  for (const stranger of [on.visitor(), other.browser, agent])
    for (const [index, ask] of ofEntrants(id, version).entries())
      expect(refusalOf((await ask(stranger)) as never).slice(0, 2), `entrant's ${index}`).toEqual(FORBIDDEN)
  for (const [index, ask] of ofOrganisers(id).entries())
    expect(refusalOf((await ask(agent)) as never).slice(0, 2), `organiser's ${index}`).toEqual(FORBIDDEN)
  expect(await on.own(entered)).toEqual(before)
  expect(on.provider.refunds).toEqual([])
})

test('lets ten payments of an entry be begun in an hour, of which strangers take none', async () => {
  const entered = await on.enter(await on.trial())
  const path = `/api/entries/${entered.entry.id}/pay`
  const stranger = on.visitor()
  for (let tried = 0; tried < 11; tried++) expect(refusalOf(await stranger.command(path))).toEqual(FORBIDDEN)
  for (let begun = 0; begun < 10; begun++) await on.begin(entered)
  expect(refusalOf(await entered.browser.command(path)).slice(0, 2)).toEqual([429, 'TOO_MANY_PAYMENTS'])
  on.wait(61)
})

test('keeps no more than fifty messages about one payment in an hour, and the payment counts once', async () => {
  const entered = await on.enter(await on.trial())
  const told = on.provider.told(await on.begin(entered), 'ok')
  const answers = []
  for (let sent = 0; sent < 52; sent++) answers.push(await on.tell(told))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(50).fill(200), 429, 429])
  expect((await on.own(entered)).money).toMatchObject({ paidCents: FEE, standing: 'paid' })
  const { rows } = await on.database.pool.query(
    `select count(*)::int as kept from provider_message where content ->> 'stamp' = $1`,
    [on.provider.last.stamp],
  )
  expect(rows).toEqual([{ kept: 50 }])
  const another = await on.enterAndPay(await on.trial())
  expect(await on.own(another)).toMatchObject({ state: 'placed' })
})

test.each([
  ['negative', { amountCents: -100 }],
  ['nothing', { amountCents: 0 }],
  ['of half a cent', { amountCents: 0.5 }],
  ['beyond every number', { amountCents: 1e21 }],
  ['a text', { amountCents: '100' }],
] as const)('gives back no sum that is %s', async (_what, sum) => {
  const { entry } = await on.enterAndPay(await on.trial())
  const answer = await on.agent.json(`/api/auth/entries/${entry.id}/refund`, {
    refundedCents: 0,
    reason: 'Sovittu',
    ...sum,
  })
  expect(refusalOf(answer).slice(0, 2)).toEqual([400, 'INPUT_INVALID'])
})
