import { expect, test } from 'vitest'
import { clockOf } from './useCountdown.ts'

test.each([
  [1, '0:01'],
  [59, '0:59'],
  [60, '1:00'],
  [905, '15:05'],
  [3600, '60:00'],
])('writes %i seconds as %s', (seconds, shown) => {
  expect(clockOf(seconds)).toBe(shown)
})
