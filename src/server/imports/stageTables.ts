import type pg from 'pg'
import { breedKey } from '#domain/imports/breedKey.ts'
import { type Columns, findColumns, withFields } from './columns.ts'
import { FIELD_NAMES, type FieldName } from './fields.ts'
import type { Nodes } from './identify.store.ts'
import { recordedBreeds } from './import.store.ts'
import type { ImportOptions } from './importDogs.ts'
import { ImportError } from './importError.ts'
import type { Mapping } from './mapping.ts'
import { RowReader } from './rowReader.ts'
import { type FileFacts, Staging } from './staging.store.ts'
import type { Table } from './table.ts'
import { inSheet, sheetNames } from './tables.ts'

/** What days of a workbook come as, besides what the mapping says of texts. */
const WORKBOOK_DAYS = 'YYYY-MM-DD'

/** Fields that dogs have whatever the file has: the checks need them. */
const ALWAYS: ReadonlySet<FieldName> = new Set(['name', 'sex', 'birth_date', 'birth_year', 'death_date'])

interface Staged {
  /** rows of the file, without headers */
  readonly rows: number
  /** those that can be used */
  readonly usable: number
  readonly unknownParents: number
  readonly nodes: Nodes
  readonly facts: FileFacts
  /** fields that any table has, and those that the checks need, in the order of `FIELD_NAMES` */
  readonly fields: readonly FieldName[]
  readonly unusedColumns: readonly string[]
}

type Options = Pick<ImportOptions, 'file' | 'mapping' | 'today' | 'codes' | 'onProgress' | 'signal'>

/**
 * Reads every table of a file into the temporary tables.
 * @throws ImportError for one without the columns that the mapping needs, or in which a name would be lost
 */
export async function stageTables(
  client: pg.PoolClient,
  tables: readonly Table[],
  options: Options,
): Promise<Staged> {
  const headers = await Promise.all(tables.map((table) => columnsOf(table, options)))
  const present = new Set(headers.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const fields = FIELD_NAMES.filter((name) => present.has(name) || ALWAYS.has(name))
  const staging = await Staging.create(client, fields, sheetNames(tables))
  const breeds = await knownBreeds(client, options.mapping)
  const stager = new Stager(staging, breeds, tables, options)
  for (const [place, table] of tables.entries())
    await stager.stage(table, withFields(headers[place]!, fields))
  const { nodes, facts } = await staging.finish()
  const unusedColumns = [...new Set(headers.flatMap(({ unused }) => unused))]
  return { ...stager.counts(), nodes, facts, fields, unusedColumns }
}

/** The columns of a table by its header; a refusal names the sheet. */
async function columnsOf(table: Table, { mapping, file }: Options): Promise<Columns> {
  for await (const [header] of table.rows())
    if (header) return inSheet(table, () => findColumns(header.cells, mapping))
  throw new ImportError(`${file} is empty.`)
}

class Stager {
  readonly #staging: Staging
  readonly #breeds: ReadonlyMap<string, string>
  readonly #total: number
  readonly #options: Options
  #bytesBefore = 0
  #rows = 0
  #usable = 0
  #unknownParents = 0

  constructor(
    staging: Staging,
    breeds: ReadonlyMap<string, string>,
    tables: readonly Table[],
    options: Options,
  ) {
    this.#staging = staging
    this.#breeds = breeds
    this.#total = tables.reduce((sum, { size }) => sum + size, 0)
    this.#options = options
  }

  async stage(table: Table, columns: Columns): Promise<void> {
    const { today, codes, signal } = this.#options
    const context = { mapping: this.#mappingFor(table), columns, breeds: this.#breeds, today, codes }
    const reader = new RowReader(context, (problem) => this.#staging.addProblem(problem))
    const lost: number[] = []
    let bytes = 0
    const rows = table.rows((read) => {
      bytes = read
    })
    let headers = 1
    for await (const together of rows) {
      for (const row of together.slice(headers)) {
        if (row.lost) lost.push(row.line)
        const staged = lost.length === 0 ? reader.read(row) : null
        if (!staged) continue
        this.#staging.addRow(staged)
        this.#usable++
      }
      this.#rows += together.length - headers
      headers = 0
      signal?.throwIfAborted()
      await this.#staging.relieve()
      this.#showProgress(bytes)
    }
    if (lost.length > 0) throw new ImportError(table.lostMessage(lost))
    this.#unknownParents += reader.unknownParents
    this.#bytesBefore += table.size
    this.#showProgress(0)
  }

  counts() {
    return { rows: this.#rows, usable: this.#usable, unknownParents: this.#unknownParents }
  }

  #mappingFor({ sheet }: Table): Mapping {
    const { mapping } = this.#options
    return sheet === null ? mapping : { ...mapping, dateFormats: [...mapping.dateFormats, WORKBOOK_DAYS] }
  }

  #showProgress(bytes: number): void {
    const done = this.#bytesBefore + bytes
    this.#options.onProgress?.({ phase: 'read', done, total: this.#total, rows: this.#rows })
  }
}

/** Codes of the breeds that are recorded or that the mapping brings along, by the keys of code and names. */
async function knownBreeds(client: pg.PoolClient, { breeds }: Mapping): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  for (const { code, fi, sv, en } of [...breeds, ...(await recordedBreeds(client))])
    for (const text of [code, fi, sv, en]) known.set(breedKey(text), code)
  return known
}
