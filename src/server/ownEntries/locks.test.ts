import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { openDatabase } from '../platform/database.ts'
import { refusalOf } from '../testing/refusal.ts'
import { hearStatements } from '../testing/statements.ts'
import { OwnEntering } from './ownEntries.test-helper.ts'

/** What a statement locks to the end of its transaction. */
const LOCKS = {
  trial: /pg_advisory_xact_lock\(/,
  entry: /^\s*(insert into|update) "?entry(_move)?"?\s/,
  money: /^\s*(insert into|update) "?(payment|refund)"?\s|from "payment".*for update/s,
} as const

/** For each transaction since the beginning what it has locked, in that order. */
const transactions: (keyof typeof LOCKS)[][] = []

let on: OwnEntering
beforeAll(async () => {
  const database = await testDatabase()
  on = await OwnEntering.start(database)
  const running = new Map<number, (keyof typeof LOCKS)[]>()
  hearStatements(database.pool, ({ text, connection }) => {
    if (text === 'begin') running.set(connection, [])
    for (const [name, lock] of Object.entries(LOCKS))
      if (lock.test(text)) running.get(connection)?.push(name as keyof typeof LOCKS)
    if (text === 'commit') {
      transactions.push(running.get(connection) ?? [])
      running.delete(connection)
    }
  })
})
afterAll(() => on.close())

const cancel = async (entered: Awaited<ReturnType<OwnEntering['enter']>>) =>
  entered.browser.json(`/api/entries/${entered.entry.id}/cancel`, {
    version: (await on.own(entered)).version,
    reason: 'Este',
  })

test('G3: locks the trial before anything of its entries and their money', async () => {
  const trialId = await on.trial({ capacity: 2 })
  const paid = await on.enterAndPay(trialId)
  const slow = await on.enter(trialId)
  const waiting = await on.enter(trialId)
  await cancel(paid)
  on.wait(31)
  await on.look()
  await on.tell(on.provider.told(await on.begin(waiting), 'ok'))
  const byHand = (verb: string, body: object) =>
    on.agent.json(`/api/auth/trials/${trialId}/entries/${verb}`, body)
  await byHand('restore', { entryId: slow.entry.id })
  await byHand('move', { entryId: slow.entry.id, list: 'reserve', beforeId: null })
  await on.agent.json(`/api/auth/entries/${waiting.entry.id}/refund`, {
    amountCents: 100,
    refundedCents: 0,
    reason: 'Sovittu',
  })
  const ofEntries = transactions.filter((locked) => locked.includes('entry'))
  const ofMoney = transactions.filter((locked) => locked.includes('money'))
  expect(ofEntries.length).toBeGreaterThan(8)
  expect(ofMoney.length).toBeGreaterThan(4)
  expect(ofEntries.filter(([first]) => first !== 'trial')).toEqual([])
  // The one row of a refund that is settled has nobody behind it.
  expect(ofMoney.filter((locked) => locked[0] !== 'trial' && locked.length > 1)).toEqual([])
})

test('G3: lets whatever happens at once to one trial wait for each other, never for ever', async () => {
  const trialId = await on.trial({ capacity: 3 })
  const paid = await on.enterAndPay(trialId)
  const held = await on.enter(trialId)
  const page = await on.begin(held)
  const queued = await on.enter(trialId)
  const forms = await Promise.all([1, 2, 3].map(() => on.formOf()))
  on.wait(31)
  const answers = await Promise.all([
    ...forms.map((form) => on.visitor().json(`/api/trials/${trialId}/enter`, form, { captcha: true })),
    cancel(paid),
    cancel(queued),
    ...[1, 2].map(() => on.tell(on.provider.told(page, 'ok'))),
    held.browser.command(`/api/entries/${held.entry.id}/pay`),
    on.agent.json(`/api/auth/trials/${trialId}/entries/withdraw`, {
      entryId: paid.entry.id,
      reason: 'Este',
    }),
    on.agent.json(`/api/auth/entries/${held.entry.id}/refund`, {
      amountCents: 100,
      refundedCents: 0,
      reason: 'Sovittu',
    }),
    on.look(),
    on.look(),
  ])
  expect(answers.filter((answer) => answer && answer.statusCode >= 500)).toEqual([])
})

test('G3: answers 503 where a trial is locked for longer than a statement may take, having changed nothing', async () => {
  const database = await testDatabase()
  const impatient = openDatabase(database.url, { statementTimeout: 500 })
  const busy = await OwnEntering.start(impatient)
  const trialId = await busy.trial()
  const form = await busy.formOf()
  const browser = busy.visitor()
  const send = () => browser.json(`/api/trials/${trialId}/enter`, form, { captcha: true })
  const locker = await database.pool.connect()
  await locker.query('begin')
  await locker.query('select from trial where id = $1 for update', [trialId])
  expect(refusalOf(await send())).toEqual([503, 'BUSY'])
  await locker.query('rollback')
  locker.release()
  expect((await busy.participants(trialId)).places).toEqual([])
  expect((await send()).statusCode).toBe(200)
  await busy.close()
  await database.close()
})
