import { expect, test } from 'vitest'
import { settlementsIn, sumsOf } from './settlementReport.ts'

const HEADER = [
  'entryDate',
  'amount',
  'stamp',
  'reference',
  'settlementId',
  'settlementDate',
  'originalTradeReference',
  'paymentMethodFee',
  'paymentMethodCommission',
]
const row = (line: number, ...cells: string[]) => ({ line, cells })

test('reads payments and refunds of each settlement, with fees of parts of cents', () => {
  const rows = [
    row(2, '11-06-2019', '15.95', 'A', '17', '123', '12-06-2019', '', '0.12', '0.0249'),
    row(3, '11-06-2019', '40,00', 'B', '18', '123', '12-06-2019', '', '0,35', ''),
    row(4, '11-06-2019', '-10', 'C', '5', '124', '2019-06-13', '17', '0', '0'),
    row(5, '11-06-2019', '5', 'D', '6', '124', '2019-06-13', '18', '', ''),
    row(6, '11-06-2019', '99', 'E', '19', '', '', '', '', ''),
  ]
  const read = settlementsIn(HEADER, rows)
  if ('fault' in read) throw new Error('not read')
  const [first, second] = read.settlements
  expect(first).toMatchObject({ reference: '123', settledOn: '2019-06-12' })
  expect(first!.rows.map(({ amountCents, feeHundredths }) => [amountCents, feeHundredths])).toEqual([
    [1595, 1449],
    [4000, 3500],
  ])
  expect(sumsOf(first!.rows)).toEqual({ grossCents: 5595, feeCents: 49, payoutCents: 5546 })
  expect(second!.rows.map(({ amountCents }) => amountCents)).toEqual([-1000, -500])
})

test('names the columns that are missing, and the first line that cannot be read', () => {
  expect(settlementsIn(['amount', 'Stamp'], [])).toEqual({
    fault: { missing: ['settlementId', 'settlementDate'] },
  })
  for (const [amount, day] of [
    ['12.345', '12-06-2019'],
    ['x', '12-06-2019'],
    ['0', '12-06-2019'],
    ['5', '32-06-2019'],
  ] as const)
    expect(settlementsIn(HEADER, [row(7, '', amount, 'A', '', '1', day, '', '', '')])).toEqual({
      fault: { line: 7 },
    })
})
