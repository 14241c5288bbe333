import { NORMAL_POINT } from './meanInterval.ts'

/** A part of a whole (0..1), with an interval of 95 %. */
export interface ShareInterval {
  readonly share: number
  readonly low: number
  readonly high: number
}

/**
 * The interval of a part that was counted, by Wilson's score (1927): it stays within 0 and 1 and has a width where all or none
 * were counted. Null for none of none.
 */
export function shareInterval(count: number, of: number): ShareInterval | null {
  if (of === 0) return null
  const share = count / of
  const square = NORMAL_POINT ** 2 / of
  const centre = (share + square / 2) / (1 + square)
  const half = (NORMAL_POINT / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of))
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}
