/** Scores of one result by feature code; null where a feature was not judged. */
export interface ScoredResult {
  date: string
  features: Readonly<Record<string, number | null>>
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

/** All scores by feature, oldest first, in the order of the judge's sheet; features never judged are left out. */
export function featureProfile(scales: readonly Scale[], results: readonly ScoredResult[]): ProfileRow[] {
  const inOrder = results.toSorted((a, b) => a.date.localeCompare(b.date))
  // A trial without scores, as of a dog that was absent, is not the latest of them.
  const newest = inOrder.findLast(({ features }) =>
    scales.some(({ code }) => (features[code] ?? null) !== null),
  )
  return scales.flatMap(({ code, values }) => {
    const scores = inOrder.flatMap((result) => {
      const value = result.features[code]
      return value === null || value === undefined
        ? []
        : [{ value, date: result.date, latest: result === newest }]
    })
    if (scores.length === 0) return []
    const dots = scores.map((score, at) => {
      const same = scores.filter(({ value }) => value === score.value)
      const before = scores.slice(0, at).filter(({ value }) => value === score.value)
      return { ...score, index: before.length, of: same.length }
    })
    const mean = scores.reduce((sum, { value }) => sum + value, 0) / scores.length
    return [{ code, max: Math.max(...values), values, dots, mean, n: scores.length }]
  })
}
