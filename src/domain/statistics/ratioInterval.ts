import { NORMAL_POINT } from './meanInterval.ts'

/**
 * The interval of 95 % of a ratio of observed to expected cases: the observed ones are taken to be Poisson, the expected ones to be known.
 * @param expected above 0
 * Source: Byar's approximation, Breslow & Day 1987, Statistical Methods in Cancer Research II (IARC 82), 2.3.
 */
export function ratioInterval(observed: number, expected: number) {
  const bound = (count: number, side: -1 | 1) =>
    count === 0
      ? 0
      : (count * (1 - 1 / (9 * count) + (side * NORMAL_POINT) / (3 * Math.sqrt(count))) ** 3) / expected
  return { ratio: observed / expected, low: Math.max(0, bound(observed, -1)), high: bound(observed + 1, 1) }
}
