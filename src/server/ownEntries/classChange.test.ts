import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { makeDog, makeShowResult } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import { FEE, OwnEntering } from './ownEntries.test-helper.ts'

let on: OwnEntering
/** Of NUO for who is no member, in cents. */
const YOUTH_FEE = 4000
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

type Entered = Awaited<ReturnType<OwnEntering['enter']>>

/** A dog that may start in NUO and AVO. */
async function youngDog() {
  const dog = await makeDog(on.database.db, { birth_date: '2025-02-01' })
  await makeShowResult(on.database.db, dog.id, {}, '2026-05-01')
  return dog.regnr
}
const youthFee = () => on.productId('Nuorten luokka')
const enterIn = async (trialId: number, name: 'NUO' | 'AVO', others = {}) =>
  on.enter(trialId, {
    regnr: await youngDog(),
    class: name,
    productId: name === 'NUO' ? await youthFee() : await on.productId(),
    ...others,
  })
async function pay(entered: Entered) {
  const page = await on.begin(entered)
  page.status = 'ok'
  await on.tell(on.provider.told(page, 'ok'))
}
const change = async ({ browser, entry }: Entered, to: 'NUO' | 'AVO', others = {}) =>
  browser.json(`/api/entries/${entry.id}/class`, {
    version: (await on.own({ browser, entry })).version,
    class: to,
    productId: to === 'NUO' ? await youthFee() : await on.productId(),
    ...others,
  })

test('gives back what a cheaper class costs less, and tells entrant and organiser', async () => {
  const entered = await enterIn(await on.trial(), 'AVO')
  await pay(entered)
  expect((await change(entered, 'NUO')).json()).toMatchObject({ class: 'NUO', state: 'placed' })
  await on.look()
  expect((await on.own(entered)).money).toMatchObject({
    feeCents: YOUTH_FEE,
    refundedCents: FEE - YOUTH_FEE,
    dueCents: 0,
    standing: 'paid',
    refunds: [{ amountCents: FEE - YOUTH_FEE, state: 'done' }],
  })
  expect(await on.mailsTo(entered.entry.contactEmail!)).toEqual([
    'ownEntryHeld',
    'paymentReceived',
    'classChanged',
    'refundMade',
  ])
  expect(await on.mailsTo('jarjestaja@example.fi')).toContain('organiserClassChanged')
})

test('asks for what a dearer class costs more, and never takes the paid place for it', async () => {
  const entered = await enterIn(await on.trial(), 'NUO')
  await pay(entered)
  expect((await change(entered, 'AVO')).json()).toMatchObject({
    class: 'AVO',
    state: 'placed',
    heldUntil: null,
    money: { feeCents: FEE, dueCents: FEE - YOUTH_FEE, standing: 'unpaid' },
    refusals: { pay: null },
  })
  on.wait(49 * 60)
  await on.look()
  expect(await on.own(entered)).toMatchObject({ state: 'placed' })
  expect((await on.begin(entered)).amountCents).toBe(FEE - YOUTH_FEE)
  on.wait(-49 * 60)
})

test('keeps an unpaid place as long as it was kept, for the new fee: the old one does not keep it', async () => {
  const entered = await enterIn(await on.trial(), 'NUO')
  const page = await on.begin(entered)
  expect((await change(entered, 'AVO')).json()).toMatchObject({
    state: 'held',
    heldUntil: entered.entry.heldUntil,
    money: { dueCents: FEE },
  })
  page.status = 'ok'
  await on.tell(on.provider.told(page, 'ok'))
  on.wait(31)
  await on.look()
  expect(await on.own(entered)).toMatchObject({
    state: 'expired',
    money: { paidCents: YOUTH_FEE, dueCents: -YOUTH_FEE },
  })
})

test('asks before a full class takes the place, then puts the dog last in the queue and gives everything back', async () => {
  const trialId = await on.trial({ capacity: 3, capacity_by_class: JSON.stringify({ AVO: 1 }) })
  const first = await enterIn(trialId, 'AVO')
  const entered = await enterIn(trialId, 'NUO')
  await pay(entered)
  expect(refusalOf(await change(entered, 'AVO'))).toEqual([409, 'CLASS_CHANGE_QUEUES'])
  const confirmed = ['CLASS_CHANGE_QUEUES']
  expect((await change(entered, 'AVO', { confirmed })).json()).toMatchObject({
    state: 'queued',
    queueNumber: 1,
    money: { refundedCents: YOUTH_FEE, dueCents: FEE },
  })
  // The first leaves, and the place is offered for the new fee.
  await first.browser.json(`/api/entries/${first.entry.id}/cancel`, {
    version: (await on.own(first)).version,
    reason: 'Este',
  })
  await on.look()
  expect(await on.own(entered)).toMatchObject({ state: 'offered', money: { dueCents: FEE } })
})

test('changes a place of a full trial into another class of it, and overtakes nobody who waits there', async () => {
  const trialId = await on.trial({ capacity: 1 })
  const entered = await enterIn(trialId, 'NUO')
  const waiting = await enterIn(trialId, 'AVO')
  const last = await enterIn(trialId, 'NUO')
  expect((await change(entered, 'AVO')).json()).toMatchObject({ class: 'AVO', state: 'held' })
  expect(refusalOf(await change(waiting, 'NUO'))).toEqual([409, 'CLASS_CHANGE_QUEUES'])
  expect((await change(waiting, 'NUO', { confirmed: ['CLASS_CHANGE_QUEUES'] })).json()).toMatchObject({
    queueNumber: 2,
  })
  expect(await on.own(last)).toMatchObject({ queueNumber: 1 })
})

test('of two that change into the last place of a class at once one keeps its place, and the other is asked', async () => {
  const trialId = await on.trial({ capacity: 4, capacity_by_class: JSON.stringify({ AVO: 1 }) })
  const both = [await enterIn(trialId, 'NUO'), await enterIn(trialId, 'NUO')]
  const answers = await Promise.all(both.map((one) => change(one, 'AVO')))
  expect(answers.map(refusalOf).toSorted()).toEqual([[200], [409, 'CLASS_CHANGE_QUEUES']])
})

test('refuses others, a stale form, the same class, a class the dog may not start in, a fee of another, and after the closing', async () => {
  const entered = await enterIn(await on.trial(), 'NUO')
  const path = `/api/entries/${entered.entry.id}/class`
  const body = { version: entered.entry.version, class: 'AVO', productId: await on.productId() }
  expect(refusalOf(await on.visitor().json(path, body))).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await on.agent.json(path, body))).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await entered.browser.json('/api/entries/999999/class', body))).toEqual([
    404,
    'ENTRY_NOT_FOUND',
  ])
  expect(refusalOf(await entered.browser.json(path, { ...body, version: 99 }))).toEqual([
    409,
    'CHANGED_MEANWHILE',
  ])
  expect(refusalOf(await change(entered, 'NUO'))).toEqual([
    422,
    'CLASS_UNCHANGED',
    { class: 'CLASS_UNCHANGED' },
  ])
  expect(refusalOf(await entered.browser.json(path, { ...body, class: 'VOI' }))[0]).toBe(422)
  expect(refusalOf(await change(entered, 'AVO', { productId: await youthFee() }))).toEqual([
    422,
    'PRODUCT_NOT_OFFERED',
    { productId: 'PRODUCT_NOT_OFFERED' },
  ])
  expect(refusalOf(await change(entered, 'AVO', { productId: null }))[1]).toBe('PRODUCT_NOT_OFFERED')
  expect(refusalOf(await change(entered, 'AVO', { feeCents: FEE - 1 }))).toEqual([
    409,
    'FEE_CHANGED',
    { productId: 'FEE_CHANGED' },
  ])
  await pay(entered)
  on.wait(13 * 24 * 60)
  expect((await on.own(entered)).refusals).toMatchObject({ change: null, changeClass: 'ENTRY_ENDED' })
  expect(refusalOf(await change(entered, 'AVO'))).toEqual([422, 'ENTRY_ENDED'])
})
