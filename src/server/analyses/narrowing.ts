import { type Allows, allowedCodes, UNKNOWN, type Value } from '../platform/columns.ts'
import type { ResultFilter } from './analyses.types.ts'
import type { Measured, Results } from './columns.ts'

/** Keeps the results whose value of a column is allowed. */
export interface Narrowing {
  readonly column: string
  readonly allows: Allows
}

/** The rows that have the measure and are all that they are narrowed to. */
export function rowsThat(
  { size, by }: Results,
  { values }: Measured,
  narrowings: readonly Narrowing[],
): Int32Array {
  let rows = Int32Array.from({ length: size }, (_, row) => row).filter((row) => !Number.isNaN(values[row]))
  for (const { column, allows } of narrowings) {
    const { codes } = by[column]!
    const allowed = allowedCodes(by[column]!, allows)
    rows = rows.filter((row) => allowed[codes[row]! - UNKNOWN] === 1)
  }
  return rows
}

const isOneOf = (wanted: readonly Value[]): Allows => {
  const all = new Set<Value | null>(wanted)
  return (value) => all.has(value)
}
const isLeast =
  (least: number): Allows =>
  (value) =>
    value !== null && Number(value) >= least
const isMost =
  (most: number): Allows =>
  (value) =>
    value !== null && Number(value) <= most

/** What is asked of dogs and their results, as conditions on columns. */
export function narrowingsOf(filter: ResultFilter): readonly Narrowing[] {
  const { breeds, sires, dams, from, to, ageFrom, ageTo } = filter
  const same = (['sex', 'kennel', 'class', 'type', 'country', 'judge'] as const).flatMap((column) => {
    const wanted = filter[column]
    return wanted === undefined ? [] : [{ column, allows: isOneOf([wanted]) }]
  })
  return [
    ...(breeds ? [{ column: 'variety', allows: isOneOf(breeds) }] : []),
    ...(sires ? [{ column: 'sire', allows: isOneOf(sires) }] : []),
    ...(dams ? [{ column: 'dam', allows: isOneOf(dams) }] : []),
    ...(from === undefined ? [] : [{ column: 'season', allows: isLeast(from) }]),
    ...(to === undefined ? [] : [{ column: 'season', allows: isMost(to) }]),
    ...(ageFrom === undefined ? [] : [{ column: 'age', allows: isLeast(ageFrom) }]),
    ...(ageTo === undefined ? [] : [{ column: 'age', allows: isMost(ageTo) }]),
    ...same,
  ]
}

/** On a scale of which the measure is not compared, or on the others. */
export const onScales = (others: readonly string[], wanted: 'own' | 'other'): Narrowing => {
  const isOther = isOneOf(others)
  return { column: 'scale', allows: (value) => isOther(value) === (wanted === 'other') }
}
