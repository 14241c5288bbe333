import type { PedigreeChart } from './pedigree.ts'

/**
 * Grounds of repeated ancestors, on screen and on paper alike: blues, violets and pinks, hues that the ramp of health does not have. Dogs
 * beyond the last carry their letter on a plain ground; the letter tells them all apart without the colour.
 */
export const REPEATED_TINTS = [
  '#c2e0f5',
  '#f5d0e5',
  '#e1d8f8',
  '#d3d8de',
  '#eacce8',
  '#ccd6f5',
  '#f3d3db',
  '#e1cdef',
] as const

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
export function repeatedAncestors({ repeated }: Pick<PedigreeChart, 'repeated'>): RepeatedAncestor[] {
  return repeated.map((entry, index) => ({
    ...entry,
    letter: letterOf(index),
    tint: index < REPEATED_TINTS.length ? index : null,
  }))
}

/** A, B … Z, AA, AB …: the letter of the ancestor with this rank. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
