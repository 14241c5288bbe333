import { expect, test } from 'vitest'
import { formatMoment } from './moments.ts'

test.each([
  ['2026-05-17T10:00:00Z', '17.05.2026 13:00'],
  ['2026-01-17T10:00:00.123Z', '17.01.2026 12:00'],
  ['2025-12-31T22:30:00Z', '01.01.2026 00:30'],
])('%s is %s in Finland', (moment, shown) => {
  expect(formatMoment(moment)).toBe(shown)
})
