import type { InbreedingBlock, PedigreeChart } from '#contract/pedigree.ts'
import { placesOfDog } from './places.ts'

/** How many tints there are; dogs beyond them carry their letter on a neutral ground. */
export const TINTS = 8

/** A dog that stands on several places of a chart. */
export interface RepeatedAncestor {
  /** index into the chart's `dogs` */
  dog: number
  letter: string
  /** which tint, or null beyond the last */
  tint: number | null
  places: readonly number[]
  /** what it adds to the inbreeding over six generations, 0–1 */
  share: number
}

/**
 * Repeated ancestors with their letters, those that add most to the inbreeding first, then the nearest.
 * The share is that of the figure over six generations, however many the chart shows, so that it agrees with the list of
 * common ancestors beside it.
 */
export function repeatedAncestors(
  chart: PedigreeChart,
  commonAncestors: InbreedingBlock['commonAncestors'],
): RepeatedAncestor[] {
  const shares = new Map(commonAncestors.map(({ regnr, share }) => [regnr, share]))
  return chart.repeated
    .map(({ dog }) => ({
      dog,
      places: placesOfDog(chart, dog),
      share: shares.get(chart.dogs[dog]?.regnr ?? '') ?? 0,
    }))
    .filter((entry) => entry.places.length > 1)
    .sort((a, b) => b.share - a.share || (a.places[0] ?? 0) - (b.places[0] ?? 0))
    .map((entry, index) => ({ ...entry, letter: letterOf(index), tint: index < TINTS ? index : null }))
}

/** A, B … Z, AA, AB …: the letter of the ancestor with this rank. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
