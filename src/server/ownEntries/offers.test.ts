import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { FEE, OwnEntering } from './ownEntries.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

const HOUR = 60

test('G14: takes back a place that is not paid in 30 minutes, and offers it to the first in the queue for 48 hours', async () => {
  const trialId = await on.trial({ capacity: 1 })
  const slow = await on.enter(trialId)
  const first = await on.enter(trialId)
  const second = await on.enter(trialId)
  on.wait(29)
  await on.look()
  expect(await on.own(slow)).toMatchObject({ state: 'held' })
  on.wait(1)
  await on.look()
  expect(await on.own(slow)).toMatchObject({ state: 'expired', refusals: { pay: 'ENTRY_LEFT' } })
  expect(await on.own(first)).toMatchObject({
    state: 'offered',
    heldUntil: new Date(on.now.getTime() + 48 * HOUR * 60_000).toISOString(),
    money: { dueCents: FEE },
  })
  expect(await on.own(second)).toMatchObject({ state: 'queued', queueNumber: 1 })
  expect(await on.mailsTo(slow.entry.contactEmail!)).toEqual([
    'ownEntryHeld',
    'placeReminder',
    'placeExpired',
  ])
  expect(await on.mailsTo(first.entry.contactEmail!)).toEqual(['ownEntryQueued', 'placeOffered'])
})

test('G14: moves an offer on that was not taken, and keeps one that was paid', async () => {
  const trialId = await on.trial({ capacity: 1 })
  const slow = await on.enter(trialId)
  const first = await on.enter(trialId)
  const second = await on.enter(trialId)
  on.wait(30)
  await on.look()
  on.wait(48 * HOUR)
  await on.look()
  expect(await on.own(slow)).toMatchObject({ state: 'expired' })
  expect(await on.own(first)).toMatchObject({ state: 'expired' })
  expect(await on.own(second)).toMatchObject({ state: 'offered' })
  await on.tell(on.provider.told(await on.begin(second), 'ok'))
  on.wait(72 * HOUR)
  await on.look()
  expect(await on.own(second)).toMatchObject({ state: 'placed' })
})

test('G14: two looks at once take a place back once and offer it once', async () => {
  const trialId = await on.trial({ capacity: 1 })
  await on.enter(trialId)
  const first = await on.enter(trialId)
  const second = await on.enter(trialId)
  on.wait(30)
  await Promise.all([on.look(), on.look(), on.look()])
  expect(await on.own(first)).toMatchObject({ state: 'offered' })
  expect(await on.own(second)).toMatchObject({ state: 'queued' })
  expect(await on.mailsTo(first.entry.contactEmail!)).toEqual(['ownEntryQueued', 'placeOffered'])
})

test('G15: overtakes nobody: whoever comes when a place is free and somebody waits for it joins the queue', async () => {
  const trialId = await on.trial({ capacity: 1 })
  await on.enter(trialId)
  const first = await on.enter(trialId)
  on.wait(30)
  // The place is over, and nobody has looked.
  const { version, id } = await on.own(first)
  expect(version).toBeGreaterThan(0)
  await on.agent.json(`/api/auth/trials/${trialId}/entries/withdraw`, {
    entryId: (await on.participants(trialId)).places[0]!.id,
    reason: 'Ei maksanut',
  })
  const late = await on.enter(trialId)
  expect(late.entry).toMatchObject({ state: 'queued', queueNumber: 2 })
  on.wait(2)
  await on.look()
  expect(await on.own(first)).toMatchObject({ state: 'offered', id })
})

test('leaves what the organiser has just taken out alone for a minute, in which it can be restored', async () => {
  const trialId = await on.trial({ capacity: 1 })
  const paid = await on.enterAndPay(trialId)
  const first = await on.enter(trialId)
  await on.agent.json(`/api/auth/trials/${trialId}/entries/withdraw`, {
    entryId: paid.entry.id,
    reason: 'Erehdys',
  })
  await on.look()
  expect(await on.own(first)).toMatchObject({ state: 'queued' })
  await on.agent.json(`/api/auth/trials/${trialId}/entries/restore`, { entryId: paid.entry.id })
  on.wait(2)
  await on.look()
  expect(await on.own(paid)).toMatchObject({ state: 'placed', money: { standing: 'paid' } })
  expect(await on.own(first)).toMatchObject({ state: 'queued' })
})

test('G14: offers a place that the organiser gives by hand until it is paid, and keeps a paid or free one at once', async () => {
  const trialId = await on.trial({ capacity: 1 })
  const paid = await on.enterAndPay(trialId)
  const first = await on.enter(trialId)
  const give = (entryId: number, list: string) =>
    on.agent.json(`/api/auth/trials/${trialId}/entries/move`, { entryId, list, beforeId: null })
  await give(paid.entry.id, 'reserve')
  await give(first.entry.id, 'place')
  expect(await on.own(first)).toMatchObject({ state: 'offered' })
  await give(first.entry.id, 'reserve')
  expect(await on.own(first)).toMatchObject({ state: 'queued', heldUntil: null })
  await give(paid.entry.id, 'place')
  expect(await on.own(paid)).toMatchObject({ state: 'placed', heldUntil: null })
})

test('offers until 18:00 on the day before the trial, and nothing that could not be taken in three hours', async () => {
  const day = { held_on: '2026-08-29', registration_end: '2026-08-28' }
  const trialId = await on.trial({ ...day, capacity: 1 })
  const paid = await on.enterAndPay(trialId)
  const first = await on.enter(trialId)
  const cancel = async () =>
    paid.browser.json(`/api/entries/${paid.entry.id}/cancel`, {
      version: (await on.own(paid)).version,
      reason: 'Este',
    })
  const minutes = (Date.parse('2026-08-28T11:00:00Z') - on.now.getTime()) / 60_000
  on.wait(minutes)
  await cancel()
  await on.look()
  expect(await on.own(first)).toMatchObject({ state: 'offered', heldUntil: '2026-08-28T15:00:00.000Z' })
  const late = await on.trial({ ...day, capacity: 1 })
  const last = await on.enterAndPay(late)
  const waiting = await on.enter(late)
  on.wait(2 * HOUR)
  await last.browser.json(`/api/entries/${last.entry.id}/cancel`, {
    version: (await on.own(last)).version,
    reason: 'Este',
  })
  await on.look()
  expect(await on.own(waiting)).toMatchObject({ state: 'queued' })
})

test('reminds who has not paid once before each end of a hold, in the language of the entry', async () => {
  const trialId = await on.trial({ capacity: 1 })
  const slow = await on.enter(trialId, { language: 'sv' })
  const first = await on.enter(trialId)
  const second = await on.enter(trialId)
  const remindersTo = async ({ entry }: typeof slow) =>
    (await on.mailsTo(entry.contactEmail!)).filter((kind) => kind === 'placeReminder').length
  on.wait(19)
  await on.look()
  expect(await remindersTo(slow)).toBe(0)
  on.wait(1)
  await Promise.all([on.look(), on.look(), on.look()])
  await on.look()
  expect(await remindersTo(slow)).toBe(1)
  const { subject, body_text } = await on.database.db
    .selectFrom('mail')
    .select(['subject', 'body_text'])
    .where('kind', '=', 'placeReminder')
    .where('recipient', '=', slow.entry.contactEmail!)
    .executeTakeFirstOrThrow()
  expect(subject).toContain('Påminnelse')
  expect(body_text).toContain('#token=')
  on.wait(10)
  await on.look()
  on.wait(36 * HOUR)
  await on.look()
  await on.look()
  expect([await remindersTo(slow), await remindersTo(first), await remindersTo(second)]).toEqual([1, 1, 0])
  await on.tell(on.provider.told(await on.begin(first), 'ok'))
  on.wait(12 * HOUR)
  await on.look()
  expect(await on.mailsTo(first.entry.contactEmail!)).toEqual([
    'ownEntryQueued',
    'placeOffered',
    'placeReminder',
    'paymentReceived',
  ])
})

test('reminds nobody of an offer that began later than one would remind of it', async () => {
  const trialId = await on.trial({ capacity: 1 })
  await on.enter(trialId)
  const first = await on.enter(trialId)
  on.wait(30)
  await on.look()
  const { id, state } = await on.own(first)
  expect(state).toBe('offered')
  const soon = new Date(on.now.getTime() + 6 * HOUR * 60_000)
  await on.database.db.updateTable('entry').set({ held_until: soon }).where('id', '=', id).execute()
  on.wait(5 * HOUR)
  await on.look()
  expect(await on.mailsTo(first.entry.contactEmail!)).toEqual(['ownEntryQueued', 'placeOffered'])
})
