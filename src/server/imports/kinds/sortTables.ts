import type { Mapping } from '#contract/mappingShape.ts'
import { findKind, isOfRecords } from '#domain/imports/sheetKinds.ts'
import { headerKeys } from '../columns.ts'
import type { Table } from '../table.ts'
import { headerOf } from '../tableReading.ts'
import { inSheet } from '../tables.ts'
import { type FurtherTable, plainCells } from './furtherCells.ts'
import type { RecordTable } from './stageRecords.ts'

/** A table whose rows tell of dogs. */
export interface DogTable {
  readonly table: Table
  /** of one whose rows are litters, where it has its columns */
  readonly litters?: FurtherTable
  /** how it is written, where that differs from the rest of the file */
  readonly mapping?: Mapping
}

/** The tables of a file by what their rows tell, as their headers say. */
export interface SortedTables {
  readonly all: readonly Table[]
  readonly dogs: readonly DogTable[]
  readonly records: readonly RecordTable[]
}

/** All tables of dogs alone. */
export const onlyDogs = (tables: readonly Table[]): SortedTables => ({
  all: tables,
  dogs: tables.map((table) => ({ table })),
  records: [],
})

/** A table that is of no further kind is one of dogs. @throws ImportError where a column stands twice */
export async function sortTables(tables: readonly Table[]): Promise<SortedTables> {
  const dogs: DogTable[] = []
  const records: RecordTable[] = []
  for (const table of tables) {
    const header = (await headerOf(table)) ?? []
    const found = findKind(header)
    if (found) inSheet(table, () => headerKeys(header))
    if (found && isOfRecords(found)) records.push({ table, found, cells: plainCells(found) })
    else dogs.push(found ? { table, litters: { found, cells: plainCells(found) } } : { table })
  }
  return { all: tables, dogs, records }
}
