import { expect, test } from 'vitest'
import { ratioInterval } from './ratioInterval.ts'

/** The exact points of Garwood 1936, Biometrika 28:437, which Byar's come near to. */
test.each([
  [5, 1.623, 11.668],
  [10, 4.795, 18.39],
  [30, 20.241, 42.827],
])('is within 2 %% of the exact interval of %i cases', (observed, low, high) => {
  const interval = ratioInterval(observed, 1)
  expect(Math.abs(interval.low / low - 1)).toBeLessThan(0.02)
  expect(Math.abs(interval.high / high - 1)).toBeLessThan(0.02)
})

test('begins at 0 where nothing was observed, and is divided by what was expected', () => {
  expect(ratioInterval(0, 2)).toMatchObject({ ratio: 0, low: 0 })
  expect(ratioInterval(10, 4)).toMatchObject({ ratio: 2.5 })
  expect(ratioInterval(10, 4).high).toBeCloseTo(ratioInterval(10, 1).high / 4, 10)
})
