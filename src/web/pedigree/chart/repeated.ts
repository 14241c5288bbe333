import type { PedigreeChart } from '#contract/pedigree.ts'

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

/** Repeated ancestors with their letters, in the order of the chart: those that add most to the inbreeding first, then the nearest. */
export function repeatedAncestors({ repeated }: PedigreeChart): RepeatedAncestor[] {
  return repeated.map((entry, index) => ({
    ...entry,
    letter: letterOf(index),
    tint: index < TINTS ? index : null,
  }))
}

/** A, B … Z, AA, AB …: the letter of the ancestor with this rank. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
