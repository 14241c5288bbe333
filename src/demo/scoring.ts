import type { Outcome } from '#domain/trials/results.ts'
import type { Random } from './random.ts'

/** How a start ended before the dog could be judged; null where it was judged. */
export function outcomeBefore(random: Random): Outcome | null {
  const place = random.next()
  if (place < 0.035) return 'absent'
  if (place < 0.055) return 'withdrawn'
  return place < 0.072 ? 'interrupted' : null
}

/** The value of a scale that lies nearest. */
export function onScale(value: number, values: readonly number[]): number {
  return values.reduce((best, next) => (Math.abs(next - value) < Math.abs(best - value) ? next : best))
}
