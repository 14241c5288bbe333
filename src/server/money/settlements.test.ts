import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Treasury } from '#contract/money.ts'
import type { SettlementOverview, SettlementPreview } from '#contract/settlements.ts'
import { testDatabase } from '#tools/test/database.ts'
import { FEE, OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeRefund } from '../testing/factories.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

let on: OwnEntering
let admin: TestBrowser
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
  admin = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['SYSADMIN'] }))
})
afterAll(() => on.close())

const HEADER =
  'entryDate,amount,status,stamp,reference,settlementId,settlementDate,originalTradeReference,paymentMethodFee,paymentMethodCommission'
interface Row {
  readonly euros: string
  readonly stamp: string
  readonly settlement?: string
  readonly reference?: string
  readonly of?: string
  readonly fee?: string
}
const report = (...rows: Row[]): Buffer =>
  Buffer.from(
    [
      HEADER,
      ...rows.map(
        ({ euros, stamp, settlement = '1', reference = 'A', of = '', fee = '0.35' }) =>
          `20-08-2026,${euros},Paid and settled,${stamp},${reference},${settlement},25-08-2026,${of},${fee},0.125`,
      ),
    ].join('\n'),
  )
const send = (who: TestBrowser, path: string, body: Buffer) => who.file(path, 'text/csv', body)
const preview = (body: Buffer, who = admin) => send(who, '/api/auth/settlements/preview', body)
async function bringIn(body: Buffer) {
  const { hash } = (await preview(body)).json<SettlementPreview>()
  return send(admin, `/api/auth/settlements?${new URLSearchParams({ hash, fileName: 'tilitys.csv' })}`, body)
}
const overview = async () => (await admin.get('/api/auth/settlements')).json<SettlementOverview>()
const balances = async () =>
  Object.fromEntries((await overview()).balances.map(({ account, amountCents }) => [account, amountCents]))
const kinds = async (reference: string) =>
  (await overview()).cases.filter(({ settlement }) => settlement === reference).map(({ kind }) => kind)

async function paid(
  trial: Parameters<typeof on.trial>[0] = {},
): Promise<{ id: number; stamp: string; entryId: number; trialId: number }> {
  const trialId = await on.trial(trial)
  const { entry } = await on.enterAndPay(trialId)
  const { id, stamp } = await on.database.db
    .selectFrom('payment')
    .select(['id', 'stamp'])
    .where('entry_id', '=', entry.id)
    .executeTakeFirstOrThrow()
  return { id, stamp, entryId: entry.id, trialId }
}

test('SYSADMIN imports a settlement once: fees and payout are posted, and what the provider owes falls', async () => {
  const { stamp } = await paid()
  const before = await balances()
  const body = report({ euros: '50.00', stamp })
  expect((await preview(body)).json()).toMatchObject({
    settlements: [
      {
        reference: '1',
        settledOn: '2026-08-25',
        payments: 1,
        refunds: 0,
        grossCents: FEE,
        feeCents: 48,
        payoutCents: FEE - 48,
        cases: 0,
        known: false,
      },
    ],
  })
  expect(await balances()).toEqual(before)
  const both = await Promise.all([bringIn(body), bringIn(body)])
  expect(both.map((answer) => answer.json<{ imported: number }>().imported).toSorted()).toEqual([0, 1])
  const after = await balances()
  expect(after).toMatchObject({ fees: 48, payout: FEE - 48 })
  expect((after.provider ?? 0) - (before.provider ?? 0)).toBe(-FEE)
  expect(await kinds('1')).toEqual([])
  expect((await preview(body)).json()).toMatchObject({ settlements: [{ known: true }] })
  expect((await overview()).ledgerDifferences).toBe(0)
})

test('lists what is not known, of another sum, not done here or settled twice, and posts it as unassigned', async () => {
  const [wrong, twice] = [await paid(), await paid()]
  const open = await on.enter(await on.trial())
  const page = await on.begin(open)
  const unassigned = (await balances()).unassigned ?? 0
  await bringIn(report({ euros: '50', stamp: twice.stamp, settlement: '20' }))
  await bringIn(
    report(
      { euros: '49', stamp: wrong.stamp, settlement: '21' },
      { euros: '50', stamp: twice.stamp, settlement: '21' },
      { euros: '50', stamp: page.stamp, settlement: '21' },
      { euros: '12.34', stamp: crypto.randomUUID(), settlement: '21' },
      { euros: '1', stamp: 'not ours', settlement: '21' },
    ),
  )
  expect((await kinds('21')).toSorted()).toEqual(['differs', 'notDone', 'twice', 'unknown', 'unknown'])
  expect(((await balances()).unassigned ?? 0) - unassigned).toBe(-(5000 + 1234 + 100 - 100))
  await on.tell(on.provider.told(page, 'ok'))
  expect((await kinds('21')).toSorted()).toEqual(['differs', 'twice', 'unknown', 'unknown'])
})

test('takes refunds from what is paid out, by their stamp or by the reference they were asked for with', async () => {
  const [one, other] = [await paid(), await paid()]
  for (const { entryId } of [one, other])
    await on.agent.json(`/api/auth/entries/${entryId}/refund`, {
      amountCents: 1000,
      refundedCents: 0,
      reason: 'Sovittu',
    })
  await on.look()
  const [first, second] = await on.database.db
    .selectFrom('refund')
    .select(['id', 'stamp'])
    .where('payment_id', 'in', [one.id, other.id])
    .orderBy('id')
    .execute()
  await bringIn(
    report(
      { euros: '-10', stamp: first!.stamp, settlement: '30', fee: '' },
      { euros: '10', stamp: '', reference: String(second!.id), of: 'A', settlement: '30', fee: '' },
    ),
  )
  expect(await kinds('30')).toEqual([])
  expect((await overview()).settlements.find(({ reference }) => reference === '30')).toMatchObject({
    refunds: 2,
    payments: 0,
    grossCents: -2000,
  })
})

test('names a payment that should have been settled and is not', async () => {
  const { id, trialId } = await paid()
  // What a club has paid back itself is in no settlement.
  await makeRefund(on.database.db, id, { by_transfer: true, settled_at: on.now })
  const late = Buffer.from(
    String(report({ euros: '1', stamp: 'not ours', settlement: '40' })).replace('25-08-2026', '25-10-2026'),
  )
  await bringIn(late)
  expect(
    (await overview()).cases.filter((one) => one.kind === 'missing' && one.trialId === trialId),
  ).toMatchObject([{ settlement: null, knownCents: FEE, reportedCents: null }])
})

test('refuses what is no report, names what is wrong, and keeps nothing of it', async () => {
  const { settlements } = await overview()
  for (const [text, code] of [
    ['amount,stamp\n1,2\n', 'SETTLEMENT_COLUMNS_MISSING'],
    [`${HEADER}\n20-08-2026,1.234,,x,A,1,25-08-2026,,,\n`, 'SETTLEMENT_ROW_INVALID'],
    [`${HEADER}\n20-08-2026,1.23,,x,A,,,,,\n`, 'FILE_NO_ROWS'],
    ['', 'FILE_EMPTY'],
  ] as const)
    expect(codeOf(await preview(Buffer.from(text)))).toBe(code)
  const body = report({ euros: '5', stamp: 'x', settlement: '50' })
  const query = new URLSearchParams({ hash: '0'.repeat(64), fileName: 'a.csv' })
  expect(refusalOf(await send(admin, `/api/auth/settlements?${query}`, body))).toEqual([
    409,
    'SETTLEMENT_CHANGED',
  ])
  expect((await overview()).settlements).toHaveLength(settlements.length)
})

test('settlements are SYSADMIN’s alone: each call refuses an agent (403) and a visitor (401), and nothing is kept', async () => {
  const { settlements } = await overview()
  const body = report({ euros: '5', stamp: 'x', settlement: '51' })
  const { hash } = (await preview(body)).json<SettlementPreview>()
  const path = `/api/auth/settlements?${new URLSearchParams({ hash, fileName: 'tilitys.csv' })}`
  const calls = [
    (who: TestBrowser) => who.get('/api/auth/settlements'),
    (who: TestBrowser) => preview(body, who),
    (who: TestBrowser) => send(who, path, body),
  ]
  for (const call of calls) {
    expect(refusalOf(await call(on.agent))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await call(on.visitor()))).toEqual([401, 'SESSION_EXPIRED'])
  }
  expect((await overview()).settlements).toHaveLength(settlements.length)
  expect(refusalOf(await admin.get('/api/auth/settlements/999999'))).toEqual([404, 'NOT_FOUND'])
})

describe('a month beside its settlements', () => {
  const MARCH = '?from=2027-03&to=2027-03'
  const DAYS = {
    held_on: '2027-04-12',
    registration_start: '2027-03-01',
    registration_end: '2027-04-01',
    place: 'Aavikko',
  }
  const march = async (who: TestBrowser) =>
    (await who.get(`/api/auth/money${MARCH}`)).json<Treasury>().months[0]!
  const settledOn = (day: string, ...rows: Row[]) =>
    bringIn(Buffer.from(String(report(...rows)).replaceAll('25-08-2026', day)))
  const fees = async () => (await balances()).fees ?? 0
  let one: Awaited<ReturnType<typeof paid>>
  let other: typeof one
  beforeAll(async () => {
    on.waitUntil('2027-03-10T09:00:00Z')
    one = await paid(DAYS)
    other = await paid(DAYS)
  })

  test('waits for a settlement of what has come, then of the rest; the fees are those of what is settled', async () => {
    expect(await march(on.agent)).toMatchObject({
      inCents: 2 * FEE,
      feeCents: 0,
      settlement: { state: 'unsettled', differenceCents: 0, unsettledCents: 2 * FEE },
    })
    await settledOn('12-03-2027', { euros: '50', stamp: one.stamp, settlement: '60' })
    const { trials, ...month } = await march(on.agent)
    expect(month).toMatchObject({ feeCents: 48, settlement: { state: 'unsettled', unsettledCents: FEE } })
    const ofTrial = (id: number) => trials.find(({ trial }) => trial?.id === id)
    expect(ofTrial(one.trialId)).toMatchObject({ feeCents: 48, settlement: { state: 'agrees' } })
    expect(ofTrial(other.trialId)).toMatchObject({ feeCents: 0, settlement: { state: 'unsettled' } })
  })

  test('differs by what a settlement says otherwise and, for SYSADMIN, by what is known to nobody', async () => {
    const before = await fees()
    await settledOn(
      '13-03-2027',
      { euros: '49', stamp: other.stamp, settlement: '61' },
      { euros: '3', stamp: 'not ours', settlement: '61' },
    )
    const agents = await march(on.agent)
    expect(agents).toMatchObject({
      feeCents: 96,
      settlement: { state: 'differs', differenceCents: -100, unsettledCents: 0 },
    })
    expect(agents.trials).toHaveLength(2)
    const admins = await march(admin)
    expect(admins.settlement).toEqual({ state: 'differs', differenceCents: 200, unsettledCents: 0 })
    // 47.5 cents of each of two rows are 95 in all, of which the second has 47.
    expect(admins.trials.find(({ trial }) => trial === null)).toMatchObject({ inCents: 0, feeCents: 47 })
    expect((await fees()) - before).toBe(48 + 47)
  })

  test('is saved with a row for each trial, and each trial with its fees', async () => {
    const linesOf = async (file: string) =>
      (await admin.get(`/api/auth/money/${file}.csv${MARCH}&lang=fi`)).body.trim().split('\r\n')
    const [head, ...months] = await linesOf('months')
    expect(head).toMatch(
      /Kuukausi;Koepäivä;Koenumero;Koepaikka;Kerho;Tullut \(€\);Palautettu \(€\);Palkkiot \(€\);/,
    )
    expect(months.map((line) => line.replace(/^(.*?;.*?;).*?;/, '$1')).toSorted()).toEqual([
      '2027-03;12.04.2027;Aavikko;Pohjan Kanakoirakerho;50,00;0,00;0,48;49,52;0;eroaa;-1,00;0,00',
      '2027-03;12.04.2027;Aavikko;Pohjan Kanakoirakerho;50,00;0,00;0,48;49,52;0;täsmää;0,00;0,00',
      '2027-03;;;;0,00;0,00;0,47;-0,47;0;eroaa;3,00;0,00',
    ])
    const trials = (await linesOf('trials')).filter((line) => line.includes('Aavikko'))
    expect(trials.map((line) => line.split(';').slice(4))).toEqual(
      [1, 2].map(() => ['1', '50,00', '0,00', '0,00', '50,00', '0,48', '0,00', '0,00', '0']),
    )
  })
})
