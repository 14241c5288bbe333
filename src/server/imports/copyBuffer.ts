import { copyText } from '../platform/copyText.ts'
import { TextBuffer } from './textBuffer.ts'
import type { CellValue } from './valueReader.ts'

const code = (character: string) => character.charCodeAt(0)
const [TAB, LINE_END, ZERO, BACKSLASH, CAPITAL_N] = ['\t', '\n', '0', '\\', 'N'].map(code) as [
  number,
  number,
  number,
  number,
  number,
]

/** 1 for what COPY takes for something else than itself. */
const SPECIAL = new Uint8Array(128)
for (const character of '\\\t\n\r\0') SPECIAL[code(character)] = 1

const LARGEST = 0x7fffffff

/** Rows in PostgreSQL's COPY text format, gathered as bytes. */
export class CopyBuffer {
  readonly #text = new TextBuffer()

  get length(): number {
    return this.#text.length
  }

  addRow(values: readonly CellValue[], more: readonly CellValue[] = []): void {
    for (const value of values) this.#addCell(value)
    for (const value of more) this.#addCell(value)
    this.#text.replaceLast(LINE_END)
  }

  /** The rows gathered so far; valid until the next `addRow` after `clear`. */
  bytes(): Buffer {
    return this.#text.bytes()
  }

  clear(): void {
    this.#text.clear()
  }

  /** A cell, and the tab behind it. */
  #addCell(value: CellValue): void {
    const text = this.#text
    if (value === null || value === undefined) {
      text.appendCode(BACKSLASH)
      text.appendCode(CAPITAL_N)
    } else if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST)
      this.#addWhole(value)
    else if (typeof value !== 'string' || !text.appendUnless(SPECIAL, value)) text.append(copyText(value))
    text.appendCode(TAB)
  }

  #addWhole(value: number): void {
    if (value >= 10) this.#addWhole((value / 10) | 0)
    this.#text.appendCode(ZERO + (value % 10))
  }
}
