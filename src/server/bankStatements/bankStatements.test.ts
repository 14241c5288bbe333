import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rfReference } from '#domain/payments/reference.ts'
import { testDatabase } from '#tools/test/database.ts'
import { FEE, type OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeClub } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import { waitForLockWaiters } from '../testing/waiting.ts'
import { lockRow } from '../trials/trials.store.ts'
import {
  bankingOf,
  calls,
  FULL,
  giveAccount,
  IBAN,
  OTHER_IBAN,
  startBanking,
  statementOf,
} from './banking.test-helper.ts'
import { camtOf } from './camt053.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await startBanking(await testDatabase())
})
afterAll(() => on.close())

const { agent, moneyOf, newId, paid, mark } = bankingOf(() => on)

describe('who may', () => {
  test('only agents, and only of the club whose account it is', async () => {
    const account = await makeAccount(on.database.db, { roles: ['TRIALAGENT'] })
    const clubId = await makeClub(on.database.db, account.id, 'Etelän Kanakoirakerho')
    await giveAccount(on.database.db, clubId, OTHER_IBAN)
    const stranger = await signedIn(on.app, account)
    const judge = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['JUDGE'] }))
    const content = statementOf({ id: newId(), sum: FULL })
    for (const [browser, refusal] of [
      [on.visitor(), [401, 'SESSION_EXPIRED']],
      [judge, [403, 'FORBIDDEN']],
    ] as const) {
      expect(refusalOf(await calls(browser).preview(content))).toEqual(refusal)
      expect(refusalOf(await calls(browser).take(content, { hash: 'a'.repeat(64) }))).toEqual(refusal)
      expect(refusalOf(await browser.get('/api/auth/bank-statements'))).toEqual(refusal)
      expect(refusalOf(await browser.get('/api/auth/money/needs'))).toEqual(refusal)
    }
    expect(refusalOf(await calls(stranger).preview(content))).toEqual([422, 'STATEMENT_OF_OTHER_ACCOUNT'])
    const table = 'Pvm;Summa;Arkistointitunnus\n1.9.2026;50,00;1\n'
    expect(refusalOf(await calls(stranger).preview(table, { clubId: on.clubId }))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await calls(stranger).preview(table, { clubId: 999_999 }))).toEqual([
      404,
      'CLUB_NOT_FOUND',
    ])
    expect(refusalOf(await calls(stranger).preview(table))).toEqual([
      422,
      'STATEMENT_CLUB_MISSING',
      { clubId: 'STATEMENT_CLUB_MISSING' },
    ])
    await agent().importOf(statementOf({ id: newId(), sum: FULL, party: 'Joku Maksaja' }))
    const found = (await agent().overview()).cases.at(-1)!
    const path = `/api/auth/bank-cases/${found.id}`
    expect((await calls(stranger).overview()).cases).toEqual([])
    expect(refusalOf(await stranger.get(`${path}/entries`))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await stranger.json(`${path}/assign`, { entryId: 1 }))).toEqual([403, 'FORBIDDEN'])
    const seen = { reason: 'Väärä', entryId: null, timesReopened: 0 }
    expect(refusalOf(await stranger.json(`${path}/reopen`, seen))).toEqual([403, 'FORBIDDEN'])
    const [told] = (await agent().overview()).imports
    const statement = `/api/auth/bank-statements/${told!.id}`
    expect(refusalOf(await stranger.get(statement))).toEqual([403, 'FORBIDDEN'])
    const aside = { ids: [found.id], reason: 'Jäsenmaksu' }
    expect(refusalOf(await stranger.json('/api/auth/bank-cases/set-aside', aside))).toEqual([
      403,
      'FORBIDDEN',
    ])
    for (const browser of [on.visitor(), judge]) {
      const status = browser === judge ? 403 : 401
      expect((await browser.get(`${path}/entries`)).statusCode).toBe(status)
      expect((await browser.json(`${path}/assign`, { entryId: 1 })).statusCode).toBe(status)
      expect((await browser.json('/api/auth/bank-cases/set-aside', aside)).statusCode).toBe(status)
      expect((await browser.json(`${path}/reopen`, seen)).statusCode).toBe(status)
      expect((await browser.get(statement)).statusCode).toBe(status)
    }
    expect(refusalOf(await on.agent.get('/api/auth/bank-cases/999999/entries'))).toEqual([
      404,
      'CASE_NOT_FOUND',
    ])
    expect(refusalOf(await on.agent.json('/api/auth/bank-cases/999999/reopen', seen))).toEqual([
      404,
      'CASE_NOT_FOUND',
    ])
    expect(refusalOf(await on.agent.get('/api/auth/bank-statements/999999'))).toEqual([
      404,
      'BANK_STATEMENT_NOT_FOUND',
    ])
    expect(refusalOf(await on.agent.json('/api/auth/bank-cases/999999/assign', { entryId: 1 }))).toEqual([
      404,
      'CASE_NOT_FOUND',
    ])
  })
})

describe('a statement', () => {
  test('pays entries by either form of their reference, tells what fits, and changes nothing before it is taken', async () => {
    const [a, b, c] = [await paid(), await paid(), await paid()]
    const content = statementOf(
      { id: newId(), sum: FULL, reference: a.reference, party: 'Maija Mänty' },
      { id: newId(), sum: '30.00', reference: rfReference(b.reference) },
      { id: newId(), sum: '60.00', reference: `000${c.reference}` },
      { id: newId(), sum: '9.90', reference: '1009', debit: true, party: 'Sähköyhtiö' },
    )
    const { check } = await agent().previewOf(content)
    expect(check).toMatchObject({
      accounts: [{ iban: IBAN }],
      counts: { payment: 3, case: 0, known: 0, other: 1 },
      findings: [
        { outcome: 'payment', fit: 'exact', entry: { id: a.entry.id, dueCents: FEE } },
        { outcome: 'payment', fit: 'partial', entry: { id: b.entry.id } },
        { outcome: 'payment', fit: 'tooMuch', entry: { id: c.entry.id } },
      ],
    })
    expect(await moneyOf(a.entry.id)).toMatchObject({ paidCents: 0 })
    expect(await agent().importOf(content)).toMatchObject([{ payments: 3, cases: 0, iban: IBAN }])
    expect(await moneyOf(a.entry.id)).toMatchObject({ standing: 'paid', paidCents: FEE })
    expect(await moneyOf(b.entry.id)).toMatchObject({ standing: 'unpaid', dueCents: FEE - 3000 })
    expect(await moneyOf(c.entry.id)).toMatchObject({ standing: 'overpaid', dueCents: -1000 })
    expect((await on.own(a)).state).toBe('placed')
    const { rows } = await on.database.pool.query<{ party: string }>(
      `select party from bank_transaction where payment_id is not null and party <> ''`,
    )
    expect(rows, 'the name of a payer who is found is not kept').toEqual([])
  })

  test('is harmless when it comes again, in part, and twice at once', async () => {
    const [a, b] = [await paid(), await paid()]
    const first = { id: newId(), sum: FULL, reference: a.reference }
    const second = { id: newId(), sum: FULL, reference: b.reference }
    const unknown = { id: newId(), sum: '12.00', party: 'Outo Oiva' }
    const { hash } = await agent().previewOf(statementOf(first, first, unknown))
    const answers = await Promise.all(
      [1, 2, 3].map(() => agent().take(statementOf(first, first, unknown), { hash })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await agent().importOf(statementOf(first, second, unknown))).toMatchObject([
      { payments: 1, cases: 0, known: 2 },
    ])
    expect(await moneyOf(a.entry.id)).toMatchObject({ paidCents: FEE, payments: [{ amountCents: FEE }] })
    expect(await moneyOf(b.entry.id)).toMatchObject({ paidCents: FEE })
    expect((await agent().overview()).cases.filter(({ party }) => party === 'Outo Oiva')).toHaveLength(1)
  })

  test('counts a transfer once that is marked by hand at the same moment', async () => {
    const a = await paid()
    const content = statementOf({ id: newId(), sum: FULL, reference: a.reference })
    const { hash } = await agent().previewOf(content)
    const answers = await on.database.db.transaction().execute(async (tx) => {
      await lockRow(tx, a.entry.trial.id)
      const marking = mark(a)
      await waitForLockWaiters(on.database)
      const taking = agent().take(content, { hash })
      await waitForLockWaiters(on.database, 2)
      return [marking, taking]
    })
    for (const answer of answers) expect((await answer).statusCode).toBe(200)
    expect(await moneyOf(a.entry.id)).toMatchObject({ standing: 'paid', paidCents: FEE })
  })

  test('is not taken where the file is another than was previewed', async () => {
    const { hash } = await agent().previewOf(statementOf({ id: newId(), sum: FULL }))
    const other = statementOf({ id: newId(), sum: '51.00' })
    expect(refusalOf(await agent().take(other, { hash }))).toEqual([409, 'STATEMENT_CHANGED'])
    expect(refusalOf(await agent().preview('<?xml version="1.0"?><a>'))).toEqual([400, 'STATEMENT_DAMAGED'])
  })

  test('tells what a person has marked before, and records nothing again', async () => {
    const a = await paid()
    expect((await mark(a)).statusCode).toBe(200)
    const content = statementOf({ id: newId(), sum: FULL, reference: a.reference })
    expect((await agent().previewOf(content)).check).toMatchObject({ findings: [{ outcome: 'marked' }] })
    await agent().importOf(content)
    const { paidCents, payments } = await moneyOf(a.entry.id)
    expect(paidCents).toBe(FEE)
    expect(
      refusalOf(
        await on.agent.json(`/api/auth/entries/${a.entry.id}/undo-transfer`, {
          paymentId: payments[0]!.id,
          reason: 'Ei tullut',
        }),
      ),
    ).toEqual([422, 'TRANSFER_NOT_BY_HAND'])
  })

  test('G6: tells what a person has marked and moved to another entry, and counts it once', async () => {
    const [a, b] = [await paid(), await paid()]
    await mark(a)
    const { payments } = await moneyOf(a.entry.id)
    const moved = await on.agent.json(`/api/auth/entries/${a.entry.id}/move-payment`, {
      paymentId: payments[0]!.id,
      toEntryId: b.entry.id,
      moves: 0,
      dueCents: FEE,
      reason: 'Maksettiin väärällä viitteellä',
    })
    expect(moved.statusCode).toBe(200)
    const ofB = statementOf({ id: newId(), sum: FULL, reference: b.reference })
    expect((await agent().previewOf(ofB)).check).toMatchObject({ findings: [{ outcome: 'payment' }] })
    const ofA = statementOf({ id: newId(), sum: FULL, reference: a.reference })
    expect((await agent().previewOf(ofA)).check).toMatchObject({ findings: [{ outcome: 'marked' }] })
    await agent().importOf(ofA)
    expect(await moneyOf(a.entry.id)).toMatchObject({ paidCents: 0 })
    expect(await moneyOf(b.entry.id)).toMatchObject({ paidCents: FEE })
  })

  test('shows what the bank takes back, and changes no payment', async () => {
    const a = await paid()
    const id = newId()
    await agent().importOf(statementOf({ id, sum: FULL, reference: a.reference }))
    await agent().importOf(
      statementOf({
        id,
        sum: FULL,
        reference: a.reference,
        debit: true,
        reversal: true,
        party: 'Maija Mänty',
      }),
    )
    expect(await moneyOf(a.entry.id)).toMatchObject({ paidCents: FEE, standing: 'paid' })
    const found = (await agent().overview()).cases.at(-1)!
    expect(found).toMatchObject({ kind: 'reversal', amountCents: -FEE })
    const path = `/api/auth/bank-cases/${found.id}/assign`
    expect(refusalOf(await on.agent.json(path, { entryId: a.entry.id }))).toEqual([422, 'CASE_IS_NO_PAYMENT'])
  })

  test('of several accounts is taken for those of the reader’s clubs', async () => {
    const a = await paid()
    const ours = statementOf({ id: newId(), sum: FULL, reference: a.reference })
    const others = camtOf('FI5410093000123458', [{ id: newId(), sum: '1.00' }])
    const both = ours.replace('</Stmt>', `</Stmt>${/<Stmt>[\s\S]*<\/Stmt>/.exec(others)![0]}`)
    expect(await agent().importOf(both)).toMatchObject([{ iban: IBAN, payments: 1, cases: 0 }])
  })
})

describe('a table', () => {
  const rows = (reference: string, id: string) =>
    `Kirjauspäivä;Määrä EUROA;Saaja/Maksaja;Viite;Viesti;Arkistointitunnus\n1.9.2026;+50,00;Mänty;${reference};;${id}\n2.9.2026;-1 250,00;Kahvila;;Kahvit;${newId()}\n`

  test('is read by the headings that banks write', async () => {
    const a = await paid()
    const content = rows(a.reference, newId())
    const preview = await agent().previewOf(content, { clubId: on.clubId })
    expect(preview).toMatchObject({
      table: {
        columns: { day: 0, sum: 1, payer: 2, reference: 3, archiveId: 5 },
        decimalSign: ',',
        dayFormat: 'dotted',
      },
      check: { counts: { payment: 1, other: 1 } },
    })
    expect(await agent().importOf(content, { clubId: on.clubId })).toMatchObject([{ payments: 1 }])
    expect(await moneyOf(a.entry.id)).toMatchObject({ paidCents: FEE })
  })

  test('is read by columns that were chosen once, and so ever after', async () => {
    const [a, b] = [await paid(), await paid()]
    const odd = (reference: string) =>
      `milloin,paljonko,numero,tunnus\n2026-09-01,50.00,${reference},${newId()}\n`
    const first = odd(a.reference)
    expect(await agent().previewOf(first, { clubId: on.clubId })).toMatchObject({ check: null })
    expect(refusalOf(await agent().take(first, { clubId: on.clubId, hash: 'a'.repeat(64) }))).toEqual([
      409,
      'STATEMENT_CHANGED',
    ])
    const choice = { clubId: on.clubId, columns: '0,1,3,2,-,-' }
    expect(await agent().importOf(first, choice)).toMatchObject([{ payments: 1 }])
    expect(await agent().previewOf(odd(b.reference), { clubId: on.clubId })).toMatchObject({
      table: { columns: { day: 0, sum: 1, archiveId: 3, reference: 2, payer: null } },
      check: { counts: { payment: 1 } },
    })
    expect((await agent().previewOf(rows(b.reference, newId()), { clubId: on.clubId })).check).toMatchObject({
      counts: { payment: 1 },
    })
  })

  test.each([
    ['1.9.2026;50,00;\n', 'STATEMENT_NO_ARCHIVE_ID', 2, 0],
    ['1.9.2026;50,00;1\n1.9.2026;paljon;2\n2.9.2026;;3\n2.9.2026;1,00;\n', 'STATEMENT_VALUE_INVALID', 3, 2],
    ['1.9.2026;50,00;1\n1.9.2026;50.00;2\n', 'STATEMENT_SUM_SIGNS', null, 0],
    ['eilen;50,00;1\n', 'STATEMENT_DAYS', null, 0],
  ])('of %j tells %s with its columns, and is not imported', async (lines, code, row, others) => {
    const content = `Pvm;Summa;Arkistointitunnus\n${lines}`
    const query = { clubId: on.clubId, columns: '0,1,2,-,-,-' }
    const { table, check, hash } = await agent().previewOf(content, query)
    expect(check).toBeNull()
    expect(table).toMatchObject({ columns: { day: 0, sum: 1, archiveId: 2 }, fault: { code, row, others } })
    const answer = await agent().take(content, { ...query, hash })
    expect(refusalOf(answer)).toEqual([400, code])
    if (row) expect(answer.json()).toMatchObject({ error: { details: { row: String(row) } } })
  })
})
