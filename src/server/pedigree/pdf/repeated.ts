import type { PedigreeChart } from '#contract/pedigree.ts'

/** Light enough for black text, apart from each other on paper. */
const TINTS = [
  '#f6d5a8',
  '#bfdcf2',
  '#cfe8c0',
  '#f3c6c6',
  '#dccdf0',
  '#f5eda6',
  '#b9e6df',
  '#f2cfe4',
  '#d9d5c5',
  '#c8d3ee',
  '#e3d0b8',
  '#d3e6a4',
] as const

/** An ancestor on several places, with the letter and tint it has on all of them. */
export interface Mark {
  readonly letter: string
  readonly tint: string
  /** index into the chart's dogs */
  readonly dog: number
  /** of the inbreeding over six generations, 0–1 */
  readonly share: number
}

/** Marks of the ancestors that add most to the inbreeding, as many as can be told apart, and how many are left out. */
export function marksOf(chart: PedigreeChart): { marks: Mark[]; more: number } {
  const marks = chart.repeated.slice(0, TINTS.length).map(({ dog, share }, index) => ({
    letter: String.fromCharCode(65 + index),
    tint: TINTS[index]!,
    dog,
    share,
  }))
  return { marks, more: chart.repeated.length - marks.length }
}
