import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { placeNewDog } from '../entries/entries.service.ts'
import { offerPlaces } from '../entries/offers.service.ts'
import { intendRefund } from '../payments/refunding.service.ts'
import { type Act, inTransaction, readerOf } from '../platform/act.ts'
import { SYSTEM } from '../platform/systemCaller.ts'
import { findTrial, lockTrial } from '../trials/trials.service.ts'
import { FEE, OwnEntering } from './ownEntries.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

/** How a command begins: as the service does it, and without the lock that the service takes. */
const BEGINNINGS = { lock: lockTrial, find: findTrial } as const
type Beginning = keyof typeof BEGINNINGS

/**
 * Runs a command twice in transactions that overlap: the first is not committed before the second is done, or waits for the first.
 * @returns what became of both
 */
async function overlap(run: (act: Act, number: 0 | 1) => Promise<unknown>) {
  const reader = readerOf(on.app.services, SYSTEM)
  const ran = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const first = inTransaction(reader, async (act) => {
    await run(act, 0).finally(ran.resolve)
    await mayCommit.promise
  })
  await ran.promise
  let isSecondDone = false
  const second = inTransaction(reader, (act) => run(act, 1)).finally(() => {
    isSecondDone = true
  })
  const both = Promise.allSettled([first, second])
  await vi.waitFor(async () => expect(isSecondDone || (await waiters()) > 0).toBe(true), {
    timeout: 20_000,
  })
  mayCommit.resolve()
  return both
}

async function waiters(): Promise<number> {
  const { rowCount } = await on.database.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount ?? 0
}

/** Enters a dog as the service does it once it has the trial. */
async function enterDog(act: Act, beginning: Beginning, trialId: number, regnr: string): Promise<void> {
  const trial = await BEGINNINGS[beginning](act, trialId)
  await placeNewDog(act, trial, {
    regnr,
    class: 'AVO',
    handler: '',
    contactName: '',
    contactEmail: '',
    contactPhone: '',
    language: 'fi',
  })
}

const placesAfter = async (beginning: Beginning) => {
  const trialId = await on.trial({ capacity: 1 })
  const dogs = [await on.dog(), await on.dog()] as const
  await overlap((act, number) => enterDog(act, beginning, trialId, dogs[number].regnr))
  return (await on.participants(trialId)).places.length
}

test('G2: gives one place once to two at once under the lock, and twice without it', async () => {
  expect(await placesAfter('lock')).toBe(1)
  expect(await placesAfter('find')).toBe(2)
})

test('G1: lets a dog into a trial once of two at once, even without the lock', async () => {
  for (const beginning of ['lock', 'find'] as const) {
    const trialId = await on.trial()
    const { regnr } = await on.dog()
    const both = await overlap((act) => enterDog(act, beginning, trialId, regnr))
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect((await on.participants(trialId)).places).toHaveLength(1)
  }
})

const refundedAfter = async (beginning: Beginning) => {
  const trialId = await on.trial()
  const { entry } = await on.enterAndPay(trialId)
  await overlap(async (act) => {
    await BEGINNINGS[beginning](act, trialId)
    await intendRefund(act, entry.id, { amountCents: FEE, reason: 'Sovittu' })
  })
  const { rows } = await on.database.pool.query<{ refunded_cents: number }>(
    'select refunded_cents from entry_money where entry_id = $1',
    [entry.id],
  )
  return rows[0]!.refunded_cents
}

test('G12: gives money back once to two at once under the lock, and twice without it', async () => {
  expect(await refundedAfter('lock')).toBe(FEE)
  expect(await refundedAfter('find')).toBe(2 * FEE)
})

const offersAfter = async (beginning: Beginning) => {
  const trialId = await on.trial({ capacity: 1 })
  const paid = await on.enterAndPay(trialId)
  const first = await on.enter(trialId)
  const { version } = await on.own(paid)
  await paid.browser.json(`/api/entries/${paid.entry.id}/cancel`, { version, reason: 'Este' })
  await overlap(async (act) => offerPlaces(act, await BEGINNINGS[beginning](act, trialId)))
  return (await on.mailsTo(first.entry.contactEmail!)).filter((kind) => kind === 'placeOffered').length
}

test('G14: offers a place once of two looks at once under the lock, and twice without it', async () => {
  expect(await offersAfter('lock')).toBe(1)
  expect(await offersAfter('find')).toBe(2)
})
