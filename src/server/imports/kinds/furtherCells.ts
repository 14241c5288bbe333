import type { FurtherMapping } from '#contract/mappingShape.ts'
import type { FoundKind } from '#domain/imports/sheetKinds.ts'
import { byText, normalise } from '../valueReader.ts'
import type { CellOf } from './kinds.types.ts'

/** Reads a row of a sheet of another kind than dogs by the names of its columns. */
export type CellsOf = (cells: readonly string[]) => CellOf

/** Where such a sheet has its columns, and how a row of it is read. */
export interface FurtherTable {
  readonly found: FoundKind
  readonly cells: CellsOf
}

/** As the cells say it, with single spaces. */
export const plainCells =
  ({ places }: FoundKind): CellsOf =>
  (cells) =>
  (column) =>
    normalise(cells[places.get(column) ?? -1] ?? '')

/** In the service's own terms, by what a mapping says of the sheet. */
export function mappedCells(found: FoundKind, { values, otherwise }: FurtherMapping): CellsOf {
  const plain = plainCells(found)
  const lists = new Map(Object.entries(values).map(([column, list]) => [column, byText(list)]))
  const rest = new Map(Object.entries(otherwise))
  return (cells) => {
    const cell = plain(cells)
    return (column) => {
      const text = cell(column)
      return (lists.get(column)?.get(text.toLowerCase()) ?? text) || (rest.get(column) ?? '')
    }
  }
}
