import { expect, test } from 'vitest'
import { meanInterval, studentPoint } from './meanInterval.ts'

/** Abramowitz & Stegun, table 26.10: the two-sided 95 % points of Student's t. */
const PUBLISHED = [
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [4, 2.776],
  [5, 2.571],
  [6, 2.447],
  [9, 2.262],
  [15, 2.131],
  [30, 2.042],
  [120, 1.98],
] as const

test.each(PUBLISHED)('has the published point of Student’s t for %i degrees of freedom', (freedom, point) => {
  expect(Math.abs(studentPoint(freedom) - point)).toBeLessThan(0.0008)
})

test('gives the interval of a mean by the number of values, and none of fewer than two', () => {
  const { low, high } = meanInterval({ count: 10, mean: 60, sd: 2 })!
  expect(low).toBeCloseTo(58.5693, 3)
  expect(high).toBeCloseTo(61.4307, 3)
  expect(meanInterval({ count: 1, mean: 60, sd: null })).toBeNull()
})
