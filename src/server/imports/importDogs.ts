import { basename } from 'node:path'
import type pg from 'pg'
import type { HealthCodes } from '#domain/health/codes.ts'
import { openSource } from '../platform/changeSource.store.ts'
import { compareRecorded } from './compareRecorded.store.ts'
import { refuseContradictions } from './contradictions.store.ts'
import { refuseDeaths } from './deaths.store.ts'
import { findKnown, identifyDogs } from './identify.store.ts'
import { inImport } from './import.store.ts'
import { assignIds, cutLoops } from './loopCheck.store.ts'
import type { Mapping } from './mapping.ts'
import { mergeRows } from './mergeRows.store.ts'
import { checkParents } from './parents.store.ts'
import { type ImportCounts, planChanges } from './plan.store.ts'
import { isLoss } from './problemCodes.ts'
import {
  type ChangeSummary,
  type ProblemSummary,
  summariseChanges,
  summariseProblems,
  writeReport,
} from './report.ts'
import { stageTables } from './stageTables.ts'
import type { Table } from './table.ts'
import { sheetNames, tablesOf } from './tables.ts'
import { fileSource } from './textSource.ts'
import { writeChanges } from './write.store.ts'

export type ImportPhase = 'read' | 'compare' | 'dog' | 'dog_number' | 'health_statement'

/** How far a phase has come: bytes of the file, steps of the comparison, rows of a table; `rows` are rows of the file. */
export interface ImportProgress {
  readonly phase: ImportPhase
  readonly done: number
  readonly total: number
  readonly rows: number
}

export interface ImportOptions {
  readonly file: string
  readonly mapping: Mapping
  /** find out what would change, and change nothing */
  readonly dryRun?: boolean
  /** change nothing when there is anything that cannot be used */
  readonly strict?: boolean
  /** where the report goes; none is written without */
  readonly report?: string
  /** the ISO day of the import: nothing can have happened later */
  readonly today: string
  /** which of two sides is the worse */
  readonly codes: HealthCodes
  readonly onProgress?: (progress: ImportProgress) => void
  /** ends the import, which then has changed nothing */
  readonly signal?: AbortSignal
}

export interface ImportResult extends ImportCounts {
  /** rows of the file, without the header */
  readonly rows: number
  /** rows of which something was taken, or would be */
  readonly taken: number
  readonly problems: readonly ProblemSummary[]
  readonly changes: readonly ChangeSummary[]
  /** parents for whom a placeholder stands, such as NA */
  readonly unknownParents: number
  readonly unusedColumns: readonly string[]
  /** false after a dry run, where nothing could be taken, and where `strict` refused the file */
  readonly written: boolean
}

/** Steps of the comparison, for the progress display. */
const STEPS = 9

/**
 * Imports dogs from a CSV file or a workbook in one transaction: stores what can be used and reports the rest. The same file again changes nothing. Readers of the database are never blocked.
 * @throws ImportError for a file that cannot be imported at all, or while another import runs
 */
export async function importDogs(pool: pg.Pool, options: ImportOptions): Promise<ImportResult> {
  const tables = await tablesOf(await fileSource(options.file))
  return inImport(pool, options.signal, (client) => importInto(client, tables, options))
}

async function importInto(
  client: pg.PoolClient,
  tables: readonly Table[],
  options: ImportOptions,
): Promise<ImportResult> {
  const { mapping, onProgress = () => undefined } = options
  const { rows, usable, unknownParents, unusedColumns, nodes, facts, fields } = await stageTables(
    client,
    tables,
    options,
  )
  let steps = 0
  const step = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work
    onProgress({ phase: 'compare', done: ++steps, total: STEPS, rows })
    return result
  }
  const anyKnown = await findKnown(client, nodes)
  const taken = usable - (await step(refuseContradictions(client, nodes, facts, anyKnown)))
  const renumbered = await step(identifyDogs(client, nodes))
  const merged = await step(mergeRows(client, nodes, fields, facts.repeated || renumbered))
  const anyRecorded = await step(compareRecorded(client, nodes, fields))
  await step(refuseDeaths(client, anyRecorded))
  await step(checkParents(client, nodes, anyRecorded))
  const order = await step(cutLoops(client, nodes))
  const problems = await summariseProblems(client)
  const written =
    taken > 0 && !options.dryRun && !(options.strict && problems.some(({ code }) => isLoss(code)))
  await step(assignIds(client, written ? order : [], nodes))
  const counts = await step(
    planChanges(client, nodes, fields, { anyRecorded, repeats: merged || facts.statementsRepeat }),
  )
  const changes = await summariseChanges(client)
  if (options.report !== undefined) await writeReport(client, options.report, sheetNames(tables).length > 0)
  if (written) {
    const source = await openSource(client, 'import', {
      name: basename(options.file),
      sheets: sheetNames(tables),
    })
    const plan = { fields, breeds: mapping.breeds, source, ...counts }
    await writeChanges(client, plan, (phase, done, total) => onProgress({ phase, done, total, rows }))
  }
  return { ...counts, rows, taken, problems, changes, unknownParents, unusedColumns, written }
}
