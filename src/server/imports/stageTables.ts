import type pg from 'pg'
import type { Mapping } from '#contract/mappingShape.ts'
import { breedKey } from '#domain/imports/breedKey.ts'
import { FIELD_NAMES, type FieldName } from '#domain/imports/fields.ts'
import { type FurtherSheet, findKind } from '#domain/imports/sheetKinds.ts'
import { type Columns, findColumns, withFields } from './columns.ts'
import type { Nodes } from './identify.store.ts'
import { recordedBreeds } from './import.store.ts'
import type { ImportOptions } from './importDogs.ts'
import { ImportError } from './importError.ts'
import type { ReadSheet } from './kinds/kinds.types.ts'
import { litterColumns, litterTaker } from './kinds/litters.ts'
import type { DogTable } from './kinds/sortTables.ts'
import { RowReader } from './rowReader.ts'
import { type FileFacts, Staging } from './staging.store.ts'
import type { TableRow } from './table.ts'
import { headerOf, type TableReading } from './tableReading.ts'
import { inSheet } from './tables.ts'

/** What days of a workbook come as, besides what the mapping says of texts. */
const WORKBOOK_DAYS = 'YYYY-MM-DD'

/** Fields that dogs have whatever the file has: the checks need them. */
const ALWAYS: ReadonlySet<FieldName> = new Set(['name', 'sex', 'birth_date', 'birth_year', 'death_date'])

interface Staged {
  /** rows that can be used */
  readonly usable: number
  readonly unknownParents: number
  readonly nodes: Nodes
  readonly facts: FileFacts
  /** fields that any table has, and those that the checks need, in the order of `FIELD_NAMES` */
  readonly fields: readonly FieldName[]
  readonly unusedColumns: readonly string[]
  readonly sheets: readonly ReadSheet[]
}

/** Tables of dogs among those of a file. */
interface ReadTables {
  readonly tables: readonly DogTable[]
  /** names of all sheets of the file */
  readonly sheets: readonly string[]
  readonly reading: TableReading
}

type Options = Pick<ImportOptions, 'file' | 'mapping' | 'today' | 'codes'>

/**
 * Reads every table of a file into the temporary tables.
 * @throws ImportError for one without the columns that the mapping needs, or in which a name would be lost
 */
export async function stageTables(
  client: pg.PoolClient,
  { tables, sheets, reading }: ReadTables,
  options: Options,
): Promise<Staged> {
  const headers = await Promise.all(tables.map((table) => columnsOf(table, options)))
  const present = new Set(headers.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const fields = FIELD_NAMES.filter((name) => present.has(name) || ALWAYS.has(name))
  const staging = await Staging.create(client, fields, sheets)
  const breeds = breedsByKey([...breedsBrought(tables, options.mapping), ...(await recordedBreeds(client))])
  const read: ReadSheet[] = []
  let [usable, unknownParents] = [0, 0]
  for (const [place, table] of tables.entries()) {
    const target = { staging, breeds, reading, options }
    const counted = await stageTable(target, table, withFields(headers[place]!, fields))
    usable += counted.usable
    unknownParents += counted.unknownParents
    read.push({ name: table.table.sheet, kind: table.litters ? 'litters' : 'dogs', rows: counted.rows })
  }
  const { nodes, facts } = await staging.finish()
  const unusedColumns = headers.flatMap(({ unused }) => unused)
  return { usable, unknownParents, nodes, facts, fields, unusedColumns, sheets: read }
}

/** The columns of a table by its header; a refusal names the sheet. */
async function columnsOf(
  { table, litters, mapping: own }: DogTable,
  { mapping: ofFile, file }: Options,
): Promise<Columns> {
  const mapping = own ?? ofFile
  if (litters) return litterColumns(litters, mapping)
  const header = await headerOf(table)
  if (header) return inSheet(table, () => dogColumns(header, mapping))
  throw new ImportError(`${file} is empty.`, { code: 'FILE_EMPTY' })
}

/** The columns of dogs; of a sheet that plainly tells something else the refusal says what, and where that is read. */
function dogColumns(header: readonly string[], mapping: Mapping): Columns {
  try {
    return findColumns(header, mapping)
  } catch (error) {
    const found = findKind(header)
    if (!found || !(error instanceof ImportError)) throw error
    throw new ImportError(
      `These are ${SHEET_WORDS[found.kind]}, and dogs alone are read here. Send the file in the browser (/hallinta/paivitys), which reads them too.`,
      error.fault,
    )
  }
}
const SHEET_WORDS: Readonly<Record<FurtherSheet, string>> = {
  litters: 'litters',
  owners: 'owners',
  showResults: 'show results',
  trialResults: 'trial results',
  waterResults: 'water and track results',
}

/** Reads one table. @returns how many rows it has, how many can be used, and how many parents a placeholder stands for */
async function stageTable(
  { staging, breeds, reading, options }: Target,
  { table, litters, mapping: own }: DogTable,
  columns: Columns,
): Promise<{ readonly rows: number; readonly usable: number; readonly unknownParents: number }> {
  const { today, codes } = options
  const mapping = own ?? options.mapping
  const dateFormats = datesIn(table.sheet, mapping.dateFormats)
  const context = { mapping: { ...mapping, dateFormats }, columns, breeds, today, codes }
  const reader = new RowReader(context, (problem) => staging.addProblem(problem))
  let usable = 0
  const take = (row: TableRow) => {
    const dog = reader.read(row)
    if (!dog) return
    staging.addRow(dog)
    usable++
  }
  const rows = await reading.read(table, {
    take: litters ? litterTaker(litters, staging, take) : take,
    relieve: () => staging.relieve(),
  })
  return { rows, usable, unknownParents: reader.unknownParents }
}

/** Where the rows of a table go, and by what they are read. */
interface Target {
  readonly staging: Staging
  readonly breeds: ReadonlyMap<string, string>
  readonly reading: TableReading
  readonly options: Options
}

/** In a workbook days come as its cells hold them; `sheet` is null of a text. */
export const datesIn = (sheet: string | null, formats: readonly string[]): string[] =>
  sheet === null ? [...formats] : [...formats, WORKBOOK_DAYS]

/** The breeds that the mappings of a file bring along. */
export const breedsBrought = (tables: readonly DogTable[], { breeds }: Mapping): Mapping['breeds'] => [
  ...breeds,
  ...tables.flatMap(({ mapping }) => mapping?.breeds ?? []),
]

/** Codes of breeds by the keys of code and names. */
export function breedsByKey(breeds: Mapping['breeds']): Map<string, string> {
  const known = new Map<string, string>()
  for (const { code, fi, sv, en } of breeds)
    for (const text of [code, fi, sv, en]) known.set(breedKey(text), code)
  return known
}
