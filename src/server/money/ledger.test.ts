import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { FEE, OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

/** Balances of an entry's accounts. */
async function balancesOf(entryId: number): Promise<Record<string, number | null>> {
  const rows = await on.database.db
    .selectFrom('entry_ledger')
    .select(['account', 'amount_cents'])
    .where('entry_id', '=', entryId)
    .orderBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, amount_cents }) => [account, amount_cents]))
}
const kindsOf = async (entryId: number) =>
  (
    await on.database.db
      .selectFrom('ledger_transaction')
      .select('kind')
      .where('entry_id', '=', entryId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)
const differences = () => on.database.db.selectFrom('ledger_difference').selectAll().execute()
const refuses = (statement: string) => expect(on.database.pool.query(statement)).rejects.toThrow()

test('posts a payment, what the organiser owes and keeps, and what goes back, each once', async () => {
  const trialId = await on.trial()
  const { entry, page } = await on.enterAndPay(trialId)
  expect(await balancesOf(entry.id)).toEqual({ prepaid: -FEE, provider: FEE })
  await on.tell(on.provider.told(page, 'ok'))
  await on.agent.json(`/api/auth/trials/${trialId}/entries/withdraw`, { entryId: entry.id, reason: 'Kiima' })
  expect(await balancesOf(entry.id)).toEqual({ owed: -FEE, provider: FEE })
  const reason = 'Sovittu'
  await on.agent.json(`/api/auth/entries/${entry.id}/refund`, { amountCents: 2000, refundedCents: 0, reason })
  expect(await balancesOf(entry.id)).toEqual({ owed: 2000 - FEE, provider: FEE, refunds: -2000 })
  await on.look()
  expect(await balancesOf(entry.id)).toEqual({ owed: 2000 - FEE, provider: FEE - 2000 })
  await on.agent.json(`/api/auth/entries/${entry.id}/keep`, { owedCents: FEE - 2000, reason })
  expect(await balancesOf(entry.id)).toEqual({ income: 2000 - FEE, provider: FEE - 2000 })
  expect(await kindsOf(entry.id)).toEqual(['payment', 'decision', 'refund', 'refund', 'decision'])
})

test('takes back what was on its way when a refund fails', async () => {
  const trialId = await on.trial()
  const { entry } = await on.enterAndPay(trialId)
  on.provider.refundAnswers.push({ outcome: 'failed', code: 'rejected', message: '' })
  await on.agent.json(`/api/auth/entries/${entry.id}/refund`, {
    amountCents: 1500,
    refundedCents: 0,
    reason: 'Alennus',
  })
  await on.look()
  expect(await balancesOf(entry.id)).toEqual({ prepaid: -FEE, provider: FEE })
})

test('turns fees into income when the trial has ended', async () => {
  const trialId = await on.trial()
  const { entry } = await on.enterAndPay(trialId)
  const ended = (ended_at: Date | null) =>
    on.database.db.updateTable('trial').set({ ended_at }).where('id', '=', trialId).execute()
  await ended(on.now)
  expect(await balancesOf(entry.id)).toEqual({ income: -FEE, provider: FEE })
  await ended(null)
  expect(await balancesOf(entry.id)).toEqual({ prepaid: -FEE, provider: FEE })
})

test('posts nothing of a command that is rolled back', async () => {
  const { entry } = await on.enterAndPay(await on.trial())
  const failing = on.database.db.transaction().execute(async (tx) => {
    await tx.updateTable('entry').set({ withdrawn_at: on.now }).where('id', '=', entry.id).execute()
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await kindsOf(entry.id)).toEqual(['payment'])
})

test('two payments of one entry at once are both posted, once', async () => {
  const { entry } = await on.enter(await on.trial())
  const { db } = on.database
  const confirmed = Array.from({ length: 8 }, () => ({
    entry_id: entry.id,
    stamp: crypto.randomUUID(),
    amount_cents: 1000,
    provider: 'paytrail',
    transaction_id: crypto.randomUUID(),
    state: 'open' as const,
    created_at: on.now,
  }))
  await db.insertInto('payment').values(confirmed).execute()
  await Promise.all(
    confirmed.map(({ stamp }) =>
      db
        .updateTable('payment')
        .set({ state: 'confirmed', confirmed_at: on.now })
        .where('stamp', '=', stamp)
        .execute(),
    ),
  )
  expect(await balancesOf(entry.id)).toEqual({ owed: FEE - 8000, prepaid: -FEE, provider: 8000 })
  expect(await kindsOf(entry.id)).toHaveLength(8)
})

test('refuses what does not balance, and every change of what was posted', async () => {
  const { entry } = await on.enterAndPay(await on.trial())
  const head = `insert into ledger_transaction (happened_at, kind, entry_id) values (now(), 'decision', ${entry.id}) returning id`
  await refuses(`with t as (${head}) insert into ledger_entry (transaction_id, account, amount_cents)
    select id, 'income', 100 from t`)
  for (const table of ['ledger_transaction', 'ledger_entry']) {
    await refuses(`delete from ${table}`)
    await refuses(`update ${table} set id = default`)
  }
  await refuses('update ledger_entry set amount_cents = 1')
  expect(await differences()).toEqual([])
})
