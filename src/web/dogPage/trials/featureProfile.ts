import { seasonOf } from '#domain/dates.ts'
import type { BreedMean } from './breedMeans.ts'

/** Scores of one result by feature code, null where a feature was not judged, and the scales they were given on. */
export interface ScoredResult {
  readonly date: string
  readonly features: Readonly<Record<string, number | null>>
  readonly scales: readonly Scale[]
  /** the breed's means of the season by feature code */
  readonly breed: Readonly<Record<string, BreedMean>>
}

/** One row of the profile: every score of one feature. */
export interface ProfileRow {
  code: string
  max: number
  /** the values that a judge may give */
  values: readonly number[]
  marks: readonly ProfileMark[]
  mean: number
  n: number
  /** null: not known, or of too few dogs */
  breed: BreedMean | null
}

/** All results with one value. */
export interface ProfileMark {
  value: number
  count: number
  /** whether the latest result is among them */
  latest: boolean
  /** its diameter against that of the largest mark of the profile, 0–1: areas are compared */
  size: number
}

interface Scale {
  readonly code: string
  readonly values: readonly number[]
}

/**
 * The scores by feature, in the order of `codes`; features never judged are left out. Scores on another scale than the
 * latest one cannot stand beside it, and those without a scale nowhere: both are left out, and `n` tells how many are shown.
 */
export function featureProfile(codes: readonly string[], results: readonly ScoredResult[]): ProfileRow[] {
  const inOrder = results.toSorted((a, b) => a.date.localeCompare(b.date))
  // A trial without scores, as of a dog that was absent, is not the latest of them.
  const newest = inOrder.findLast(({ features }) => codes.some((code) => (features[code] ?? null) !== null))
  const season = comparedSeason(codes, results)
  const rows = codes.flatMap((code) => {
    const values = inOrder.flatMap((result) => (isScored(result, code) ? scaleIn(result, code) : [])).at(-1)
    if (values === undefined) return []
    const shown = inOrder.filter(
      (result) => isScored(result, code) && isSame(scaleIn(result, code)[0], values),
    )
    const scores = shown.map(({ features }) => features[code]!)
    const mean = scores.reduce((sum, value) => sum + value, 0) / scores.length
    const compared = shown.find(({ date, breed }) => seasonOf(date) === season && breed[code])
    return [
      {
        code,
        max: Math.max(...values),
        values,
        counts: [...Map.groupBy(shown, ({ features }) => features[code]!)].sort(([a], [b]) => a - b),
        mean,
        n: scores.length,
        breed: compared?.breed[code] ?? null,
      },
    ]
  })
  const largest = Math.max(...rows.flatMap(({ counts }) => counts.map(([, same]) => same.length)))
  return rows.map(({ counts, ...row }) => ({
    ...row,
    marks: counts.map(([value, same]) => ({
      value,
      count: same.length,
      latest: newest !== undefined && same.includes(newest),
      size: Math.sqrt(same.length / largest),
    })),
  }))
}

/** The latest season of the results in which the breed has a mean of any of the features; undefined where there is none. */
export function comparedSeason(
  codes: readonly string[],
  results: readonly ScoredResult[],
): number | undefined {
  return results
    .filter(({ breed }) => codes.some((code) => breed[code]))
    .map(({ date }) => seasonOf(date))
    .sort((a, b) => b - a)[0]
}

/** Results of which a score is not shown: judged on another scale than the latest, or on one that is not known. */
export function leftOut(
  rows: readonly ProfileRow[],
  results: readonly ScoredResult[],
): { otherScale: number; unknownScale: number } {
  const scalesOf = (result: ScoredResult) =>
    rows
      .filter(({ code }) => isScored(result, code))
      .map((row) => ({ row, scale: scaleIn(result, row.code)[0] }))
  const some = (holds: (row: ProfileRow, scale: readonly number[] | undefined) => boolean) =>
    results.filter((result) => scalesOf(result).some(({ row, scale }) => holds(row, scale))).length
  return {
    otherScale: some(({ values }, scale) => scale !== undefined && !isSame(scale, values)),
    unknownScale: some((_, scale) => scale === undefined),
  }
}

const isScored = ({ features }: ScoredResult, code: string): boolean => (features[code] ?? null) !== null

/** The values of a feature's scale; empty: the result has no scale for it. */
const scaleIn = ({ scales }: ScoredResult, code: string): readonly (readonly number[])[] =>
  scales.flatMap((scale) => (scale.code === code ? [scale.values] : []))

const isSame = (a: readonly number[] | undefined, b: readonly number[]): boolean => a?.join() === b.join()
