import { expect, test } from 'vitest'
import { formatEuros, parseEuros } from './money.ts'

test('writes cents as euros in each language', () => {
  expect(formatEuros(4000, 'fi')).toBe('40,00\u00a0€')
  expect(formatEuros(123_456, 'sv')).toBe('1\u00a0234,56\u00a0€')
  expect(formatEuros(-50, 'en')).toBe('-€0.50')
})

test.each([
  ['40', 4000],
  ['40,00', 4000],
  ['40.5', 4050],
  [' 40,55 € ', 4055],
  ['€40', 4000],
  ['0,01', 1],
  ['0,29', 29],
  ['1 250', 125_000],
  ['1250,5', 125_050],
  ['0', 0],
])('reads %j as cents', (text, cents) => {
  expect(parseEuros(text)).toBe(cents)
})

test.each(['fi', 'sv', 'en'] as const)('reads what is shown in %s', (language) => {
  expect(parseEuros(formatEuros(4050, language))).toBe(4050)
})

test.each([
  '',
  ' ',
  '€',
  '-5',
  '40,555',
  '40,',
  ',50',
  '4 0',
  '1.250,00',
  '12 34',
  'neljä',
  '1e3',
  '99999999',
])('reads no sum from %j', (text) => {
  expect(parseEuros(text)).toBeNull()
})
