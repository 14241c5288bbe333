/** One row: the figure over so many generations, and the length of its bar. */
export interface DepthRow {
  /** null: over all known generations */
  generations: number | null
  /** null: not known */
  coefficient: number | null
  /** 0–1 */
  bar: number
  /** known places of those possible; null where there is no end to them */
  known: number | null
  possible: number | null
}

/** A full bar stands for at least so much, so that tiny figures do not look great. */
const MIN_FULL = 0.0625

/** The rows from the fewest generations to all, their bars on one scale. */
export function depthRows(
  rows: readonly { generations: number; coefficient: number; known: number; possible: number }[],
  all: number | null,
): DepthRow[] {
  const points = [...rows, { generations: null, coefficient: all, known: null, possible: null }]
  const full = Math.max(MIN_FULL, ...points.map(({ coefficient }) => coefficient ?? 0))
  return points.map((point) => ({ ...point, bar: (point.coefficient ?? 0) / full }))
}
