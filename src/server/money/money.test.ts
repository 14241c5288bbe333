import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Participants } from '#contract/entries.ts'
import type { Treasury, TrialMoney } from '#contract/money.ts'
import type { NeededTrial } from '#contract/organising.ts'
import type { EntryMoney } from '#contract/payments.ts'
import { testDatabase } from '#tools/test/database.ts'
import { FEE, OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeClub, makeDog, makeEntry, makeRefund, makeTrial } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { agentId, type Given, payEntryOf } from './money.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

const PATHS = [
  '/api/auth/money',
  '/api/auth/money.csv',
  '/api/auth/money/trials.csv',
  '/api/auth/money/months.csv',
]
const ALWAYS = '?from=1900-01&to=2199-12'
const pay = (trialId: number, payment: Given<'payment'>, entry?: Given<'entry'>) =>
  payEntryOf(on, trialId, payment, entry)
const treasuryOf = async (who: TestBrowser, period = ALWAYS) =>
  (await who.get(`/api/auth/money${period}`)).json<Treasury>()
const moneyOf = async (trialId: number, period = ALWAYS) =>
  (await treasuryOf(on.agent, period)).trials.find(({ trial }) => trial.id === trialId)
const refund = async (id: number, amountCents: number) => {
  const { refundedCents } = (await on.agent.get(`/api/auth/entries/${id}/money`)).json<EntryMoney>()
  const reason = 'Sovittu järjestäjän kanssa'
  return on.agent.json(`/api/auth/entries/${id}/refund`, { amountCents, refundedCents, reason })
}
const withdraw = (trialId: number, entryId: number) =>
  on.agent.json(`/api/auth/trials/${trialId}/entries/withdraw`, { entryId, reason: 'Kiimainen' })
/** Money of a trial in which nothing has happened. */
const NOTHING = {
  paidCents: 0,
  refundedCents: 0,
  onItsWayCents: 0,
  keptCents: 0,
  owedCents: 0,
  unpaidCents: 0,
  waiting: 0,
}

describe('who sees it', () => {
  test('a member and a judge do not, nor does a visitor', async () => {
    for (const path of PATHS) {
      expect((await on.visitor().get(path)).statusCode).toBe(401)
      for (const roles of [[], ['JUDGE'], ['KAER_CHIEF']] as const) {
        const other = await signedIn(on.app, await makeAccount(on.database.db, { roles: [...roles] }))
        expect(refusalOf(await other.get(path))).toEqual([403, 'FORBIDDEN'])
      }
    }
  })

  test('the money of another club never shows, but to SYSADMIN', async () => {
    const trialId = await on.trial()
    await on.enterAndPay(trialId)
    const account = await makeAccount(on.database.db, { roles: ['TRIALAGENT'] })
    await makeClub(on.database.db, account.id, 'Etelän Kanakoirakerho')
    const stranger = await signedIn(on.app, account)
    expect(await treasuryOf(stranger)).toMatchObject({
      trials: [],
      months: [],
      totals: { trials: { entries: 0, ...NOTHING }, months: { inCents: 0, backCents: 0 } },
    })
    expect((await stranger.get(`/api/auth/money.csv${ALWAYS}`)).body.trim().split('\n')).toHaveLength(1)
    const admin = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['SYSADMIN'] }))
    expect((await treasuryOf(admin)).trials.map(({ trial }) => trial.id)).toContain(trialId)
    expect((await treasuryOf(on.agent)).trials.map(({ trial }) => trial.id)).toContain(trialId)
  })
})

describe('what counts where', () => {
  test('a paid dog and one that has a place and has not paid', async () => {
    const trialId = await on.trial()
    await on.enterAndPay(trialId)
    await on.enter(trialId)
    await on.enter(trialId)
    const [club] = (await treasuryOf(on.agent)).trials.map(({ trial }) => trial.club.name)
    expect(club).toBe('Pohjan Kanakoirakerho')
    expect(await moneyOf(trialId)).toMatchObject({
      ...NOTHING,
      entries: 3,
      paidCents: FEE,
      keptCents: FEE,
      // the third waits in the reserve
      unpaidCents: FEE,
    })
  })

  test('money that is owed, on its way, back and kept', async () => {
    const trialId = await on.trial()
    const { entry } = await on.enterAndPay(trialId)
    await withdraw(trialId, entry.id)
    const paid = { ...NOTHING, entries: 1, paidCents: FEE }
    expect(await moneyOf(trialId)).toMatchObject({ ...paid, owedCents: FEE, waiting: 1 })
    await refund(entry.id, 2000)
    expect(await moneyOf(trialId)).toMatchObject({
      ...paid,
      onItsWayCents: 2000,
      owedCents: FEE - 2000,
      waiting: 1,
    })
    await on.look()
    await on.agent.json(`/api/auth/entries/${entry.id}/keep`, {
      owedCents: FEE - 2000,
      reason: 'Ei todistusta',
    })
    expect(await moneyOf(trialId)).toMatchObject({ ...paid, refundedCents: 2000, keptCents: FEE - 2000 })
  })

  test('a refund without an answer is on its way and waits; one that failed has not gone', async () => {
    const trialId = await on.trial()
    const { entry } = await on.enterAndPay(trialId)
    await on.look()
    on.provider.refundAnswers.push(
      { outcome: 'unknown', reason: 'timeout' },
      { outcome: 'failed', code: 'rejected', message: '' },
    )
    await refund(entry.id, 2000)
    await on.look()
    expect(await moneyOf(trialId)).toMatchObject({ onItsWayCents: 2000, refundedCents: 0, waiting: 1 })
    await refund(entry.id, 1000)
    await on.look()
    expect(await moneyOf(trialId)).toMatchObject({ onItsWayCents: 2000, refundedCents: 0, waiting: 1 })
  })

  test('a place that was not paid in time, and a trial without a fee, are no money', async () => {
    const [free, unpaid] = [await on.trial(), await on.trial()]
    await makeEntry(on.database.db, free, (await makeDog(on.database.db)).id)
    const { entry } = await on.enter(unpaid)
    await withdraw(unpaid, entry.id)
    expect([await moneyOf(free), await moneyOf(unpaid)]).toEqual([undefined, undefined])
  })

  test('all money of a cancelled trial is owed until it is on its way', async () => {
    const trialId = await on.trial()
    await on.enterAndPay(trialId)
    await on.enter(trialId)
    await on.database.db
      .updateTable('trial')
      .set({ cancelled_at: on.now, cancel_reason: 'Lumi' })
      .where('id', '=', trialId)
      .execute()
    expect(await moneyOf(trialId)).toMatchObject({ owedCents: FEE, unpaidCents: 0, keptCents: 0, waiting: 1 })
    await on.look()
    expect(await moneyOf(trialId)).toMatchObject({ owedCents: 0, refundedCents: FEE, waiting: 0 })
  })

  test('an entry of a cancelled trial whose money cannot be given back leaves the others theirs', async () => {
    const trialId = await on.trial()
    const failing = await on.enterAndPay(trialId)
    await on.enterAndPay(trialId)
    const { db, pool } = on.database
    await db
      .updateTable('trial')
      .set({ cancelled_at: on.now, cancel_reason: 'Lumi' })
      .where('id', '=', trialId)
      .execute()
    await pool.query(`create function refuse_refund() returns trigger language plpgsql as $$ begin
        if exists (select from payment p where p.id = new.payment_id and p.entry_id = ${failing.entry.id})
          then raise 'refused'; end if; return new; end $$;
      create trigger refuse_refund before insert on refund for each row execute function refuse_refund()`)
    await on.look()
    expect(await moneyOf(trialId)).toMatchObject({ owedCents: FEE, refundedCents: FEE })
    await pool.query('drop trigger refuse_refund on refund; drop function refuse_refund()')
    await on.look()
    expect(await moneyOf(trialId)).toMatchObject({ owedCents: 0, refundedCents: 2 * FEE })
  })
})

describe('the period', () => {
  test('is the twelve months up to this one, and refuses what is none', async () => {
    expect(await treasuryOf(on.agent, '')).toMatchObject({ from: '2025-09', to: '2026-08' })
    expect(await treasuryOf(on.agent, '?to=2026-02')).toMatchObject({ from: '2025-03', to: '2026-02' })
    expect(await treasuryOf(on.agent, '?from=2026-01')).toMatchObject({ from: '2026-01', to: '2026-08' })
    for (const wrong of [
      'from=2026-13',
      'from=2026',
      'to=2026-09-01',
      'from=1899-12',
      'from=2026-09&to=2026-08',
    ])
      for (const path of PATHS) expect((await on.agent.get(`${path}?${wrong}`)).statusCode, wrong).toBe(400)
  })

  test('money belongs to the Finnish month in which it came and in which it arrived back', async () => {
    const club = await makeClub(on.database.db, await agentId(on), 'Lännen Kanakoirakerho')
    const trialId = await on.trial({ club_id: club, held_on: '2031-06-15' })
    const paymentId = await pay(trialId, {
      // 1.3.2031 0:30 in Finland, in winter time
      confirmed_at: new Date('2031-02-28T22:30:00Z'),
    })
    await makeRefund(on.database.db, paymentId, {
      // 31.5.2031 23:59 in Finland, in summer time
      settled_at: new Date('2031-05-31T20:59:00Z'),
    })
    const monthsIn = async (period: string) => (await treasuryOf(on.agent, period)).months
    const march = { month: '2031-03', inCents: FEE, backCents: 0 }
    const may = { month: '2031-05', inCents: 0, backCents: 1000 }
    expect(await monthsIn('?from=2031-01&to=2031-12')).toMatchObject([may, march])
    expect(await monthsIn('?from=2031-03&to=2031-03')).toMatchObject([march])
    expect(await monthsIn('?from=2031-02&to=2031-02')).toEqual([])
    expect(await monthsIn('?from=2031-05&to=2031-05')).toMatchObject([may])
    expect(await monthsIn('?from=2031-06&to=2031-06')).toEqual([])
    const shown = async (period: string) => (await moneyOf(trialId, period))?.paidCents
    expect(await shown('?from=2031-05&to=2031-05'), 'money moved').toBe(FEE)
    expect(await shown('?from=2031-06&to=2031-06'), 'its day').toBe(FEE)
    expect(await shown('?from=2031-07&to=2031-12'), 'neither').toBeUndefined()
  })

  test('a trial whose money waits stands in every period, before the others', async () => {
    const [settled, waits] = [await on.trial({ held_on: '2026-09-20' }), await on.trial()]
    await on.enterAndPay(settled)
    const { entry } = await on.enterAndPay(waits)
    await withdraw(waits, entry.id)
    const ids = ({ trials }: Treasury) => trials.map(({ trial }) => trial.id)
    expect(ids(await treasuryOf(on.agent, '?from=1990-01&to=1990-12'))).toContain(waits)
    const now = ids(await treasuryOf(on.agent))
    expect(now.indexOf(waits)).toBeLessThan(now.indexOf(settled))
  })
})

test('stands among what waits for the agent', async () => {
  const trialId = await on.trial()
  const { entry } = await on.enterAndPay(trialId)
  const needs = async () =>
    (await on.agent.get('/api/auth/trials/needs'))
      .json<NeededTrial[]>()
      .filter(({ id, need }) => id === trialId && need === 'money')
  expect(await needs()).toEqual([])
  await withdraw(trialId, entry.id)
  expect(await needs()).toMatchObject([{ moneyCases: 1, objections: 0 }])
  await refund(entry.id, FEE)
  expect(await needs()).toEqual([])
})

describe('over random money', () => {
  let all: Treasury
  beforeAll(async () => {
    const random = randomOf(7)
    for (let n = 0; n < 12; n++) await makeRandomTrial(random)
    all = await treasuryOf(on.agent)
  })

  test('the months and the trials add up to the same, in sums too', () => {
    const { trials, months, totals } = all
    const sum = (...amounts: number[]) => amounts.reduce((a, b) => a + b, 0)
    const moved = sum(...months.map(({ inCents, backCents }) => inCents - backCents))
    expect(moved).toBe(sum(...trials.map(({ paidCents, refundedCents }) => paidCents - refundedCents)))
    expect(moved).toBe(totals.months.inCents - totals.months.backCents)
    expect(totals.months.inCents).toBe(totals.trials.paidCents)
    expect(moved).toBeGreaterThan(0)
    expect(totals.trials.waiting).toBe(sum(...trials.map(({ waiting }) => waiting)))
    expect(totals.months.waiting).toBe(totals.trials.waiting)
    for (const { inCents, backCents, waiting, trials: ofMonth } of months)
      expect([inCents, backCents, waiting]).toEqual([
        sum(...ofMonth.map((one) => one.inCents)),
        sum(...ofMonth.map((one) => one.backCents)),
        sum(...ofMonth.map((one) => one.waiting)),
      ])
  })

  test('what came in is what went back, is on its way, is owed or stays', () => {
    for (const { paidCents, refundedCents, onItsWayCents, owedCents, keptCents } of [
      ...all.trials,
      all.totals.trials,
    ])
      expect(refundedCents + onItsWayCents + owedCents + keptCents).toBe(paidCents)
  })

  test('each trial is what its participants page says of its entries', async () => {
    for (const trial of all.trials) expect(summary(trial)).toEqual(await asParticipantsSay(trial.trial.id))
  })
})

const summary = ({ owedCents, unpaidCents, waiting, paidCents }: TrialMoney) => ({
  owedCents,
  unpaidCents,
  waiting,
  paidCents,
})

async function asParticipantsSay(trialId: number) {
  const { places, reserve, withdrawn }: Participants = await on.participants(trialId)
  const money = [...places, ...reserve, ...withdrawn].flatMap((entry) => entry.money ?? [])
  const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)
  const waits = ({ standing, unknownRefunds }: (typeof money)[number]) =>
    standing === 'overpaid' || unknownRefunds > 0
  return {
    owedCents: sum(money.map(({ dueCents }) => Math.max(0, -dueCents))),
    unpaidCents: sum(
      places.flatMap((entry) => (entry.money?.standing === 'unpaid' ? entry.money.dueCents : [])),
    ),
    waiting: money.filter(waits).length,
    paidCents: sum(money.map(({ paidCents }) => paidCents)),
  }
}

type Random = () => number

/** The same numbers for the same seed, 0 ≤ x < 1. */
function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const REFUND_STATES = ['intended', 'sending', 'pending', 'done', 'failed', 'unknown'] as const

/** A trial with entries of every kind, payments of several years and refunds in every state. */
async function makeRandomTrial(random: Random): Promise<void> {
  const day = () => new Date(Date.UTC(2024, 0, 1) + Math.floor(random() * 1000) * 86_400_000 + 79_000_000)
  const trialId = await makeTrial(on.database.db, {
    club_id: on.clubId,
    held_on: day().toISOString().slice(0, 10),
    ...(random() < 0.2 && { cancelled_at: on.now, cancel_reason: 'Lumi' }),
  })
  for (let n = 0; n < 8; n++) {
    const isPaid = random() < 0.75
    const isGone = random() < 0.4
    const entry: Given<'entry'> = {
      fee_cents: random() < 0.5 ? FEE : 4050,
      ...(isGone && { withdrawn_at: on.now, left_by: 'entrant' }),
      ...(isGone && isPaid && random() < 0.3 && { kept_cents: 1500 }),
    }
    const paid: Given<'payment'> = isPaid ? { confirmed_at: day() } : { state: 'failed', confirmed_at: null }
    const id = await pay(trialId, { amount_cents: 4050, ...paid }, entry)
    for (let part = 0; isPaid && part < 2; part++) {
      if (random() < 0.6) continue
      const state = REFUND_STATES[Math.floor(random() * REFUND_STATES.length)]!
      const settled_at = state === 'done' || state === 'failed' ? day() : null
      await makeRefund(on.database.db, id, {
        amount_cents: 500 + Math.floor(random() * 700),
        state,
        settled_at,
      })
    }
  }
}
