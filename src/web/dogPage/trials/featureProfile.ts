/** Scores of one result by feature code, null where a feature was not judged, and the scales they were given on. */
export interface ScoredResult {
  readonly date: string
  readonly features: Readonly<Record<string, number | null>>
  readonly scales: readonly Scale[]
}

/** One row of the profile: every score of one feature. */
export interface ProfileRow {
  code: string
  max: number
  /** the values that a judge may give */
  values: readonly number[]
  dots: readonly ProfileDot[]
  mean: number
  n: number
}

interface ProfileDot {
  value: number
  date: string
  latest: boolean
  /** which of the dots on the same value, 0 first, and how many there are */
  index: number
  of: number
}

interface Scale {
  readonly code: string
  readonly values: readonly number[]
}

/**
 * The scores by feature, oldest first, in the order of `codes`; features never judged are left out. Scores on another scale than the
 * latest one cannot stand beside it, and those without a scale nowhere: both are left out, and `n` tells how many are shown.
 */
export function featureProfile(codes: readonly string[], results: readonly ScoredResult[]): ProfileRow[] {
  const inOrder = results.toSorted((a, b) => a.date.localeCompare(b.date))
  // A trial without scores, as of a dog that was absent, is not the latest of them.
  const newest = inOrder.findLast(({ features }) => codes.some((code) => (features[code] ?? null) !== null))
  return codes.flatMap((code) => {
    const values = inOrder.flatMap((result) => (isScored(result, code) ? scaleIn(result, code) : [])).at(-1)
    if (values === undefined) return []
    const scores = inOrder
      .filter((result) => isScored(result, code) && isSame(scaleIn(result, code)[0], values))
      .map((result) => ({ value: result.features[code]!, date: result.date, latest: result === newest }))
    const dots = scores.map((score, at) => {
      const same = scores.filter(({ value }) => value === score.value)
      const before = scores.slice(0, at).filter(({ value }) => value === score.value)
      return { ...score, index: before.length, of: same.length }
    })
    const mean = scores.reduce((sum, { value }) => sum + value, 0) / scores.length
    return [{ code, max: Math.max(...values), values, dots, mean, n: scores.length }]
  })
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
