/** Where the boxes of a pedigree stand on one A4 page, landscape. Lengths are points. */

export const PAGE = { width: 841.89, height: 595.28, margin: 24 } as const
const HEADER_HEIGHT = 72
const LEGEND_HEIGHT = 50
/** Between two columns, where the joining lines run. */
const GUTTER = 10
/** Each column is this much wider than the one before: its boxes are lower and hold fewer, longer lines. */
const WIDENING = 1.07
/** The dog’s own column, against that of its parents. */
const ROOT_WIDTH = 1
/** The more columns, the narrower they are. */
const LARGEST_FONT = { 3: 9, 4: 8.5, 5: 7.5, 6: 6.5 } as Readonly<Record<number, number>>
const SMALLEST_FONT = 5
const LEADING = 1.15
export const PADDING = 1.5

const CHART_TOP = PAGE.margin + HEADER_HEIGHT
export const CHART_BOTTOM = PAGE.height - PAGE.margin - LEGEND_HEIGHT

export interface Box {
  /** number of the place: 0 the dog itself, 1 sire, 2 dam, … */
  readonly place: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly fontSize: number
  readonly lineHeight: number
  /** lines of text that fit */
  readonly lines: number
}

/** One box for the dog and every place of its chart, in order of places; sire above dam, each pair centred on its offspring. */
export function boxesOf(generations: number): Box[] {
  const columns = columnsOf(generations)
  return columns.flatMap(({ x, width }, generation) => {
    const count = 2 ** generation
    const slot = (CHART_BOTTOM - CHART_TOP) / count
    const font = fontOf(slot, generations)
    const lineHeight = font * LEADING
    const lines = Math.max(1, Math.min(MAX_LINES, Math.floor((slot - 2 * PADDING + 1) / lineHeight)))
    const height = Math.min(slot - 0.6, lines * lineHeight + 2 * PADDING)
    return Array.from({ length: count }, (_, position) => ({
      place: count - 1 + position,
      x,
      y: CHART_TOP + slot * (position + 0.5) - height / 2,
      width,
      height,
      fontSize: font,
      lineHeight,
      lines,
    }))
  })
}

/** Number, name, titles, health, trial, show and birth each on a line of its own. */
export const MAX_LINES = 6

/** The largest that lets a box hold three lines, between a least readable size and `LARGEST_FONT`. */
function fontOf(slot: number, generations: number): number {
  return Math.min(LARGEST_FONT[generations]!, Math.max(SMALLEST_FONT, (slot - 2 * PADDING) / (3 * LEADING)))
}

function columnsOf(generations: number): { x: number; width: number }[] {
  const weights = [ROOT_WIDTH, ...Array.from({ length: generations }, (_, index) => WIDENING ** index)]
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const room = PAGE.width - 2 * PAGE.margin - generations * GUTTER
  let x: number = PAGE.margin
  return weights.map((weight) => {
    const column = { x, width: (room * weight) / sum }
    x += column.width + GUTTER
    return column
  })
}

export interface Line {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** The thin lines from every box to the boxes of its sire and dam, as far as they are drawn. */
export function linesOf(boxes: readonly Box[]): Line[] {
  const byPlace = new Map(boxes.map((box) => [box.place, box]))
  return boxes.flatMap((box) => {
    const parents = [2 * box.place + 1, 2 * box.place + 2].flatMap((place) => byPlace.get(place) ?? [])
    const [first] = parents
    if (!first) return []
    const right = box.x + box.width
    const middle = (right + first.x) / 2
    const heights = [box, ...parents].map(({ y, height }) => y + height / 2)
    const own = box.y + box.height / 2
    return [
      { x1: right, y1: own, x2: middle, y2: own },
      { x1: middle, y1: Math.min(...heights), x2: middle, y2: Math.max(...heights) },
      ...parents.map(({ x, y, height }) => ({ x1: middle, y1: y + height / 2, x2: x, y2: y + height / 2 })),
    ]
  })
}
