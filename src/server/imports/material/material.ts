import type { Db } from '../../platform/database.ts'
import { loadMapping } from '../mapping.ts'
import { type MaterialRow, materialQueries, materialRows } from './material.store.ts'

/** A sheet of what an import reads, with its rows in batches. */
interface MaterialSheet {
  readonly name: string
  readonly rows: () => AsyncGenerator<readonly MaterialRow[]>
}

/**
 * The club's dogs, owners and results in the service's own form of files (docs/import-format.md), which a data update of another service
 * takes in; one after another.
 * @param tx one moment of the database, which nobody else uses meanwhile
 */
export async function materialSheets(tx: Db): Promise<readonly MaterialSheet[]> {
  const { statements } = await loadMapping('koirakanta')
  return Object.entries(materialQueries(statements)).map(([name, query]) => ({
    name,
    rows: () => materialRows(tx, query),
  }))
}
