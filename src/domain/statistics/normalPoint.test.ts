import { expect, test } from 'vitest'
import { normalPoint } from './normalPoint.ts'

/** Abramowitz & Stegun, table 26.6, and Wichura 1988 for the farthest. */
test.each([
  [0.5, 0],
  [0.25, 0.6744898],
  [0.1, 1.2815516],
  [0.025, 1.959964],
  [0.001, 3.0902323],
  [1e-6, 4.7534243],
  [1e-20, 9.26234009],
])('has the published point that is exceeded with a probability of %d', (above, point) => {
  expect(normalPoint(above)).toBeCloseTo(point, 5)
  if (above > 1e-9) expect(normalPoint(1 - above)).toBeCloseTo(-point, 5)
})
