import { normalPoint } from '../../statistics/normalPoint.ts'
import type { ChanceCount } from './exactTail.ts'

/** Beyond this rounding errors would decide. */
const SMALLEST = 1e-300

/** How far out a chance lies, in standard deviations. */
export const pointOf = (chance: number): number =>
  chance >= 1 ? Number.NEGATIVE_INFINITY : normalPoint(Math.max(chance, SMALLEST))

/** How many times wider a family's count spreads than by chance alone, where families differ. */
export const widerBy = (
  { expected, variance }: Pick<ChanceCount, 'expected' | 'variance'>,
  differences: number,
): number => (variance === 0 ? 1 : Math.sqrt(1 + (differences * expected ** 2) / variance))
