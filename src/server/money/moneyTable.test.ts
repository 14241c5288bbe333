import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceOf } from '#domain/payments/reference.ts'
import { testDatabase } from '#tools/test/database.ts'
import { OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import { makeClub, makeRefund } from '../testing/factories.ts'
import { agentId, payEntryOf } from './money.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

const referenceOfPayment = async (id: number) => {
  const payment = on.database.db.selectFrom('payment').select('entry_id').where('id', '=', id)
  return referenceOf((await payment.executeTakeFirstOrThrow()).entry_id)
}

test('a spreadsheet has each payment and refund, and nobody’s name', async () => {
  const club = await makeClub(on.database.db, await agentId(on), '=HYPERLINK("x")')
  const trialId = await on.trial({ club_id: club, held_on: '2032-06-15', place: '+Oulu', kaer_nr: 7 })
  const paymentId = await payEntryOf(on, trialId, {
    amount_cents: 4050,
    confirmed_at: new Date('2032-03-01T10:00:00Z'),
    transaction_id: 'tx-1',
  })
  const refundId = await makeRefund(on.database.db, paymentId, {
    state: 'unknown',
    settled_at: null,
    created_at: new Date('2032-03-02T10:00:00Z'),
  })
  const transferId = await payEntryOf(on, trialId, {
    amount_cents: 5000,
    confirmed_at: new Date('2032-03-03T10:00:00Z'),
    transaction_id: 'tx-2',
    provider: 'bank',
    booked_on: '2032-02-27',
  })
  await payEntryOf(on, trialId, { state: 'failed', confirmed_at: null })
  const answer = await on.agent.get('/api/auth/money.csv?from=2032-03&to=2032-03&lang=fi')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('Rahat 2032-03 2032-03.csv')
  expect([...answer.rawPayload.subarray(0, 3)], 'mark of UTF-8').toEqual([0xef, 0xbb, 0xbf])
  const lines = answer.body.trim().split('\r\n')
  expect(lines[0]).toBe(
    'Aika;Tapahtuma;Numero;Maksutapa;Summa (€);Tila;Koepäivä;Koenumero;Koepaikka;Kerho;Koira;Viitenumero;Pankin kirjauspäivä;Maksutapahtuma',
  )
  const trial = `15.06.2032;7;'+Oulu;"'=HYPERLINK(""x"")"`
  const [card, transfer] = [await referenceOfPayment(paymentId), await referenceOfPayment(transferId)]
  expect(lines.slice(1).map((line) => line.replace(/;FI\d+\/\d+;/, ';regnr;'))).toEqual([
    `01.03.2032 12.00;maksu;${paymentId};kortti;40,50;maksettu;${trial};regnr;${card};;tx-1`,
    `02.03.2032 12.00;palautus;${refundId};kortti;10,00;ei vastausta;${trial};regnr;${card};;tx-1`,
    `03.03.2032 12.00;maksu;${transferId};tilisiirto;50,00;maksettu;${trial};regnr;${transfer};27.02.2032;tx-2`,
  ])
})
