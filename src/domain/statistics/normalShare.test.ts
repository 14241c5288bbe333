import { expect, test } from 'vitest'
import { normalPoint } from './normalPoint.ts'
import { normalShare } from './normalShare.ts'

/** Abramowitz & Stegun, table 26.1. */
test.each([
  [0, 0.5],
  [0.5, 0.6914624613],
  [1, 0.8413447461],
  [1.96, 0.9750021049],
  [3, 0.998650102],
])('has the published part below %d', (point, share) => {
  expect(normalShare(point)).toBeCloseTo(share, 6)
  expect(normalShare(-point)).toBeCloseTo(1 - share, 6)
  expect(normalPoint(1 - normalShare(point))).toBeCloseTo(point, 4)
})
