import { expect, test } from 'vitest'
import { areBankColumns, centsOf, dayFormatOf, decimalSignOf, findBankColumns } from './bankTable.ts'

test('finds the columns of a bank’s table by their headings, in each language', () => {
  const fi = [
    'Kirjauspäivä',
    'Arvopäivä',
    'Määrä EUROA',
    'Laji',
    'Saaja/Maksaja',
    'Viite',
    'Viesti',
    'Arkistointitunnus',
  ]
  expect(findBankColumns(fi)).toEqual({ day: 0, sum: 2, archiveId: 7, reference: 5, payer: 4, message: 6 })
  const sv = ['Bokföringsdag', 'Belopp', 'Betalare', 'Referens', 'Meddelande', 'Arkiveringskod']
  expect(findBankColumns(sv)).toEqual({ day: 0, sum: 1, archiveId: 5, reference: 3, payer: 2, message: 4 })
  expect(areBankColumns(findBankColumns(fi), fi)).toBe(true)
  expect(areBankColumns({ ...findBankColumns(fi), archiveId: null }, fi)).toBe(false)
  expect(areBankColumns({ ...findBankColumns(fi), sum: 0 }, fi)).toBe(false)
  expect(areBankColumns({ ...findBankColumns(fi), sum: 8 }, fi)).toBe(false)
})

test.each([
  [['40,00', '-1 250,5', '7'], ','],
  [['40.00', '1,250.50'], '.'],
  [['40', '1.250'], ','],
  [['40,00', '40.00'], null],
])('tells the sign before the cents of %j: %s', (sums, sign) => expect(decimalSignOf(sums)).toBe(sign))

test.each([
  ['40,00', ',', 4000],
  ['+40,5', ',', 4050],
  ['-1 250,00', ',', -125_000],
  ['−1\u00a0250,00 €', ',', -125_000],
  ['1.250,00', ',', 125_000],
  ['1,250.00', '.', 125_000],
  ['1.250', ',', 125_000],
  ['40.00', ',', null],
  ['1.25,00', ',', null],
  ['0,00', ',', null],
  ['4e1', ',', null],
  ['10000001', ',', null],
  ['', ',', null],
] as const)('reads the sum %j with %j as %s cents', (text, sign, cents) =>
  expect(centsOf(text, sign)).toBe(cents),
)

test.each([
  [['1.9.2026', '12.09.2026'], 'dotted'],
  [['2026-09-01'], 'iso'],
  [['01/09/2026', '13/09/2026'], 'dayFirst'],
  [['09/13/2026'], 'monthFirst'],
  [['01/09/2026', '02/09/2026'], null],
  [['31.2.2026'], null],
  [['1.9.2026', 'eilen'], null],
])('tells how the days %j are written: %s', (days, format) => expect(dayFormatOf(days)).toBe(format))
