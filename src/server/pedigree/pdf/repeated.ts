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
  readonly share: number
}

/** Marks of the ancestors that add most to the inbreeding, as many as can be told apart, and how many are left out. */
export function marksOf(chart: PedigreeChart): { marks: Mark[]; more: number } {
  const order = chart.repeated.toSorted((a, b) => b.share - a.share || a.places[0]! - b.places[0]!)
  const marks = TINTS.slice(0, order.length).map((tint, index) => ({
    letter: String.fromCharCode(65 + index),
    tint,
    dog: order[index]!.dog,
    share: order[index]!.share,
  }))
  return { marks, more: order.length - marks.length }
}
