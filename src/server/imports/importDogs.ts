import { basename } from 'node:path'
import type pg from 'pg'
import type { Mapping } from '#contract/mappingShape.ts'
import type { HealthCodes } from '#domain/health/codes.ts'
import { openSource } from '../platform/changeSource.store.ts'
import { compareRecorded } from './compareRecorded.store.ts'
import { refuseContradictions } from './contradictions.store.ts'
import { refuseDeaths } from './deaths.store.ts'
import { forgetErased } from './erased.store.ts'
import { findKnown, identifyDogs } from './identify.store.ts'
import { inImport } from './import.store.ts'
import { compareRecords, writeRecords } from './kinds/compareRecords.store.ts'
import type { DatedRulebook, ReadSheet } from './kinds/kinds.types.ts'
import { onlyDogs, type SortedTables } from './kinds/sortTables.ts'
import { stageRecords } from './kinds/stageRecords.ts'
import { assignIds, cutLoops } from './loopCheck.store.ts'
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
import { breedsBrought, stageTables } from './stageTables.ts'
import { TableReading } from './tableReading.ts'
import { sheetNames, tablesOf } from './tables.ts'
import { fileSource } from './textSource.ts'
import { writeChanges } from './write.store.ts'

export type ImportPhase = 'read' | 'compare' | 'dog' | 'dog_number' | 'health_statement' | 'records'

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
  /** those in force: what trial results of the past are held against */
  readonly rulebooks?: readonly DatedRulebook[]
  readonly onProgress?: (progress: ImportProgress) => void
  /** ends the import, which then has changed nothing */
  readonly signal?: AbortSignal
  /** looks at the plan in the import's transaction; what it writes itself stays, whatever it answers. @returns whether the plan is to be written */
  readonly decide?: (client: pg.PoolClient, plan: ImportPlan) => Promise<boolean>
  /** the end of the transaction of an import that is written */
  readonly finish?: (client: pg.PoolClient, written: WrittenImport) => Promise<void>
}

/** What is written, in the terms of history. */
export interface WrittenImport {
  /** id of the source of all that is written */
  readonly source: number
  /** codes of the breeds that the mapping has added */
  readonly breeds: readonly string[]
}

/** What an import would do. */
export interface ImportPlan extends Omit<ImportResult, 'written' | 'kept' | 'tables'> {
  /** the last id that a recorded dog may have: those above it are dogs of the file */
  readonly base: number
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
  /** what the sheets hold, in their order */
  readonly sheets: readonly ReadSheet[]
  /** false after a dry run, where nothing could be taken, and where `strict` refused the file */
  readonly written: boolean
  /** true where the transaction stays whether it is written or not */
  readonly kept: boolean
  /** of further kinds than dogs that the file tells of */
  readonly tables: readonly string[]
}

/** Steps of the comparison, for the progress display. */
const STEPS = 10

/**
 * Imports dogs from a CSV file or a workbook in one transaction: stores what can be used and reports the rest. The same file again changes nothing. Readers of the database are never blocked.
 * @throws ImportError for a file that cannot be imported at all, or while another import runs
 */
export async function importDogs(pool: pg.Pool, options: ImportOptions): Promise<ImportResult> {
  return importTables(pool, onlyDogs(await tablesOf(await fileSource(options.file))), options)
}

/** As `importDogs`, of tables that have been opened already, and that may tell more than dogs; `file` is then only their name. */
export function importTables(
  pool: pg.Pool,
  tables: SortedTables,
  options: ImportOptions,
): Promise<ImportResult> {
  return inImport(pool, options.signal, (client) => importInto(client, tables, options))
}

async function importInto(
  client: pg.PoolClient,
  { all, dogs, records: tables }: SortedTables,
  options: ImportOptions,
): Promise<ImportResult> {
  const { mapping, onProgress = () => undefined } = options
  const reading = new TableReading(all, options)
  const names = sheetNames(all)
  const staged = await stageTables(client, { tables: dogs, sheets: names, reading }, options)
  const { nodes, facts, fields, unknownParents } = staged
  const records = await stageRecords(client, tables, { reading, options })
  const { rows } = reading
  let steps = 0
  const step = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work
    onProgress({ phase: 'compare', done: ++steps, total: STEPS, rows })
    return result
  }
  const anyKnown = await findKnown(client, nodes)
  const dogRows = staged.usable - (await step(refuseContradictions(client, nodes, facts, anyKnown)))
  const renumbered = await step(identifyDogs(client, nodes))
  await forgetErased(client)
  const merged = await step(mergeRows(client, nodes, fields, facts.repeated || renumbered))
  const anyRecorded = await step(compareRecorded(client, nodes, fields))
  await step(refuseDeaths(client, anyRecorded))
  await step(checkParents(client, nodes, anyRecorded))
  const order = await step(cutLoops(client, nodes))
  const taken = dogRows + (await step(compareRecords(client, records.kinds, nodes)))
  const problems = await summariseProblems(client)
  const writable =
    taken > 0 && !options.dryRun && !(options.strict && problems.some(({ code }) => isLoss(code)))
  await step(assignIds(client, writable ? order : [], nodes))
  const counts = await step(
    planChanges(client, nodes, fields, { anyRecorded, repeats: merged || facts.statementsRepeat }),
  )
  const changes = await summariseChanges(client)
  if (options.report !== undefined) await writeReport(client, options.report, names.length > 0)
  const sheets = [...staged.sheets, ...records.sheets]
  const unusedColumns = [...new Set([...staged.unusedColumns, ...records.unusedColumns])]
  const result = { ...counts, rows, taken, problems, changes, unknownParents, unusedColumns, sheets }
  const wanted = (await options.decide?.(client, { ...result, base: nodes.base })) ?? true
  const written = writable && wanted
  if (written) {
    const source = await openSource(client, 'import', { name: basename(options.file), sheets: names })
    const plan = { fields, breeds: breedsBrought(dogs, mapping), source, ...counts }
    const breeds = await writeChanges(client, plan, (phase, done, total) =>
      onProgress({ phase, done, total, rows }),
    )
    onProgress({ phase: 'records', done: 0, total: 1, rows })
    await writeRecords(client, records.kinds, source)
    await options.finish?.(client, { source, breeds })
  }
  const filled = records.kinds.map(({ table }) => table)
  return { ...result, written, kept: options.decide !== undefined, tables: filled }
}
