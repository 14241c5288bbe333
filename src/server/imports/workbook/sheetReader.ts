import { SHEET_ROWS } from '#domain/imports/rowPlace.ts'
import type { Attributes, XmlReader } from '../../platform/xml.ts'
import { type CellContext, type CellFault, cellText, faultOf, unescaped } from './cellText.ts'
import { DamagedWorkbook } from './damaged.ts'

/** A row of a sheet that is not empty. */
export interface SheetRow {
  /** from 1 on */
  readonly row: number
  readonly cells: string[]
}

/** Most columns a sheet has, as `SHEET_ROWS` of rows. */
const SHEET_COLUMNS = 1 << 14

/** The rows of a sheet, and what keeps it from being read. Source: ECMA-376 part 1, 18.3. */
export class SheetReader implements XmlReader<SheetRow> {
  /** cells that cannot be read, such as `B3` */
  readonly faults: { readonly cell: string; readonly fault: CellFault }[] = []
  /** cells that are joined, such as `B1:C1` */
  readonly merged: string[] = []
  readonly #context: CellContext
  readonly #mostFaults: number

  #rows: SheetRow[] = []
  #row = 0
  #cells: string[] = []
  #column = -1
  #cell: { type: string; style: number; value: string | null; formula: boolean } | null = null
  #inText = false
  #pronounced = false

  /** @param mostFaults faults and merges beyond them are not kept */
  constructor(context: CellContext, mostFaults: number) {
    this.#context = context
    this.#mostFaults = mostFaults
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') this.#openRow(attributes)
    else if (name === 'c') this.#openCell(attributes)
    else if (name === 'mergeCell' && this.merged.length < this.#mostFaults)
      this.merged.push(attributes.ref ?? '')
    else if (this.#cell) this.#openInCell(name)
  }

  text(text: string): void {
    if (this.#cell && this.#inText && !this.#pronounced) this.#cell.value = (this.#cell.value ?? '') + text
  }

  close(name: string): void {
    if (name === 'row') this.#closeRow()
    else if (name === 'c') this.#closeCell()
    else if (name === 'v' || name === 't') this.#inText = false
    else if (name === 'rPh') this.#pronounced = false
  }

  taken(): SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  #openRow({ r }: Attributes): void {
    const row = r === undefined ? this.#row + 1 : Number(r)
    if (!(row > this.#row && row <= SHEET_ROWS)) throw new DamagedWorkbook(`row ${r}`)
    this.#row = row
    this.#cells = []
    this.#column = -1
  }

  #openCell({ r, t = 'n', s = '0' }: Attributes): void {
    const column = r === undefined ? this.#column + 1 : columnOf(r)
    if (!(column > this.#column && column < SHEET_COLUMNS)) throw new DamagedWorkbook(`cell ${r}`)
    this.#column = column
    this.#cell = { type: t, style: Number(s), value: null, formula: false }
  }

  #openInCell(name: string): void {
    if (name === 'v' || name === 't') this.#inText = true
    if (name === 'rPh') this.#pronounced = true
    if (name === 'f') this.#cell!.formula = true
  }

  #closeCell(): void {
    const cell = this.#cell!
    this.#cell = null
    const fault = faultOf(cell)
    if (fault) {
      if (this.faults.length < this.#mostFaults)
        this.faults.push({ cell: `${columnName(this.#column)}${this.#row}`, fault })
      return
    }
    const text = cellText(cell, this.#context)
    if (text === '') return
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells.push(cell.type === 's' ? text : unescaped(text))
  }

  #closeRow(): void {
    if (this.#cells.some((cell) => cell.trim() !== ''))
      this.#rows.push({ row: this.#row, cells: this.#cells })
  }
}

const A = 'A'.charCodeAt(0)
const LETTERS = 26

/** `B3` → 1 */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * LETTERS + letter.charCodeAt(0) - A + 1
  return column - 1
}

/** 1 → `B` */
function columnName(column: number): string {
  const rest = Math.floor(column / LETTERS)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(A + (column % LETTERS))
}
