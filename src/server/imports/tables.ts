import { csvRows, lostMessage } from './csvRows.ts'
import { detectFormat, isArchive } from './fileFormat.ts'
import { ImportError } from './importError.ts'
import { sheetTables } from './sheetTables.ts'
import type { Table } from './table.ts'
import type { TextSource } from './textSource.ts'

/**
 * The tables of a file: of a workbook every sheet that is not empty.
 * @param mostMegabytes that a workbook may have when it is unpacked; absent: as many as a file of all dogs needs
 * @throws ImportError for a file that cannot be read, is empty, or holds no table
 */
export async function tablesOf(source: TextSource, mostMegabytes?: number): Promise<Table[]> {
  if (await isArchive(source)) return sheetTables(source, mostMegabytes)
  const format = await detectFormat(source)
  return [
    {
      sheet: null,
      size: source.size,
      rows: (onBytes) => csvRows(source, format, onBytes),
      lostMessage: (lines) => lostMessage(source, format, lines),
    },
  ]
}

/** Names of the sheets, as `placeOf` takes them. */
export function sheetNames(tables: readonly Table[]): string[] {
  return tables.flatMap(({ sheet }) => sheet ?? [])
}

/** @throws ImportError what `read` throws, with the sheet's name before it */
export function inSheet<Result>({ sheet }: Table, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ImportError) || sheet === null) throw error
    throw new ImportError(`Sheet "${sheet}": ${error.message}`, error.fault)
  }
}
