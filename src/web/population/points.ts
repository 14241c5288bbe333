import { shareInterval } from '#domain/statistics/shareInterval.ts'
import type { TrendPoint } from '../charts/Trend.tsx'

/** Of fewer dogs a year tells nothing but how many they are. Source: docs/rules/genetics.md#a-breed-in-figures. */
const LEAST_DOGS = 5

/** A mean of the dogs of a year, told without an interval. */
export function meanPoint(year: number, mean: number | null, n: number): TrendPoint {
  return { year, n, value: mean === null || n < LEAST_DOGS ? null : { mean, low: mean, high: mean } }
}

/** A part of the dogs of a year, in per cent with its interval. */
export function sharePoint(year: number, count: number, n: number): TrendPoint {
  const part = n < LEAST_DOGS ? null : shareInterval(count, n)
  return {
    year,
    n,
    value: part && { mean: part.share * 100, low: part.low * 100, high: part.high * 100 },
  }
}

/** Whether there is anything to draw. */
export const tells = (points: readonly TrendPoint[]) => points.some(({ value }) => value !== null)
