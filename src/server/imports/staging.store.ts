import type pg from 'pg'
import type { StatementSource } from '#domain/health/sources.ts'
import type { FieldName } from '#domain/imports/fields.ts'
import { copyIn } from '../platform/copy.store.ts'
import { CopyBuffer } from './copyBuffer.ts'
import type { Nodes } from './identify.store.ts'
import { NumberMarks } from './numberMarks.ts'
import type { Problem } from './problemCodes.ts'
import { LITTER_LINES } from './sheetRow.store.ts'
import { STAGING_TABLES } from './stagingTables.ts'
import { TextIndex } from './textIndex.ts'
import type { CellValue } from './valueReader.ts'

/** A registration number as staged: as given, and domain/regnr.ts key and stem. */
export interface StagedNumber {
  readonly regnr: string
  readonly key: string
  readonly stem: string
}

/** What one row of the file says, checked and put into the service's terms. */
export interface StagedRow {
  readonly line: number
  readonly number: StagedNumber
  readonly sire: StagedNumber | null
  readonly dam: StagedNumber | null
  readonly breed: string
  /** in the order of the fields given to `Staging` */
  readonly values: readonly CellValue[]
  /** further numbers of a dog: `of` is its main number */
  readonly aliases: readonly { readonly of: StagedNumber; readonly number: StagedNumber }[]
  readonly titles: readonly string[]
  readonly statements: readonly StagedStatement[]
}

export interface StagedStatement {
  readonly kind: string
  readonly scale: string
  readonly value: string
  readonly left: string | null
  readonly right: string | null
  readonly examinedOn: string | null
  readonly ageMonths: number | null
  readonly certificate: string | null
  readonly remark: string | null
  readonly source: StatementSource | null
}

const ROW_COLUMNS =
  'line, number, node, sire, dam, sire_line, dam_line, regnr, sire_regnr, dam_regnr, breed_code'

/** Dogs that others may add while the file is read, and which then are recorded ones. */
const IDS_MEANWHILE = 10_000

/** Bytes held back before they are sent, however large the file is. Every batch costs six round trips: smaller ones keep the reading waiting. */
const BATCH_BYTES = 1 << 21

type Table = 'number' | 'written' | 'parent' | 'row' | 'alias' | 'title' | 'statement' | 'problem' | 'litter'
type Batch = Readonly<Record<Table, CopyBuffer>>

/** What is known of a file once it is read: what cannot be in it need not be looked for. */
export interface FileFacts {
  /** whether any number is the main number of several rows */
  readonly repeated: boolean
  /** whether any row tells several statements of a kind */
  readonly statementsRepeat: boolean
}

/** Writes rows to the temporary tables, a batch at a time, while the caller reads on. */
export class Staging {
  readonly #client: pg.PoolClient
  readonly #targets: Readonly<Record<Table, string>>
  readonly #base: number
  readonly #numbers = new TextIndex()
  readonly #marks = new NumberMarks()
  #statementsRepeat = false
  #litterLines = LITTER_LINES
  #filling = emptyBatch()
  #spare = emptyBatch()
  #sending: Promise<void> = Promise.resolve()

  private constructor(client: pg.PoolClient, fields: readonly FieldName[], base: number) {
    this.#client = client
    this.#base = base
    this.#targets = {
      number: 'import_number',
      written: 'import_number_written',
      parent: 'import_parent_alone',
      row: `import_entry (${[ROW_COLUMNS, ...fields].join(', ')})`,
      alias: 'import_alias',
      title: 'import_title',
      statement: 'import_statement',
      problem: 'import_problem',
      litter: 'import_litter_line',
    }
  }

  /** Makes the tables in the running transaction. `fields` are those the file has, `sheets` those of a workbook. */
  static async create(
    client: pg.PoolClient,
    fields: readonly FieldName[],
    sheets: readonly string[],
  ): Promise<Staging> {
    await client.query(STAGING_TABLES)
    await client.query(
      'insert into import_sheet select number - 1, name from unnest($1::text[]) with ordinality s (name, number)',
      [sheets],
    )
    const { rows } = await client.query<{ base: number }>(
      `select coalesce(max(id), 0) + ${IDS_MEANWHILE} as base from dog`,
    )
    return new Staging(client, fields, rows[0]!.base)
  }

  addRow(row: StagedRow): void {
    const { line, number, sire, dam } = row
    const id = this.#idOf(number)
    if (this.#marks.addRow(id) && (number.regnr !== number.key || this.#marks.hasOtherWriting(id)))
      this.#add('written', [id, number.regnr])
    for (const alias of row.aliases)
      this.#add('alias', [line, this.#idOf(alias.of), this.#idOf(alias.number), alias.number.regnr])
    const own = [
      line,
      id,
      this.#base + id,
      sire && this.#parent(sire),
      dam && this.#parent(dam),
      line,
      line,
      number.regnr,
      sire?.regnr,
      dam?.regnr,
      row.breed,
    ]
    this.#filling.row.addRow(own, row.values)
    for (const title of row.titles) this.#add('title', [line, title])
    this.#statementsRepeat ||= new Set(row.statements.map(({ kind }) => kind)).size < row.statements.length
    for (const s of row.statements)
      this.#add('statement', [
        line,
        s.kind,
        s.scale,
        s.value,
        s.left,
        s.right,
        s.examinedOn,
        s.ageMonths,
        s.certificate,
        s.remark,
        s.source,
      ])
  }

  /** @returns a line for a puppy of the litter in this line */
  addLitterLine(line: number): number {
    this.#add('litter', [++this.#litterLines, line])
    return this.#litterLines
  }

  addProblem({ line, regnr, code, subject, detail }: Problem): void {
    this.#add('problem', [line, regnr, code, subject, detail])
  }

  /** Sends a full batch; waits only while the one before is still under way. */
  async relieve(): Promise<void> {
    const waiting = Object.values(this.#filling).reduce((sum, text) => sum + text.length, 0)
    if (waiting >= BATCH_BYTES) await this.#send()
  }

  /** Sends what is left and waits until all of it has arrived; every number is then a dog of its own. */
  async finish(): Promise<{ readonly nodes: Nodes; readonly facts: FileFacts }> {
    for (const id of this.#marks.parentsWithoutRow()) this.#add('parent', [id])
    await this.#send()
    await this.#sending
    await this.#client.query('analyze import_entry, import_number')
    if (this.#litterLines > LITTER_LINES)
      await this.#client.query('create index on import_litter_line (puppy_line)')
    return {
      nodes: { base: this.#base, last: this.#base + this.#numbers.count },
      facts: { repeated: this.#marks.repeated, statementsRepeat: this.#statementsRepeat },
    }
  }

  #idOf({ key, stem, regnr }: StagedNumber): number {
    const known = this.#numbers.count
    const id = this.#numbers.idOf(key)
    if (id > known) {
      this.#add('number', [id, key, stem, regnr])
      if (regnr !== key) this.#marks.addOtherWriting(id)
    }
    return id
  }

  /** The node of a parent. */
  #parent(number: StagedNumber): number {
    const id = this.#idOf(number)
    this.#marks.addParent(id)
    return this.#base + id
  }

  #add(table: Table, values: readonly CellValue[]): void {
    this.#filling[table].addRow(values)
  }

  async #send(): Promise<void> {
    await this.#sending
    const batch = this.#filling
    this.#filling = this.#spare
    this.#spare = batch
    this.#sending = this.#sendBatch(batch)
    // A failure is met where `#sending` is awaited next.
    this.#sending.catch(() => undefined)
  }

  async #sendBatch(batch: Batch): Promise<void> {
    for (const table of TABLE_ORDER) {
      const text = batch[table]
      if (text.length > 0) await copyIn(this.#client, this.#targets[table], text.bytes())
      text.clear()
    }
  }
}

const TABLE_ORDER: readonly Table[] = [
  'number',
  'written',
  'parent',
  'row',
  'alias',
  'title',
  'statement',
  'problem',
  'litter',
]

function emptyBatch(): Batch {
  return {
    number: new CopyBuffer(),
    written: new CopyBuffer(),
    parent: new CopyBuffer(),
    row: new CopyBuffer(),
    alias: new CopyBuffer(),
    title: new CopyBuffer(),
    statement: new CopyBuffer(),
    problem: new CopyBuffer(),
    litter: new CopyBuffer(),
  }
}
