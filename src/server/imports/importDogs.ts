import type pg from 'pg'
import { breedKey } from '#domain/imports/breedKey.ts'
import { type Columns, findColumns } from './columns.ts'
import { compareRecorded } from './compareRecorded.store.ts'
import { refuseContradictions } from './contradictions.store.ts'
import { csvRows, lostMessage } from './csvRows.ts'
import { refuseDeaths } from './deaths.store.ts'
import type { FieldName } from './fields.ts'
import { detectFormat, type FileFormat } from './fileFormat.ts'
import { identifyDogs } from './identify.store.ts'
import { inImport, recordedBreeds } from './import.store.ts'
import { ImportError } from './importError.ts'
import { assignIds, cutLoops } from './loopCheck.store.ts'
import type { Mapping } from './mapping.ts'
import { dogFields, mergeRows } from './mergeRows.store.ts'
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
import { RowReader } from './rowReader.ts'
import { Staging } from './staging.store.ts'
import { fileSource, type TextSource } from './textSource.ts'
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

/** Rows read between looks at the clock, the batch and the signal. */
const ROWS_BETWEEN = 200

/** Steps of the comparison, for the progress display. */
const STEPS = 9

/**
 * Imports dogs from a CSV file in one transaction: stores what can be used and reports the rest. The same file again changes nothing. Readers of the database are never blocked.
 * @throws ImportError for a file that cannot be imported at all, or while another import runs
 */
export async function importDogs(pool: pg.Pool, options: ImportOptions): Promise<ImportResult> {
  const source = await fileSource(options.file)
  const format = await detectFormat(source)
  return inImport(pool, options.signal, (client) => importInto(client, { source, format }, options))
}

/** A file and how it is written. */
interface FoundFile {
  readonly source: TextSource
  readonly format: FileFormat
}

async function importInto(
  client: pg.PoolClient,
  found: FoundFile,
  options: ImportOptions,
): Promise<ImportResult> {
  const { mapping, onProgress = () => undefined } = options
  const { rows, usable, columns, unknownParents } = await stageFile(client, found, options)
  const fields = dogFields(columns.fields.map(({ name }) => name))
  let steps = 0
  const step = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work
    onProgress({ phase: 'compare', done: ++steps, total: STEPS, rows })
    return result
  }
  const taken = usable - (await step(refuseContradictions(client)))
  const nodes = await step(identifyDogs(client))
  await step(mergeRows(client, nodes, fields))
  const anyRecorded = await step(compareRecorded(client, nodes, fields))
  await step(refuseDeaths(client, anyRecorded))
  await step(checkParents(client, nodes, anyRecorded))
  const order = await step(cutLoops(client, nodes))
  const counts = await step(planChanges(client, nodes, fields, anyRecorded))
  const problems = await summariseProblems(client)
  const changes = await summariseChanges(client)
  if (options.report !== undefined) await writeReport(client, options.report)
  const written =
    taken > 0 && !options.dryRun && !(options.strict && problems.some(({ code }) => isLoss(code)))
  if (written) {
    await step(assignIds(client, order, nodes))
    await writeChanges(client, { nodes, fields, breeds: mapping.breeds, ...counts }, (phase, done, total) =>
      onProgress({ phase, done, total, rows }),
    )
  }
  return { ...counts, rows, taken, problems, changes, unknownParents, unusedColumns: columns.unused, written }
}

/** Reads the file into the temporary tables. */
async function stageFile(
  client: pg.PoolClient,
  { source, format }: FoundFile,
  { mapping, today, onProgress = () => undefined, signal }: ImportOptions,
): Promise<{ rows: number; usable: number; columns: Columns; unknownParents: number }> {
  let bytes = 0
  const lines = csvRows(source, format, (read) => {
    bytes = read
  })
  const header = await lines.next()
  if (header.done) throw new ImportError(`${source.name} is empty.`)
  const columns = findColumns(header.value.cells, mapping)
  const fields: FieldName[] = columns.fields.map(({ name }) => name)
  const staging = await Staging.create(client, fields)
  const breeds = await knownBreeds(client, mapping)
  const reader = new RowReader({ mapping, columns, breeds, today }, (problem) => staging.addProblem(problem))
  const lost: number[] = []
  let rows = 0
  let usable = 0
  for await (const row of lines) {
    if (row.lost) lost.push(row.line)
    const staged = lost.length === 0 ? reader.read(row) : null
    if (staged) {
      staging.addRow(staged)
      usable++
    }
    if (++rows % ROWS_BETWEEN === 0) {
      signal?.throwIfAborted()
      await staging.relieve()
      onProgress({ phase: 'read', done: bytes, total: source.size, rows })
    }
  }
  if (lost.length > 0) throw new ImportError(lostMessage(source, format, lost))
  await staging.finish()
  onProgress({ phase: 'read', done: source.size, total: source.size, rows })
  return { rows, usable, columns, unknownParents: reader.unknownParents }
}

/** Codes of the breeds that are recorded or that the mapping brings along, by the keys of code and names. */
async function knownBreeds(client: pg.PoolClient, { breeds }: Mapping): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  for (const { code, fi, sv, en } of [...breeds, ...(await recordedBreeds(client))])
    for (const text of [code, fi, sv, en]) known.set(breedKey(text), code)
  return known
}
