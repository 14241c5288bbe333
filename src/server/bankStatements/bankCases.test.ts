import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportedStatement } from '#contract/bankStatements.ts'
import type { PayableEntry } from '#contract/paymentMoveFields.ts'
import { referenceOf } from '#domain/payments/reference.ts'
import { testDatabase } from '#tools/test/database.ts'
import { FEE, type OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import { makeClub, makeTrial } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import {
  bankingOf,
  enterByTransfer,
  FULL,
  giveAccount,
  startBanking,
  statementOf,
} from './banking.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await startBanking(await testDatabase())
})
afterAll(() => on.close())

const { agent, mark, moneyOf, newId, paid } = bankingOf(() => on)

describe('money that nobody can be told by', () => {
  const lastCase = async () => (await agent().overview()).cases.at(-1)!

  test('is assigned once, by two at once, to an entry of the club', async () => {
    const a = await paid()
    await agent().importOf(statementOf({ id: newId(), sum: FULL, message: 'koemaksu, viite hukassa' }))
    const { id } = await lastCase()
    const offered = (
      await on.agent.get(`/api/auth/bank-cases/${id}/entries?q=${encodeURIComponent(a.entry.dog.regnr)}`)
    ).json<{
      entries: PayableEntry[]
    }>().entries
    expect(offered).toMatchObject([{ id: a.entry.id, dueCents: FEE }])
    const assign = () => on.agent.json(`/api/auth/bank-cases/${id}/assign`, { entryId: a.entry.id })
    const answers = await Promise.all([assign(), assign()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await moneyOf(a.entry.id)).toMatchObject({ paidCents: FEE, standing: 'paid' })
    expect((await agent().overview()).cases.map((one) => one.id)).not.toContain(id)
  })

  test('is offered with the contact and the reference of the entry', async () => {
    const a = await paid()
    await agent().importOf(statementOf({ id: newId(), sum: FULL, message: 'kenen viite' }))
    const { id } = await lastCase()
    const path = `/api/auth/bank-cases/${id}/entries?q=${encodeURIComponent(a.entry.dog.regnr)}`
    const { contactName } = a.entry
    expect(contactName).toBeTruthy()
    expect((await on.agent.get(path)).json()).toMatchObject({
      entries: [{ id: a.entry.id, contactName, reference: referenceOf(a.entry.id) }],
    })
  })

  test('is offered with whether the entry has a place', async () => {
    const [a, b] = [await paid(), await paid()]
    const withdrawn = { entryId: b.entry.id, reason: 'Juoksuaika' }
    const path = `/api/auth/trials/${b.entry.trial.id}/entries/withdraw`
    expect((await on.agent.json(path, withdrawn)).statusCode).toBe(200)
    await agent().importOf(statementOf({ id: newId(), sum: FULL, message: 'paikka tai ei' }))
    const { id } = await lastCase()
    const offered = async (regnr: string) =>
      (await on.agent.get(`/api/auth/bank-cases/${id}/entries?q=${encodeURIComponent(regnr)}`)).json()
    expect(await offered(a.entry.dog.regnr)).toMatchObject({ entries: [{ id: a.entry.id, hasPlace: true }] })
    expect(await offered(b.entry.dog.regnr)).toMatchObject({ entries: [{ id: b.entry.id, hasPlace: false }] })
  })

  test('is assigned to an entry whose same sum is marked by hand only where that is confirmed', async () => {
    const a = await paid()
    expect((await mark(a)).statusCode).toBe(200)
    await agent().importOf(statementOf({ id: newId(), sum: FULL, message: 'sama raha, viite hukassa' }))
    const path = `/api/auth/bank-cases/${(await lastCase()).id}/assign`
    expect(refusalOf(await on.agent.json(path, { entryId: a.entry.id }))).toEqual([409, 'ENTRY_MARKED_PAID'])
    expect(await moneyOf(a.entry.id)).toMatchObject({ paidCents: FEE })
    const confirmed = { entryId: a.entry.id, confirmed: ['ENTRY_MARKED_PAID'] }
    expect((await on.agent.json(path, confirmed)).statusCode).toBe(200)
    expect(await moneyOf(a.entry.id)).toMatchObject({ paidCents: 2 * FEE })
  })

  test('is not assigned to another club’s entry, whose reference it has', async () => {
    const otherClub = await makeClub(on.database.db, undefined, 'Lännen Kanakoirakerho')
    await giveAccount(on.database.db, otherClub, 'FI5410093000123458')
    const trialId = await makeTrial(on.database.db, {
      club_id: otherClub,
      held_on: '2026-09-12',
      registration_start: '2026-08-01',
      registration_end: '2026-09-01',
      capacity: 2,
    })
    const a = await enterByTransfer(on, trialId)
    await agent().importOf(statementOf({ id: newId(), sum: FULL, reference: a.reference }))
    const found = await lastCase()
    expect(found).toMatchObject({ kind: 'otherAccount' })
    const path = `/api/auth/bank-cases/${found.id}/assign`
    expect(refusalOf(await on.agent.json(path, { entryId: a.entry.id }))).toEqual([404, 'ENTRY_NOT_FOUND'])
  })

  test('offers the entry of the payer first, and that of the dog which the message names', async () => {
    const [a, b] = [await paid(), await paid()]
    const [payer, none] = ['Outi Maksavainen', 'Kaisa Toinen']
    await on.database.db
      .updateTable('entry')
      .set({ contact_name: payer })
      .where('id', '=', a.entry.id)
      .execute()
    await on.database.db
      .updateTable('entry')
      .set({ contact_name: none })
      .where('id', '=', b.entry.id)
      .execute()
    const firstOf = async (told: { party?: string; message?: string }) => {
      await agent().importOf(statementOf({ id: newId(), sum: FULL, ...told }))
      const path = `/api/auth/bank-cases/${(await lastCase()).id}/entries?q=`
      return (await on.agent.get(path)).json<{ entries: PayableEntry[] }>().entries[0]!.id
    }
    expect(await firstOf({ party: 'MAKSAVAINEN OUTI K' })).toBe(a.entry.id)
    expect(await firstOf({ party: 'TOINEN K' })).toBe(b.entry.id)
    expect(await firstOf({ message: `Koe ${a.entry.dog.regnr.toLowerCase()}` })).toBe(a.entry.id)
  })

  test('G6: is taken back from the entry that it was assigned to, by two at once, and counts for another', async () => {
    const [wrong, right] = [await paid(), await paid()]
    const [told] = await agent().importOf(statementOf({ id: newId(), sum: FULL, message: 'kenen lie' }))
    const { id } = await lastCase()
    const assign = (entryId: number) => on.agent.json(`/api/auth/bank-cases/${id}/assign`, { entryId })
    const seen = { entryId: wrong.entry.id as number | null, timesReopened: 0 }
    const reopen = (overrides: object = {}) =>
      on.agent.json(`/api/auth/bank-cases/${id}/reopen`, {
        reason: 'Toisen koiran maksu',
        ...seen,
        ...overrides,
      })
    const became = async () =>
      (await on.agent.get(`/api/auth/bank-statements/${told!.id}`)).json<ImportedStatement>().transactions
    expect(refusalOf(await reopen()), 'it waits already').toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await assign(wrong.entry.id)).statusCode).toBe(200)
    expect(await became()).toMatchObject([{ id, entry: { id: wrong.entry.id }, settled: { reason: null } }])
    expect(await moneyOf(wrong.entry.id)).toMatchObject({ payments: [{ statementId: told!.id }] })

    expect(refusalOf(await reopen({ reason: '' }))).toEqual([
      400,
      'INPUT_INVALID',
      { reason: 'VALUE_REQUIRED' },
    ])
    const answers = await Promise.all([reopen(), reopen()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await moneyOf(wrong.entry.id)).toMatchObject({ paidCents: 0, dueCents: FEE, standing: 'unpaid' })
    expect(await became()).toMatchObject([{ id, entry: null, settled: null }])
    expect((await agent().overview()).cases.map((one) => one.id)).toContain(id)
    expect(await on.mailsTo(wrong.entry.contactEmail!)).toContain('paymentTakenBack')

    expect((await assign(right.entry.id)).statusCode).toBe(200)
    expect(await moneyOf(right.entry.id)).toMatchObject({ paidCents: FEE, standing: 'paid' })
    for (const stale of [
      {},
      { entryId: 999_999, timesReopened: 1 },
      { entryId: right.entry.id },
      { timesReopened: 1 },
      { entryId: null, timesReopened: 1 },
    ])
      expect(refusalOf(await reopen(stale)), 'as it was seen before').toEqual([409, 'CHANGED_MEANWHILE'])
    expect(await moneyOf(right.entry.id)).toMatchObject({ paidCents: FEE })
    expect((await reopen({ entryId: right.entry.id, timesReopened: 1 })).statusCode).toBe(200)
    expect((await assign(right.entry.id)).statusCode, 'once more').toBe(200)
    expect(await moneyOf(right.entry.id)).toMatchObject({ paidCents: FEE, standing: 'paid' })
    expect(await on.database.db.selectFrom('ledger_difference').selectAll().execute()).toEqual([])
  })

  test('stays with its entry once something of it is to go back', async () => {
    const a = await paid()
    await agent().importOf(statementOf({ id: newId(), sum: FULL, message: 'palautettu' }))
    const { id } = await lastCase()
    expect(
      (await on.agent.json(`/api/auth/bank-cases/${id}/assign`, { entryId: a.entry.id })).statusCode,
    ).toBe(200)
    const refund = { amountCents: 1000, refundedCents: 0, reason: 'Sovittu' }
    expect((await on.agent.json(`/api/auth/entries/${a.entry.id}/refund`, refund)).statusCode).toBe(200)
    const seen = { reason: 'Väärä', entryId: a.entry.id, timesReopened: 0 }
    const reopened = await on.agent.json(`/api/auth/bank-cases/${id}/reopen`, seen)
    expect(refusalOf(reopened)).toEqual([422, 'PAYMENT_HAS_REFUND'])
  })

  test('is taken back from a dog that has left, with what was kept of it, and its entrant is told', async () => {
    const a = await paid()
    await agent().importOf(statementOf({ id: newId(), sum: FULL, message: 'lähteneen koiran' }))
    const { id } = await lastCase()
    const { db } = on.database
    expect(
      (await on.agent.json(`/api/auth/bank-cases/${id}/assign`, { entryId: a.entry.id })).statusCode,
    ).toBe(200)
    const left = { entryId: a.entry.id, reason: 'Juoksuaika' }
    const path = `/api/auth/trials/${a.entry.trial.id}/entries/withdraw`
    expect((await on.agent.json(path, left)).statusCode).toBe(200)
    await db.updateTable('entry').set({ kept_cents: 1500 }).where('id', '=', a.entry.id).execute()
    const seen = { reason: 'Väärä', entryId: a.entry.id, timesReopened: 0 }
    expect((await on.agent.json(`/api/auth/bank-cases/${id}/reopen`, seen)).statusCode).toBe(200)
    expect(await moneyOf(a.entry.id)).toMatchObject({
      paidCents: 0,
      keptCents: 0,
      dueCents: 0,
      standing: 'settled',
    })
    expect(await on.mailsTo(a.entry.contactEmail!)).toContain('paymentTakenBack')
    expect(await db.selectFrom('ledger_difference').selectAll().execute()).toEqual([])
  })

  test('does not offer a dog without a name, or one whose name is a part of a word, before one whose sum fits', async () => {
    const [a, b] = [await paid(), await paid()]
    const rename = (name: string) =>
      on.database.pool.query(
        'update dog set name = $1 where id = (select dog_id from written_number where regnr = $2)',
        [name, a.entry.dog.regnr],
      )
    const firstOf = async (message: string) => {
      await agent().importOf(statementOf({ id: newId(), sum: FULL, message }))
      const q = encodeURIComponent(a.entry.trial.place ?? '')
      const path = `/api/auth/bank-cases/${(await lastCase()).id}/entries?q=${q}`
      return (await on.agent.get(path)).json<{ entries: PayableEntry[] }>().entries.map((entry) => entry.id)
    }
    const place = (ids: readonly number[], { entry }: typeof a) => ids.indexOf(entry.id)
    await rename('Era')
    const named = await firstOf('koe, Era.')
    expect(named[0]).toBe(a.entry.id)
    for (const [name, message] of [
      ['Era', 'operaatio'],
      ['', ''],
    ] as const) {
      await rename(name)
      const ids = await firstOf(message)
      expect(place(ids, b), `${name} in ${message}`).toBeLessThan(place(ids, a))
    }
  })

  test('shows what the bank takes back of money that still waits', async () => {
    const told = { id: newId(), sum: FULL, message: 'ei kenenkään' }
    await agent().importOf(statementOf(told))
    await agent().importOf(statementOf({ ...told, debit: true, reversal: true }))
    expect(await lastCase()).toMatchObject({ kind: 'reversal', amountCents: -FEE })
  })

  test('is set aside with a reason, and counted among what waits until then', async () => {
    await agent().importOf(statementOf({ id: newId(), sum: '25.00', message: 'jäsenmaksu' }))
    const needs = async () => (await on.agent.get('/api/auth/money/needs')).json<{ cases: number }>().cases
    const before = await needs()
    const { id } = await lastCase()
    const aside = (reason: string) => on.agent.json('/api/auth/bank-cases/set-aside', { ids: [id], reason })
    expect(refusalOf(await aside(''))).toEqual([400, 'INPUT_INVALID', { reason: 'VALUE_REQUIRED' }])
    expect((await aside('Jäsenmaksu')).statusCode).toBe(200)
    expect(refusalOf(await aside('Jäsenmaksu'))).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(await needs()).toBe(before - 1)
    const seen = { reason: 'Olikin koemaksu', entryId: null, timesReopened: 0 }
    expect((await on.agent.json(`/api/auth/bank-cases/${id}/reopen`, seen)).statusCode).toBe(200)
    const logged = await on.database.db
      .selectFrom('audit')
      .select('code')
      .where('code', 'like', 'TRANSACTION_%')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(logged.map(({ code }) => code)).toEqual(['TRANSACTION_REOPENED', 'TRANSACTION_SET_ASIDE'])
    expect(await needs()).toBe(before)
  })
})
