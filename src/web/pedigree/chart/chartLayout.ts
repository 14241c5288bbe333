import type { PedigreeChart } from '#contract/pedigree.ts'
import { generationOf } from '#domain/genetics/chart.ts'
import { dogAt, isDrawn, isSirePlace } from '../places.ts'

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
   * 0.5 where sire and dam take the same number of rows.
   */
  reach: number
}

interface ChartLayout {
  cells: readonly Cell[]
  rows: number
}

/** From this generation on a box has two lines instead of four. */
export const DENSE_FROM = 5

/** A box of four lines needs two rows where the others are of two. */
function leafRows(chart: PedigreeChart, place: number): number {
  const tall = chart.generations >= DENSE_FROM && generationOf(place) < DENSE_FROM
  return tall && dogAt(chart, place) !== null ? 2 : 1
}

/** Lays out a chart, sire above dam; every dog stands in the middle of the rows of its ancestors. */
export function chartLayout(chart: PedigreeChart): ChartLayout {
  const rowsOf = (place: number): number => {
    const [sire, dam] = [2 * place + 1, 2 * place + 2]
    return isDrawn(chart, sire) ? rowsOf(sire) + rowsOf(dam) : leafRows(chart, place)
  }
  const cellsOf = (place: number, row: number): Cell[] => {
    const [sire, dam] = [2 * place + 1, 2 * place + 2]
    const span = rowsOf(place)
    const hasParents = isDrawn(chart, sire)
    const mate = rowsOf(isSirePlace(place) ? place + 1 : place - 1)
    const cell = { place, row, span, hasParents, reach: mate / span / 2 }
    return hasParents ? [cell, ...cellsOf(sire, row), ...cellsOf(dam, row + rowsOf(sire))] : [cell]
  }
  return { cells: [...cellsOf(1, 1), ...cellsOf(2, rowsOf(1) + 1)], rows: rowsOf(1) + rowsOf(2) }
}
