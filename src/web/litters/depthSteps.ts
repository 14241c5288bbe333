/** One step of the chart: the figure over so many generations, and where it stands in the picture. */
export interface DepthStep {
  /** null: over all known generations */
  generations: number | null
  coefficient: number
  /** 0–1 from left to right, the middle of its column */
  x: number
  /** 0–1 from bottom to top */
  y: number
}

/** Least height of the scale, so that tiny figures do not fill the picture. */
const LEAST_TOP = 0.05
const GRID = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1]

export interface DepthPicture {
  steps: readonly DepthStep[]
  /** the upper end of the scale, 0–1 */
  top: number
}

/** The columns of the chart, from the fewest generations to all. */
export function depthSteps(
  rows: readonly { generations: number; coefficient: number }[],
  all: number,
): DepthPicture {
  const points = [...rows, { generations: null, coefficient: all }]
  const most = Math.max(LEAST_TOP, ...points.map(({ coefficient }) => coefficient))
  const top = GRID.find((limit) => limit >= most) ?? 1
  const steps = points.map((point, index) => ({
    ...point,
    x: (index + 0.5) / points.length,
    y: point.coefficient / top,
  }))
  return { steps, top }
}
