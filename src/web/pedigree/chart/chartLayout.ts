import type { PedigreeChart } from '#contract/pedigree.ts'
import { generationOf } from '#domain/genetics/chart.ts'
import { dogAt, isSirePlace, placeCount } from '../places.ts'

/** Where a box stands in the grid of a chart, rows counted from 1. */
interface Cell {
  place: number
  row: number
  /** how many rows it takes: those of its ancestors, so that unknown branches leave no hole */
  span: number
  /** whether lines lead on to its parents */
  hasParents: boolean
  /**
   * How far the line from the middle of this cell reaches towards its child's middle, in parts of this cell's height:
   * 0.5 where sire and dam take the same number of rows, 0 where the other is unknown.
   */
  reach: number
}

interface ChartLayout {
  /** one of every known ancestor; an unknown one is not drawn */
  cells: readonly Cell[]
  rows: number
}

/** From this generation on a box has two lines instead of four. */
export const DENSE_FROM = 5

const parentsOf = (place: number) => [2 * place + 1, 2 * place + 2] as const

/** Lays out a chart, sire above dam; every dog stands in the middle of the rows of its ancestors. */
export function chartLayout(chart: PedigreeChart): ChartLayout {
  const isKnown = (place: number) => place <= placeCount(chart.generations) && dogAt(chart, place) !== null
  // A box of four lines needs two rows where the others are of two.
  const ownRows = (place: number) =>
    chart.generations >= DENSE_FROM && generationOf(place) < DENSE_FROM ? 2 : 1
  const rowsOfParents = (place: number) => parentsOf(place).reduce((sum, parent) => sum + rowsOf(parent), 0)
  const rowsOf = (place: number): number =>
    isKnown(place) ? Math.max(ownRows(place), rowsOfParents(place)) : 0

  const cellOf = (place: number, row: number, span: number): Cell[] => {
    if (!isKnown(place)) return []
    const mate = rowsOf(isSirePlace(place) ? place + 1 : place - 1)
    const hasParents = parentsOf(place).some(isKnown)
    return [{ place, row, span, hasParents, reach: mate / span / 2 }, ...cellsOfParents(place, row, span)]
  }
  /** Both parents share the rows of their child; one alone has them all. */
  const cellsOfParents = (place: number, row: number, span: number): Cell[] => {
    const [sire, dam] = parentsOf(place)
    const ofSire = isKnown(dam) ? rowsOf(sire) : span
    return [...cellOf(sire, row, ofSire), ...cellOf(dam, row + rowsOf(sire), span - rowsOf(sire))]
  }
  const rows = rowsOfParents(0)
  return { cells: cellsOfParents(0, 1, rows), rows }
}
