import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportedStatement } from '#contract/bankStatements.ts'
import type { EntryMoney } from '#contract/payments.ts'
import type { OwnRefundAccount, RefundTransfers } from '#contract/refundLists.ts'
import { testDatabase } from '#tools/test/database.ts'
import {
  calls,
  enterByTransfer,
  giveAccount,
  OTHER_IBAN,
  startBanking,
  statementOf,
} from '../bankStatements/banking.test-helper.ts'
import { tidyUp } from '../housekeeping.ts'
import { FEE, type OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeClub } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await startBanking(await testDatabase())
})
afterAll(() => on.close())

const LISTS = '/api/auth/refund-lists'
/** Where the entrants of these tests get their money back; no account of anybody. */
const ENTRANT = { iban: 'FI49 5000 9420 0287 30', holder: 'Maija Mänty' }
const overview = async () => (await on.agent.get(LISTS)).json<RefundTransfers>()
const moneyOf = async (id: number) => (await on.agent.get(`/api/auth/entries/${id}/money`)).json<EntryMoney>()
const stateOf = async (id: number) => (await moneyOf(id)).refunds.map(({ state }) => state)
let number = 0

/** An entry that was paid by bank transfer. */
async function paidByTransfer() {
  const entered = await enterByTransfer(on, await on.trial())
  const content = statementOf({ id: `PAL${++number}`, sum: '50.00', reference: entered.reference })
  await calls(on.agent).importOf(content)
  return entered
}

const refund = async (id: number, amountCents: number, byTransfer?: boolean) => {
  const { refundedCents } = await moneyOf(id)
  return on.agent.json(`/api/auth/entries/${id}/refund`, {
    amountCents,
    refundedCents,
    reason: 'Sovittu',
    ...(byTransfer && { byTransfer }),
  })
}

/** An entry with a refund that waits, whose entrant has told the account. */
async function toldRefund(amountCents = FEE) {
  const entered = await paidByTransfer()
  await refund(entered.entry.id, amountCents)
  await entered.browser.json(`/api/entries/${entered.entry.id}/refund-account`, ENTRANT)
  const found = (await overview()).refunds.find(({ entryId }) => entryId === entered.entry.id)!
  return { ...entered, refund: found }
}

const makeList = (...refundIds: number[]) => on.agent.json(LISTS, { clubId: on.clubId, refundIds })
/** A list of one refund. */
async function listed() {
  const told = await toldRefund()
  const { listId } = (await makeList(told.refund.id)).json<{ listId: number }>()
  return { ...told, listId }
}
const mark = (listId: number, paid: boolean, ...refundIds: number[]) =>
  on.agent.json(`${LISTS}/${listId}/mark`, { paid, refundIds })

describe('who may', () => {
  test('only agents, and only of the club whose money it is; of the account the entrant too', async () => {
    const { browser, entry, listId, refund: listedRefund } = await listed()
    const account = await makeAccount(on.database.db, { roles: ['TRIALAGENT'] })
    await giveAccount(on.database.db, await makeClub(on.database.db, account.id), OTHER_IBAN)
    const stranger = await signedIn(on.app, account)
    const posts = {
      [LISTS]: { clubId: on.clubId, refundIds: [listedRefund.id] },
      [`${LISTS}/${listId}/mark`]: { paid: true, refundIds: [listedRefund.id] },
      [`/api/auth/refund-transfers/${listedRefund.id}/give-up`]: { reason: 'Syy' },
      [`/api/auth/entries/${entry.id}/refund-account`]: ENTRANT,
    }
    for (const [path, body] of Object.entries(posts)) {
      expect((await browser.json(path, body)).statusCode, path).toBe(401)
      expect(refusalOf(await stranger.json(path, body)), path).toEqual([403, 'FORBIDDEN'])
    }
    for (const path of [`${LISTS}/${listId}/pain001.xml`, `${LISTS}/${listId}/list.csv`]) {
      expect((await browser.get(path)).statusCode, path).toBe(401)
      expect(refusalOf(await stranger.get(path)), path).toEqual([403, 'FORBIDDEN'])
      const missing = path.replace(String(listId), '999999')
      expect(refusalOf(await on.agent.get(missing))).toEqual([404, 'REFUND_LIST_NOT_FOUND'])
    }
    expect((await browser.get(LISTS)).statusCode).toBe(401)
    expect((await stranger.get(LISTS)).json<RefundTransfers>()).toMatchObject({ refunds: [], lists: [] })
    expect(refusalOf(await mark(999_999, true, 1))).toEqual([404, 'REFUND_LIST_NOT_FOUND'])
    expect(
      refusalOf(await on.agent.json('/api/auth/refund-transfers/999999/give-up', { reason: 'Syy' })),
    ).toEqual([404, 'REFUND_NOT_FOUND'])
    const own = `/api/entries/${entry.id}/refund-account`
    expect(refusalOf(await on.visitor().get(own))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await on.visitor().json(own, ENTRANT))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await on.visitor().get('/api/entries/999999/refund-account'))).toEqual([
      404,
      'ENTRY_NOT_FOUND',
    ])
    expect((await browser.get(own)).json<OwnRefundAccount>()).toEqual({
      waitingCents: FEE,
      account: { masked: 'FI49 … 8730', holder: 'Maija Mänty' },
      inList: true,
    })
  })
})

describe('what goes back by bank transfer', () => {
  test('waits for the entrant to tell the account, who is asked by mail', async () => {
    const { browser, entry } = await paidByTransfer()
    const own = `/api/entries/${entry.id}/refund-account`
    expect(refusalOf(await browser.json(own, ENTRANT))).toEqual([422, 'NO_REFUND_BY_TRANSFER'])
    await refund(entry.id, 2000)
    await refund(entry.id, 1000)
    await on.look()
    expect(await stateOf(entry.id)).toEqual(['intended', 'intended'])
    expect(
      (await on.mailsTo(entry.contactEmail!)).filter((kind) => kind === 'refundAccountWanted'),
    ).toHaveLength(2)
    const waiting = (await overview()).refunds.filter(({ entryId }) => entryId === entry.id)
    expect(waiting).toMatchObject([{ amountCents: 2000, account: null, asked: true }, { amountCents: 1000 }])
    expect(refusalOf(await makeList(waiting[0]!.id))).toEqual([422, 'REFUND_ACCOUNT_MISSING'])
    const wrong = await browser.json(own, { ...ENTRANT, iban: 'FI49 5000 9420 0287 31' })
    expect(refusalOf(wrong)).toEqual([400, 'INPUT_INVALID', { iban: 'IBAN_INVALID' }])
    expect((await browser.json(own, ENTRANT)).json<OwnRefundAccount>()).toMatchObject({ waitingCents: 3000 })
    expect((await overview()).refunds.at(-1)).toMatchObject({ account: { iban: 'FI4950009420028730' } })
    expect((await makeList(...waiting.map(({ id }) => id))).statusCode).toBe(200)
    expect(await stateOf(entry.id)).toEqual(['sending', 'sending'])
    expect(refusalOf(await browser.json(own, ENTRANT))).toEqual([422, 'REFUND_IN_LIST'])
  })

  test('G12: stands in one list, made by two at once, and its provider is never asked', async () => {
    const [a, b] = [await toldRefund(), await toldRefund()]
    const answers = await Promise.all([
      makeList(a.refund.id, b.refund.id),
      makeList(b.refund.id, a.refund.id),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const asked = on.provider.refunds.length
    on.wait(10)
    await on.look()
    expect(on.provider.refunds).toHaveLength(asked)
    expect([await stateOf(a.entry.id), await stateOf(b.entry.id)]).toEqual([['sending'], ['sending']])
  })

  test('also of a card payment, where the organiser chooses so', async () => {
    const { browser, entry } = await on.enterAndPay(await on.trial())
    await refund(entry.id, 2000, true)
    await on.look()
    expect(await stateOf(entry.id)).toEqual(['intended'])
    await browser.json(`/api/entries/${entry.id}/refund-account`, ENTRANT)
    const { id } = (await overview()).refunds.at(-1)!
    const { listId } = (await makeList(id)).json<{ listId: number }>()
    expect((await mark(listId, true, id)).statusCode).toBe(200)
    expect(await moneyOf(entry.id)).toMatchObject({
      refundedCents: 2000,
      refunds: [{ state: 'done', method: 'transfer' }],
    })
  })

  test('is given up before it stands in a list, and is then owed again', async () => {
    const { entry, refund: waiting } = await toldRefund()
    const giveUp = (id: number) =>
      on.agent.json(`/api/auth/refund-transfers/${id}/give-up`, { reason: 'Maksettu käteisellä' })
    const { refund: inList } = await listed()
    expect(refusalOf(await giveUp(inList.id))).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await giveUp(waiting.id)).statusCode).toBe(200)
    expect(await moneyOf(entry.id)).toMatchObject({ refundedCents: 0, refunds: [{ state: 'failed' }] })
    expect(refusalOf(await giveUp(waiting.id))).toEqual([404, 'REFUND_NOT_FOUND'])
  })
})

describe('a list', () => {
  test('is a message for the bank and a table, the same each time', async () => {
    const { entry, listId, refund: inList } = await listed()
    const xml = await on.agent.get(`${LISTS}/${listId}/pain001.xml`)
    const stamp = await on.database.db
      .selectFrom('refund')
      .select('stamp')
      .where('id', '=', inList.id)
      .executeTakeFirstOrThrow()
    expect(xml.headers['content-type']).toContain('application/xml')
    for (const part of [
      'xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"',
      '<NbOfTxs>1</NbOfTxs>',
      '<CtrlSum>50.00</CtrlSum>',
      '<DbtrAcct><Id><IBAN>FI2112345600000785</IBAN></Id></DbtrAcct>',
      '<BICFI>NDEAFIHH</BICFI>',
      `<EndToEndId>${stamp.stamp.replaceAll('-', '')}</EndToEndId>`,
      '<InstdAmt Ccy="EUR">50.00</InstdAmt>',
      '<Cdtr><Nm>Maija Mänty</Nm></Cdtr>',
      '<IBAN>FI4950009420028730</IBAN>',
      `<Ustrd>Palautus ${entry.dog.name}`,
    ])
      expect(xml.body).toContain(part)
    expect((await on.agent.get(`${LISTS}/${listId}/pain001.xml`)).body).toBe(xml.body)
    const csv = (await on.agent.get(`${LISTS}/${listId}/list.csv`)).body
    expect(csv).toContain('Maija Mänty;FI4950009420028730;50,00;')
    await mark(listId, true, inList.id)
    expect(refusalOf(await on.agent.get(`${LISTS}/${listId}/pain001.xml`))).toEqual([
      422,
      'REFUND_LIST_SETTLED',
    ])
  })

  test('is marked paid once, and its entrants are told', async () => {
    const { entry, listId, refund: inList } = await listed()
    const answers = await Promise.all([mark(listId, true, inList.id), mark(listId, true, inList.id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await stateOf(entry.id)).toEqual(['done'])
    expect(
      (await on.mailsTo(entry.contactEmail!)).filter((kind) => kind === 'refundTransferred'),
    ).toHaveLength(1)
    expect(refusalOf(await mark(listId, false, inList.id))).toEqual([409, 'CHANGED_MEANWHILE'])
  })

  test('that was not sent gives its refunds back, for another', async () => {
    const { entry, listId, refund: inList } = await listed()
    await mark(listId, false, inList.id)
    expect(await stateOf(entry.id)).toEqual(['intended'])
    expect((await overview()).lists.find(({ id }) => id === listId)).toMatchObject({ count: 0, open: 0 })
    const again = (await makeList(inList.id)).json<{ listId: number }>().listId
    expect(again).not.toBe(listId)
    expect(refusalOf(await mark(listId, true, inList.id))).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(await stateOf(entry.id)).toEqual(['sending'])
  })

  const debit = { debit: true, party: 'Maija Mänty' }
  const nameOf = async (id: number) => {
    const { stamp } = await on.database.db
      .selectFrom('refund')
      .select('stamp')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return stamp.replaceAll('-', '')
  }

  test('that is marked paid is joined by the debit that a statement tells, once', async () => {
    const { entry, listId, refund: inList } = await listed()
    await mark(listId, true, inList.id)
    const told = { ...debit, id: 'MERK1', sum: '50.00', endToEndId: await nameOf(inList.id) }
    const again = { ...told, id: 'MERK2' }
    const [one] = await calls(on.agent).importOf(statementOf(told, again))
    expect(one).toMatchObject({ refunds: 1, cases: 1 })
    const path = `/api/auth/bank-statements/${one!.id}`
    expect((await on.agent.get(path)).json<ImportedStatement>().transactions).toMatchObject([
      { isRefund: true, kind: null, entry: { id: entry.id } },
      { isRefund: false, kind: 'refundDiffers' },
    ])
    expect(
      (await on.mailsTo(entry.contactEmail!)).filter((kind) => kind === 'refundTransferred'),
    ).toHaveLength(1)
  })

  test('is settled by the statement that tells its debit; what differs is a case', async () => {
    const [a, b] = [await listed(), await listed()]
    const first = {
      ...debit,
      id: 'VEL1',
      sum: '50.00',
      endToEndId: (await nameOf(a.refund.id)).toUpperCase(),
    }
    const again = { ...debit, id: 'VEL2', sum: '50.00', endToEndId: await nameOf(a.refund.id) }
    const less = { ...debit, id: 'VEL3', sum: '49.00', endToEndId: await nameOf(b.refund.id) }
    expect(await calls(on.agent).importOf(statementOf(first, again, less))).toMatchObject([
      { refunds: 1, cases: 2 },
    ])
    expect([await stateOf(a.entry.id), await stateOf(b.entry.id)]).toEqual([['done'], ['sending']])
    const { cases } = await calls(on.agent).overview()
    expect(
      cases.filter(({ kind }) => kind === 'refundDiffers').map(({ amountCents }) => amountCents),
    ).toEqual([-5000, -5000, -4900])
  })
})

test('forgets the account 90 days after the money has gone, and who paid what was set aside', async () => {
  const { entry, listId, refund: inList } = await listed()
  await calls(on.agent).importOf(
    statementOf({ id: 'VANHA', sum: '7.00', party: 'Unto Unohdettu', message: 'Terveisiä' }),
  )
  const { id } = (await calls(on.agent).overview()).cases.find(({ party }) => party === 'Unto Unohdettu')!
  await on.agent.json('/api/auth/bank-cases/set-aside', { ids: [id], reason: 'Muu maksu' })
  await mark(listId, true, inList.id)
  const kept = async () => {
    const { rows } = await on.database.pool.query<{ iban: string | null; party: string }>(
      `select (select refund_iban from entry where id = $1) as iban, party from bank_transaction where id = $2`,
      [entry.id, id],
    )
    return rows[0]
  }
  const daysLater = (days: number) =>
    tidyUp(on.database.db, new Date(on.now.getTime() + days * 86_400_000), on.app.config)
  await daysLater(89)
  expect(await kept()).toEqual({ iban: 'FI4950009420028730', party: 'Unto Unohdettu' })
  await daysLater(91)
  expect(await kept()).toEqual({ iban: null, party: '' })
})
