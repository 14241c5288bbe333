import type pg from 'pg'
import { dateReader } from '#domain/imports/dates.ts'
import { numberFault } from '#domain/imports/numbers.ts'
import type { FoundKind, RecordSheet } from '#domain/imports/sheetKinds.ts'
import { regnrKey } from '#domain/regnr.ts'
import type { ImportOptions } from '../importDogs.ts'
import { RowSink } from '../rowSink.ts'
import { datesIn } from '../stageTables.ts'
import type { Table, TableRow } from '../table.ts'
import type { TableReading } from '../tableReading.ts'
import type { CellValue, ReportProblem } from '../valueReader.ts'
import { createRecordTables } from './compareRecords.store.ts'
import type { CellsOf } from './furtherCells.ts'
import type { ReadingContext, ReadSheet, RecordKind } from './kinds.types.ts'
import { RECORD_KINDS } from './recordKinds.ts'

/** A table whose rows tell something else than dogs. */
export interface RecordTable {
  readonly table: Table
  readonly found: FoundKind<RecordSheet>
  readonly cells: CellsOf
  /** how its days are written, where that differs from the rest of the file */
  readonly dateFormats?: readonly string[]
}

interface StagedRecords {
  readonly kinds: readonly RecordKind[]
  readonly sheets: readonly ReadSheet[]
  readonly unusedColumns: readonly string[]
}

/** Reads every table that tells something else than dogs into the temporary tables of its kind. @throws ImportError where a name would be lost */
export async function stageRecords(
  client: pg.PoolClient,
  tables: readonly RecordTable[],
  { reading, options }: { readonly reading: TableReading; readonly options: ImportOptions },
): Promise<StagedRecords> {
  const kinds = [...new Set(tables.map(({ found }) => RECORD_KINDS[found.kind]))]
  await createRecordTables(client, kinds)
  const problems = new RowSink(client, 'import_problem (line, regnr, code, subject, detail)')
  const sheets: ReadSheet[] = []
  for (const one of tables) {
    const { table, found } = one
    const { columns, table: name } = RECORD_KINDS[found.kind]
    const rows = new RowSink(
      client,
      `import_${name}_row (line, key, regnr, ${Object.keys(columns).join(', ')})`,
    )
    const read = await reading.read(table, {
      take: rowTaker(one, { rows, problems, options }),
      relieve: async () => {
        await rows.relieve()
        await problems.relieve()
      },
    })
    await rows.send()
    sheets.push({ name: table.sheet, kind: found.kind, rows: read })
  }
  await problems.send()
  return { kinds, sheets, unusedColumns: tables.flatMap(({ found }) => found.unused) }
}

interface Taken {
  readonly rows: RowSink
  readonly problems: RowSink
  readonly options: ImportOptions
}

/** Reads the rows of a table one by one. */
function rowTaker(one: RecordTable, { rows, problems, options }: Taken) {
  const formats = one.dateFormats ?? options.mapping.dateFormats
  const read = recordReader(one, {
    dates: dateReader(datesIn(one.table.sheet, formats)),
    today: options.today,
    rulebooks: options.rulebooks ?? [],
  })
  return (row: TableRow) => {
    const { line } = row
    const values = read(row, (regnr, code, subject, detail) =>
      problems.add([line, regnr, code, subject, detail]),
    )
    if (values) rows.add([line, ...values])
  }
}

/** Told of what cannot be taken of a row, with the number that it names. */
type ReportOfRow = (regnr: string | null, ...problem: Parameters<ReportProblem>) => void

/** Reads rows of a table one by one. @returns key and number of the dog and the values of the kind; null for a row that cannot be taken */
export function recordReader(
  { found, cells: cellsOf }: Pick<RecordTable, 'found' | 'cells'>,
  context: ReadingContext,
) {
  const { read } = RECORD_KINDS[found.kind]
  return ({ cells }: Pick<TableRow, 'cells'>, told: ReportOfRow): readonly CellValue[] | null => {
    const cell = cellsOf(cells)
    const written = cell('regnr')
    const report: ReportProblem = (...problem) => told(written || null, ...problem)
    const fault = numberFault(written)
    if (cells.length !== found.width)
      report('wrong-columns', null, `${cells.length} instead of ${found.width}`)
    else if (fault) report(fault, null, written || null)
    else {
      const values = read(cell, report, context)
      if (values) return [regnrKey(written), written, ...values]
    }
    return null
  }
}
