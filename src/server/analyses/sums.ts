import { DRAWN_GROUPS, TREND_GROUPS } from '#domain/analyses/analyses.ts'
import { type Column, UNKNOWN, type Value } from '../platform/columns.ts'
import type { DogMean, FiguresRow, FoundGroups, FoundWhole, PartRow, SeasonRow } from './analyses.types.ts'
import type { Measured, Results } from './columns.ts'

/** What is added up: a measure of the rows that match. */
export interface Matching {
  readonly results: Results
  readonly measured: Measured
  readonly rows: Int32Array
}

/** A group with its figures. */
export type GroupSums = FiguresRow & { readonly value: Value; readonly code: number }

/**
 * Adds up dog by dog, so that each weighs the same however often it started: mean and sum of squares of the dogs' means by Welford (1962).
 * @param codes the group of each row; `UNKNOWN`: it is in none
 * @returns the figures of each group by its code
 */
function figuresBy({ results, measured, rows }: Matching, codes: Int32Array, groups: number): FiguresRow[] {
  const { codes: dogs } = results.dog
  const counts = new Int32Array(groups)
  const totals = new Float64Array(groups)
  const found = Array.from({ length: groups }, () => ({ dogs: 0, results: 0, total: 0, mean: 0, squares: 0 }))
  /** groups that the dog at hand has results in */
  let own: number[] = []
  const endDog = () => {
    for (const group of own) addDog(found[group]!, counts[group]!, totals[group]!)
    for (const group of own) counts[group] = totals[group] = 0
    own = []
  }
  let dog = UNKNOWN
  for (const row of rows) {
    if (dogs[row] !== dog) endDog()
    dog = dogs[row]!
    const group = codes[row]!
    if (group === UNKNOWN) continue
    if (counts[group] === 0) own.push(group)
    counts[group]!++
    totals[group]! += measured.values[row]!
  }
  endDog()
  return found.map(presentSums)
}

type Sums = { dogs: number; results: number; total: number; mean: number; squares: number }

function addDog(sums: Sums, results: number, total: number): void {
  const mean = total / results
  const before = mean - sums.mean
  sums.dogs++
  sums.results += results
  sums.total += total
  sums.mean += before / sums.dogs
  sums.squares += before * (mean - sums.mean)
}

const presentSums = ({ dogs, results, total, mean, squares }: Sums): FiguresRow => ({
  dogs,
  results,
  mean: dogs > 0 ? mean : null,
  resultMean: results > 0 ? total / results : null,
  sd: dogs > 1 ? Math.sqrt(squares / (dogs - 1)) : null,
})

export const compare = (a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0)

/** The groups that a column makes. */
export function groupsBy(matching: Matching, { codes, values }: Column): GroupSums[] {
  return figuresBy(matching, codes, values.length).flatMap((figures, code) =>
    figures.dogs > 0 ? [{ value: values[code]!, code, ...figures }] : [],
  )
}

function seasonsOf(matching: Matching): SeasonRow[] {
  return groupsBy(matching, matching.results.by.season!)
    .map(({ value, dogs, results, mean, resultMean, sd }) => ({
      season: Number(value),
      dogs,
      results,
      mean,
      resultMean,
      sd,
    }))
    .toSorted((a, b) => a.season - b.season)
}

function partsOf({ measured, rows }: Matching): PartRow[] {
  const { codes, values } = measured.parts
  const counts = new Int32Array(values.length)
  for (const row of rows) counts[codes[row]!]!++
  return values
    .map((value, code) => ({ value, results: counts[code]! }))
    .filter(({ results }) => results > 0)
    .toSorted((a, b) => compare(a.value, b.value))
    .map(({ value, results }) => ({ part: String(value), results }))
}

/** All results that match, added up. */
export function wholeOf(matching: Matching): FoundWhole {
  const [figures] = figuresBy(matching, new Int32Array(matching.results.size), 1)
  return { ...figures!, seasons: seasonsOf(matching), distribution: partsOf(matching) }
}

/** One page of groups, the first of them with their distribution and seasons. @param column what they are made by */
export function partsOfGroups(
  matching: Matching,
  { codes }: Column,
  page: readonly GroupSums[],
): Pick<FoundGroups, 'parts' | 'seasons'> {
  const ofGroup = ({ code }: GroupSums): Matching => ({
    ...matching,
    rows: matching.rows.filter((row) => codes[row] === code),
  })
  const keyed = <Row>(group: GroupSums, rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, key: String(group.value) }))
  return {
    parts: page.slice(0, DRAWN_GROUPS).flatMap((group) => keyed(group, partsOf(ofGroup(group)))),
    seasons: page.slice(0, TREND_GROUPS).flatMap((group) => keyed(group, seasonsOf(ofGroup(group)))),
  }
}

interface Behind {
  readonly key: string | undefined
  readonly part: string | undefined
  readonly inSeason: number | undefined
}

/** The rows behind a figure: of one group, one part of the distribution, one season; undefined: of all. */
export function narrowedTo(matching: Matching, by: string, { key, part, inSeason }: Behind): Matching {
  const { results, measured, rows } = matching
  const only = (column: Column, text: string | undefined, of: Int32Array) => {
    if (text === undefined) return of
    const code = column.values.findIndex((value) => String(value) === text)
    return of.filter((row) => code !== UNKNOWN && column.codes[row] === code)
  }
  const season = inSeason === undefined ? undefined : String(inSeason)
  const ofKey = only(results.by[by]!, key, rows)
  return { ...matching, rows: only(results.by.season!, season, only(measured.parts, part, ofKey)) }
}

/** The dogs behind a figure, each with its own mean. */
export function dogMeans(matching: Matching): DogMean[] {
  return groupsBy(matching, matching.results.dog).map(({ value, results, mean }) => ({
    dogId: Number(value),
    results,
    mean: mean!,
  }))
}
