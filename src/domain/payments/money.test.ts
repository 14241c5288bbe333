import { expect, test } from 'vitest'
import { formatEuros } from './money.ts'

test('writes cents as euros in each language', () => {
  expect(formatEuros(4000, 'fi')).toBe('40,00\u00a0€')
  expect(formatEuros(123_456, 'sv')).toBe('1\u00a0234,56\u00a0€')
  expect(formatEuros(-50, 'en')).toBe('-€0.50')
})
