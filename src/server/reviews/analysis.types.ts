import type { Sex } from '#domain/dogs.ts'

/** A measure of several dogs, as the database adds it up; without any of them null throughout. */
export interface SpreadRow {
  readonly count: number
  readonly mean: number | null
  readonly sd: number | null
  readonly min: number | null
  readonly max: number | null
}

interface Measured {
  readonly sex: Sex | null
  readonly dogs: number
  readonly height: SpreadRow
  readonly length: SpreadRow
  /** length : height */
  readonly ratio: SpreadRow
}

/** `year`: the first of its period */
export type YearRow = Measured & { readonly year: number }
export type GroupRow = Measured & { readonly breed: string }

interface ClassRow {
  readonly breed: string
  readonly sex: Sex | null
  readonly class: string
  readonly dogs: number
}

export interface BinRow {
  readonly measure: 'height' | 'length' | 'ratio'
  readonly sex: Sex | null
  readonly from: number
  readonly dogs: number
}

/** Reviewed dogs added up; `years` and `bins` of one breed only. */
export interface FoundAnalysis {
  readonly dogs: number
  readonly reviews: number
  /** years told together in `years` */
  readonly period: number
  readonly groups: readonly GroupRow[]
  readonly classes: readonly ClassRow[]
  readonly years: readonly YearRow[]
  readonly bins: readonly BinRow[]
}
