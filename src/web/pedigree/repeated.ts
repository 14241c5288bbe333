import type { PedigreeChart } from '#contract/pedigree.ts'
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
  /** what it adds to the inbreeding, 0–1 */
  share: number
}

/** Repeated ancestors with their letters, those that add most to the inbreeding first, then the nearest. */
export function repeatedAncestors(chart: PedigreeChart): RepeatedAncestor[] {
  return chart.repeated
    .map((entry) => ({ ...entry, places: placesOfDog(chart, entry.dog) }))
    .filter((entry) => entry.places.length > 1)
    .sort((a, b) => b.share - a.share || (a.places[0] ?? 0) - (b.places[0] ?? 0))
    .map((entry, index) => ({ ...entry, letter: letterOf(index), tint: index < TINTS ? index : null }))
}

/** A, B … Z, AA, AB …: the letter of the ancestor with this rank. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
