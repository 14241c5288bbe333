import type { Mapping } from '#contract/mappingShape.ts'
import { findColumns } from '../columns.ts'
import { ImportError } from '../importError.ts'
import { unknownTable } from '../kinds/mappedTables.ts'
import { loadMapping, shippedMappings } from '../mapping.ts'
import type { Table } from '../table.ts'
import { headerOf } from '../tableReading.ts'

/**
 * The name of the shipped mapping that fits every table: of several the one that leaves the fewest columns unused.
 * @throws ImportError where none does, which names the table
 */
export async function findMapping(tables: readonly Table[]): Promise<string> {
  const fits = new Map<Table, ReadonlyMap<string, number>>()
  for (const table of tables) {
    const unused = await unusedByMapping(table)
    if (unused.size === 0) throw unknownTable(table)
    fits.set(table, unused)
  }
  const ofAll = [...fits.values()]
  const fitting = (await shippedMappings())
    .filter((name) => ofAll.every((unused) => unused.has(name)))
    .map((name) => ({ name, unused: ofAll.reduce((sum, unused) => sum + unused.get(name)!, 0) }))
  const [best] = fitting.toSorted((one, other) => one.unused - other.unused)
  if (best) return best.name
  throw new ImportError('No shipped mapping has the columns of this file.', { code: 'FILE_MAPPING_UNKNOWN' })
}

/** How many columns of a table each shipped mapping that fits it leaves unused. */
async function unusedByMapping(table: Table): Promise<Map<string, number>> {
  const header = (await headerOf(table)) ?? []
  const fitting = new Map<string, number>()
  for (const name of await shippedMappings()) {
    const unused = unusedOf(header, await loadMapping(name))
    if (unused !== null) fitting.set(name, unused)
  }
  return fitting
}

/** null: the columns are not the mapping's */
function unusedOf(header: readonly string[], mapping: Mapping): number | null {
  try {
    return findColumns(header, mapping).unused.length
  } catch (error) {
    if (!(error instanceof ImportError) || error.fault?.code === 'FILE_COLUMN_TWICE') throw error
    return null
  }
}
