import { expect, test } from 'vitest'
import { formatPermille, isBusinessId, parsePermille, vatCents } from './vat.ts'

test.each([
  ['0112038-9', true],
  ['2617416-4', true],
  ['0112038-8', false],
  ['1000000-5', false],
  ['0000006-0', false],
  ['01120389', false],
  ['', false],
])('takes %j for a business id: %j', (text, isOne) => {
  expect(isBusinessId(text)).toBe(isOne)
})

test.each([
  ['25,5', 255],
  ['25.5', 255],
  [' 10 ', 100],
  ['0', null],
  ['100', null],
  ['25,55', null],
  ['', null],
])('reads %j as %j thousandths', (text, permille) => {
  expect(parsePermille(text)).toBe(permille)
})

test('writes thousandths as a percentage', () => {
  expect([255, 100, 135].map((permille) => formatPermille(permille))).toEqual(['25,5', '10', '13,5'])
  expect([formatPermille(255, 'sv'), formatPermille(255, 'en')]).toEqual(['25,5', '25.5'])
})

test.each([
  [12_550, 255, 2550],
  [4000, 255, 813],
  [4000, 100, 364],
  [0, 255, 0],
  [1, 255, 0],
])('finds in %i cents at %i thousandths %i cents of tax', (cents, permille, tax) => {
  expect(vatCents(cents, permille)).toBe(tax)
})
