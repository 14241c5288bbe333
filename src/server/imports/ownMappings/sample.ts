import { MOST_MAPPED_COLUMNS } from '#contract/dataUpdateConstants.ts'
import { LONGEST_HEADING } from '#contract/mappingShape.ts'
import { SHEET_ROWS } from '#domain/imports/rowPlace.ts'
import { ImportError } from '../importError.ts'
import type { Table } from '../table.ts'
import type { SheetSample } from './mappings.types.ts'

/** Rows of a sheet that people see while they map it. */
const SAMPLE_ROWS = 100
/** Characters of a cell that are kept, and of all cells of a sheet. */
const [CELL_LENGTH, SHEET_LENGTH] = [500, 500_000]
/** Characters of a heading that is too long which a refusal tells. */
const TOLD = 40

/** The beginning of every table of a file. @throws ImportError for one without any, and for a header that no person could map */
export async function samplesOf(tables: readonly Table[]): Promise<SheetSample[]> {
  const samples: SheetSample[] = []
  for (const table of tables) samples.push(await sampleOfTable(table))
  return samples
}

async function sampleOfTable(table: Table): Promise<SheetSample> {
  let headings: readonly string[] | undefined
  let first = 1
  const rows: { line: number; cells: string[] }[] = []
  let length = 0
  reading: for await (const together of table.rows())
    for (const { line, cells } of together) {
      if (!headings) {
        headings = checkedHeadings(table, cells)
        first = ownLine(table, line)
        continue
      }
      if (rows.length === SAMPLE_ROWS || length > SHEET_LENGTH) break reading
      const kept = cells.slice(0, headings.length + 1).map((cell) => cell.slice(0, CELL_LENGTH))
      length += kept.reduce((sum, cell) => sum + cell.length, 0)
      rows.push({ line: ownLine(table, line), cells: kept })
    }
  if (rows.length === 0 && (headings ?? []).every((heading) => heading === ''))
    throw new ImportError('The file is empty.', { code: 'FILE_EMPTY' })
  return { name: table.sheet, headings: headings ?? [], line: first, rows }
}

/** A row as it is counted in its own sheet. */
const ownLine = ({ sheet }: Table, line: number): number =>
  sheet === null ? line : ((line - 1) % SHEET_ROWS) + 1

function checkedHeadings({ sheet }: Table, headings: readonly string[]): readonly string[] {
  const inSheet = sheet === null ? '' : `${sheet}: `
  if (headings.length > MOST_MAPPED_COLUMNS)
    throw new ImportError(`${inSheet}${headings.length} columns are too many.`, {
      code: 'FILE_COLUMNS_MANY',
      row: `${inSheet}${headings.length}`,
    })
  const long = headings.find((heading) => heading.length > LONGEST_HEADING)
  if (long === undefined) return headings
  throw new ImportError(`${inSheet}A heading has ${long.length} characters.`, {
    code: 'FILE_HEADING_LONG',
    row: `${inSheet}${long.slice(0, TOLD)}…`,
  })
}
