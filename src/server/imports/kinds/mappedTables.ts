import { mappedColumns } from '#contract/mappingColumns.ts'
import { dogMapping, type Mapping, type SheetMapping } from '#contract/mappingShape.ts'
import { headerKey } from '#domain/imports/headerKey.ts'
import { isOfRecords, kindByHeadings } from '#domain/imports/sheetKinds.ts'
import { headerKeys } from '../columns.ts'
import { ImportError } from '../importError.ts'
import type { Table, TableRow } from '../table.ts'
import { headerOf } from '../tableReading.ts'
import { inSheet } from '../tables.ts'
import { mappedCells } from './furtherCells.ts'
import type { DogTable, SortedTables } from './sortTables.ts'
import type { RecordTable } from './stageRecords.ts'

/** A sheet as somebody has mapped it. */
export interface MappedSheet {
  readonly name: string | null
  /** all of its header */
  readonly headings: readonly string[]
  /** its first row is data, and `headings` are what somebody calls its columns */
  readonly dataFirst: boolean
  /** null: nothing is read from it */
  readonly mapping: SheetMapping | null
}

/** A header apart from the order of its columns. */
export const headerMark = (header: readonly string[]): string =>
  JSON.stringify(
    header
      .map(headerKey)
      .filter((key) => key !== '')
      .toSorted(),
  )

/** The sheet whose headings are those of a first row; else one that has all it needs there; else one without headings that is as wide. */
export function sheetFor(first: readonly string[], sheets: readonly MappedSheet[]): MappedSheet | undefined {
  const headed = sheets.filter(({ dataFirst }) => !dataFirst)
  const mark = headerMark(first)
  const keys = new Set(first.map(headerKey))
  const fits = ({ mapping }: MappedSheet) =>
    mapping !== null && headingsNeeded(mapping).every((heading) => keys.has(headerKey(heading)))
  return (
    headed.find(({ headings }) => headerMark(headings) === mark) ??
    headed.find(fits) ??
    sheets.find(({ dataFirst, headings }) => dataFirst && headings.length === first.length)
  )
}

/** What a sheet must have to be read by a mapping: of one that finds columns by the names of fields, a few. */
const headingsNeeded = (mapping: SheetMapping): readonly string[] =>
  mapping.kind === 'dogs' && mapping.fieldsByName
    ? [mapping.numbers.column, ...mapping.required]
    : [...mappedColumns(mapping).values()]

/**
 * The tables of a file as somebody has mapped them.
 * @param own how the service's own files are written
 * @throws ImportError where a table is none of the mapped ones, or a column stands twice
 */
export async function mappedTables(
  all: readonly Table[],
  sheets: readonly MappedSheet[],
  own: Mapping,
): Promise<SortedTables> {
  const dogs: DogTable[] = []
  const records: RecordTable[] = []
  for (const opened of all) {
    const first = (await headerOf(opened)) ?? []
    const sheet = sheetFor(first, sheets)
    if (!sheet) throw unknownTable(opened)
    if (sheet.mapping === null) continue
    const table = sheet.dataFirst ? withHeadings(opened, sheet.headings) : opened
    const header = sheet.dataFirst ? sheet.headings : first
    inSheet(table, () => headerKeys(header))
    const sorted = sortedTable(table, header, sheet.mapping, own)
    if ('cells' in sorted) records.push(sorted)
    else dogs.push(sorted)
  }
  return { all, dogs, records }
}

/** A table is refused whose headings nobody has said the meaning of. */
export const unknownTable = ({ sheet }: Pick<Table, 'sheet'>): ImportError =>
  sheet === null
    ? new ImportError('No mapping has the columns of this file.', { code: 'FILE_MAPPING_UNKNOWN' })
    : new ImportError(`No mapping has the columns of the sheet "${sheet}".`, {
        code: 'FILE_SHEET_UNKNOWN',
        row: sheet,
      })

/** A table whose first row is data, with a header before it. */
const withHeadings = (table: Table, headings: readonly string[]): Table => ({
  ...table,
  async *rows(onBytes) {
    let header: TableRow[] = [{ line: 0, cells: headings, lost: false }]
    for await (const together of table.rows(onBytes)) {
      yield [...header, ...together]
      header = []
    }
  },
})

function sortedTable(
  table: Table,
  header: readonly string[],
  mapping: SheetMapping,
  own: Mapping,
): DogTable | RecordTable {
  if (mapping.kind === 'dogs') return { table, mapping: dogMapping.parse(mapping) }
  const { kind, columns, dateFormats } = mapping
  const found = kindByHeadings(kind, header, columns)
  const cells = mappedCells(found, mapping)
  if (isOfRecords(found)) return { table, found, cells, dateFormats }
  return { table, litters: { found, cells }, mapping: { ...own, dateFormats: [...dateFormats] } }
}
