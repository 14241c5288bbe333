import { expect, test } from 'vitest'
import { settlementsIn } from '#domain/payments/settlementReport.ts'
import { readSentTable } from '../../imports/sentTable.ts'
import { newPayment, newRefund, openSandbox } from '../../testing/paymentSandbox.ts'

const { sandbox, provider } = await openSandbox()
const BASE = 'http://127.0.0.1:9'

async function pay(stamp: string): Promise<string> {
  const answer = await provider.create(newPayment(BASE, { stamp, amountCents: 4050 }))
  if (answer.outcome !== 'created') throw new Error(answer.outcome)
  sandbox.settle(answer.transactionId, 'ok', { telling: 'lost' })
  return answer.transactionId
}
const page = async (method = 'GET') => (await fetch(`${sandbox.panel}?lang=fi`, { method })).text()
const reportsOn = (html: string) =>
  [...html.matchAll(/href="(\/settlements\/\d+\.csv)"/g)].map(([, path]) => path!)
async function settlementAt(path: string) {
  const content = Buffer.from(await (await fetch(sandbox.url + path)).arrayBuffer())
  const { header, rows } = await readSentTable(content, 100)
  const read = settlementsIn(header, rows)
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  return read.settlements
}

test('settles what has been paid and given back once, in a report that the service reads', async () => {
  await provider.create(newPayment(BASE, { stamp: 'maksamatta' }))
  expect(await page()).toContain('Tilitettävää ei ole')
  const transactionId = await pay('ensimmäinen')
  await provider.refund(newRefund(BASE, { transactionId, stamp: 'palautus', amountCents: 1000 }))
  expect(await page()).toMatch(/maksuja 1, palautuksia 1.*30,50.*0,96.*29,54/s)
  const [first] = reportsOn(await page('POST'))
  const [settlement, ...others] = await settlementAt(first!)
  expect(others).toEqual([])
  expect(settlement!.rows).toMatchObject([
    // 0.35 € and 1.5 % of 40.50 €
    { stamp: 'ensimmäinen', amountCents: 4050, feeHundredths: 3500 + 6075 },
    { stamp: 'palautus', amountCents: -1000, feeHundredths: 0 },
  ])
  await pay('toinen')
  await page('POST')
  expect(reportsOn(await page('POST')), 'nothing is settled twice').toHaveLength(2)
  const [second] = reportsOn(await page())
  const [next] = await settlementAt(second!)
  expect(next!.rows.map(({ stamp }) => stamp)).toEqual(['toinen'])
  expect(Number(next!.reference)).toBeGreaterThan(Number(settlement!.reference))
})

test('has no report of a settlement that was not made', async () => {
  expect((await fetch(`${sandbox.panel}/1.csv`)).status).toBe(404)
})
