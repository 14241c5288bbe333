import { PedigreeError } from '#domain/genetics/errors.ts'
import type { Pedigree } from '#domain/genetics/pedigree.ts'
import { PedigreeRows } from '#domain/genetics/pedigreeRows.ts'
import { isPlaceholder } from '#domain/imports/placeholders.ts'
import { headerKeys } from '#server/imports/columns.ts'
import { ImportError } from '#server/imports/importError.ts'
import type { Table } from '#server/imports/table.ts'
import { inSheet, sheetNames, tablesOf } from '#server/imports/tables.ts'
import type { TextSource } from '#server/imports/textSource.ts'
import { FaultList } from './faultList.ts'
import { inBothRoles, loopsOf } from './pedigreeFaults.ts'

const messages = {
  missingColumn: (name: string) =>
    `The first line names no column "${name}"; the columns id, sire and dam are needed.`,
  noRows: 'There is no first line with the columns id, sire and dam.',
  brokenRow: (count: number, expected: number) =>
    `there are ${count} cells where the first line has ${expected}.`,
  noId: 'there is no id.',
  placeholderId: (id: string) => `"${id}" stands for no dog and cannot be an id.`,
  duplicate: (id: string) => `${id} has a row already.`,
  'own-parent': (id: string) => `${id} is given as its own parent.`,
  'same-parents': (id: string) => `${id} has one dog as both its parents.`,
}

export interface PedigreeFile {
  readonly pedigree: Pedigree
  readonly ids: readonly string[]
  /** the file's rows in their order, as dog numbers */
  readonly rows: readonly number[]
  /** parents for whom a placeholder stands */
  readonly unknownParents: number
  /** what the reader should look at although the file can be used, in lines */
  readonly warnings: readonly string[]
}

/**
 * Reads a pedigree as the import reads a file.
 * @throws ImportError with every fault of the file, of which the first ones are named
 */
export async function readPedigreeFile(source: TextSource): Promise<PedigreeFile> {
  const tables = await tablesOf(source)
  const reader = new PedigreeReader(sheetNames(tables))
  for (const table of tables) await readTable(table, reader)
  return reader.finish()
}

async function readTable(table: Table, reader: PedigreeReader): Promise<void> {
  let headed = false
  const lost: number[] = []
  for await (const together of table.rows())
    for (const row of together) {
      if (!headed) reader.takeHeader(table, row.cells)
      else if (row.lost) lost.push(row.line)
      else reader.take(row.line, row.cells)
      headed = true
    }
  if (!headed) throw new ImportError(messages.noRows)
  if (lost.length > 0) reader.faults.add(table.lostMessage(lost))
}

class PedigreeReader {
  readonly faults: FaultList
  readonly #sheets: readonly string[]
  #width = 0
  #id = 0
  #sire = 0
  #dam = 0
  readonly #gathered = new PedigreeRows()
  readonly #rows: number[] = []
  readonly #lines: number[] = []
  #unknownParents = 0

  constructor(sheets: readonly string[]) {
    this.#sheets = sheets
    this.faults = new FaultList('faults', sheets)
  }

  /** Rows that follow are read by this header. */
  takeHeader(table: Table, header: readonly string[]): void {
    const [id, sire, dam] = inSheet(table, () => placesIn(header))
    this.#width = header.length
    this.#id = id
    this.#sire = sire
    this.#dam = dam
  }

  take(line: number, cells: readonly string[]): void {
    const id = cells[this.#id] ?? ''
    if (cells.length !== this.#width) this.faults.addAt(line, messages.brokenRow(cells.length, this.#width))
    else if (id === '') this.faults.addAt(line, messages.noId)
    else if (isPlaceholder(id)) this.faults.addAt(line, messages.placeholderId(id))
    else this.#add(line, id, this.#parent(cells[this.#sire]!), this.#parent(cells[this.#dam]!))
  }

  #parent(cell: string): string | null {
    if (!isPlaceholder(cell)) return cell
    this.#unknownParents++
    return null
  }

  #add(line: number, id: string, sire: string | null, dam: string | null): void {
    try {
      this.#rows.push(this.#gathered.add(id, sire, dam))
      this.#lines.push(line)
    } catch (error) {
      if (!(error instanceof PedigreeError)) throw error
      this.faults.addAt(line, messages[error.fault as 'duplicate' | 'own-parent' | 'same-parents'](id))
    }
  }

  finish(): PedigreeFile {
    const gathered = { rows: this.#rows, lines: this.#lines, ...this.#gathered.links() }
    const warnings = inBothRoles(gathered, this.#sheets)
    const built = this.#build()
    if (!built) for (const { line, text } of loopsOf(gathered)) this.faults.addAt(line, text)
    if (!built || this.faults.count > 0)
      throw new ImportError([...warnings.lines(), ...this.faults.lines()].join('\n'))
    return {
      ...built,
      rows: this.#rows,
      unknownParents: this.#unknownParents,
      warnings: warnings.lines(),
    }
  }

  /** null where a dog is its own ancestor */
  #build() {
    try {
      return this.#gathered.build()
    } catch (error) {
      if (error instanceof PedigreeError) return null
      throw error
    }
  }
}

function placesIn(header: readonly string[]): [number, number, number] {
  const names = headerKeys(header)
  return ['id', 'sire', 'dam'].map((name) => {
    if (!names.includes(name)) throw new ImportError(messages.missingColumn(name))
    return names.indexOf(name)
  }) as [number, number, number]
}
