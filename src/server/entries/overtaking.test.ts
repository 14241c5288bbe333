import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import { refusalOf } from '../testing/refusal.ts'
import { idsOf, listPath } from './entries.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

const REASON = 'Tuomari pyysi'
const OVERTAKES = [422, 'MOVE_OVERTAKES', { reason: 'REASON_MISSING' }]

/** A full trial with three in the queue. */
async function queued() {
  const trialId = await on.trial({ capacity: 1 })
  const placed = await on.enterAndPay(trialId)
  const [a, b, c] = [await on.enter(trialId), await on.enter(trialId), await on.enter(trialId)]
  const move = (entryId: number, beforeId: number | null, reason?: string, list = 'reserve') =>
    on.agent.json(listPath(trialId, '/move'), { entryId, list, beforeId, ...(reason && { reason }) })
  const reserve = async () => idsOf(await on.participants(trialId)).reserve
  return { trialId, placed, a, b, c, ids: [a, b, c].map(({ entry }) => entry.id), move, reserve }
}
type Entered = Awaited<ReturnType<typeof queued>>['a']
const told = async ({ entry }: Entered) =>
  (await on.mailsTo(entry.contactEmail!)).filter((kind) => kind === 'entryOvertaken')
const later = async () => {
  on.wait(2)
  await Promise.all([on.look(), on.look()])
}

test('G15: the organiser overtakes with a reason alone, which is logged, and told once to the overtaken alone', async () => {
  const { a, b, c, move, reserve, ids } = await queued()
  for (const reason of [undefined, '  ']) {
    const refused = await move(c.entry.id, b.entry.id, reason)
    expect(refusalOf(refused)).toEqual(OVERTAKES)
  }
  expect(await reserve()).toEqual(ids)
  expect((await move(c.entry.id, b.entry.id, REASON)).statusCode).toBe(200)
  expect(await reserve()).toEqual([a.entry.id, c.entry.id, b.entry.id])
  await on.look()
  expect(await told(b), 'it can be undone').toEqual([])
  await later()
  await later()
  expect([await told(a), await told(b), await told(c)]).toEqual([[], ['entryOvertaken'], []])
  const { db } = on.database
  const mail = await db
    .selectFrom('mail')
    .select('body_text')
    .where('recipient', '=', b.entry.contactEmail!)
    .where('kind', '=', 'entryOvertaken')
    .executeTakeFirstOrThrow()
  expect(mail.body_text).toContain(REASON)
  expect(mail.body_text).toContain('sijalla 3')
  const log = await db
    .selectFrom('audit')
    .select('after')
    .where('subject_id', '=', String(c.entry.id))
    .where('code', '=', 'ENTRY_MOVED')
    .execute()
  expect(log).toMatchObject([{ after: { reason: REASON } }])
})

test('G15: undoing within a minute needs no reason, tells nobody, and is no way to overtake', async () => {
  const { a, c, move, reserve, ids } = await queued()
  await move(c.entry.id, a.entry.id, REASON)
  expect((await move(c.entry.id, null)).statusCode).toBe(200)
  expect(await reserve()).toEqual(ids)
  expect(refusalOf(await move(c.entry.id, a.entry.id))).toEqual(OVERTAKES)
  await later()
  expect(await told(a)).toEqual([])
  await move(c.entry.id, a.entry.id, REASON)
  await later()
  expect(await told(a)).toEqual(['entryOvertaken'])
  expect(refusalOf(await move(c.entry.id, null)), 'the minute is over').toEqual(OVERTAKES)
})

test('G15: a place is given past who could take it with a reason alone, and the first gets it without', async () => {
  const { trialId, placed, a, b, move } = await queued()
  await on.agent.json(listPath(trialId, '/withdraw'), { entryId: placed.entry.id, reason: 'Este' })
  expect(refusalOf(await move(b.entry.id, null, undefined, 'place'))).toEqual(OVERTAKES)
  expect((await move(b.entry.id, null, REASON, 'place')).statusCode).toBe(200)
  expect((await move(b.entry.id, a.entry.id)).statusCode, 'gives the place up').toBe(200)
  expect((await move(b.entry.id, null, undefined, 'place')).statusCode, 'now the first').toBe(200)
  await later()
  expect(await told(a)).toEqual([])
})

test('G15: the same move twice at once overtakes once and is told once', async () => {
  const { a, c, move } = await queued()
  await Promise.all([move(c.entry.id, a.entry.id, REASON), move(c.entry.id, a.entry.id, REASON)])
  await later()
  expect(await told(a)).toEqual(['entryOvertaken'])
})

test('G15: who waits is told of moving up once it is better than what was told last, and not again within 12 hours', async () => {
  const { trialId, placed, a, b, c, move } = await queued()
  const movedUp = async ({ entry }: Entered) =>
    (await on.mailsTo(entry.contactEmail!)).filter((kind) => kind === 'queueMovedUp').length
  const counts = async () => [await movedUp(a), await movedUp(b), await movedUp(c)]
  await on.look()
  await on.agent.json(listPath(trialId, '/withdraw'), { entryId: placed.entry.id, reason: 'Este' })
  await later()
  expect((await on.own(a)).state).toBe('offered')
  expect(await counts(), 'the number in the queue was told less than 12 hours ago').toEqual([0, 0, 0])
  on.wait(12 * 60)
  await Promise.all([on.look(), on.look()])
  await later()
  expect(await counts()).toEqual([0, 1, 1])
  const { db } = on.database
  const mail = await db
    .selectFrom('mail')
    .select(['body_text', 'trial_id'])
    .where('recipient', '=', c.entry.contactEmail!)
    .where('kind', '=', 'queueMovedUp')
    .executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ trial_id: trialId })
  expect(mail.body_text).toContain('sijalla 2')
  await move(c.entry.id, b.entry.id, REASON)
  await later()
  on.wait(13 * 60)
  await later()
  expect(await counts(), 'b was told of having been overtaken; c is better than told').toEqual([0, 1, 2])
})
