import { CSV_TYPE, XLSX_TYPE, XML_TYPE } from '#contract/constants.ts'
import type { BankColumns } from '#domain/payments/bankTable.ts'

/** A statement that has been chosen and is not imported yet. */
export interface ChosenStatement {
  /** grows with each file, so that a file chosen again is read again */
  readonly key: number
  readonly name: string
  /** as it was when it was chosen, whatever becomes of the file */
  readonly content: Blob
  /** XML says itself what it holds */
  readonly isTable: boolean
  /** whose account a table is of */
  readonly clubId: number | null
  /** null: as the club has named them once, or as they are headed */
  readonly columns: BankColumns | null
}

let chosenFiles = 0

/** Longest name of a file that the service takes. */
const LONGEST_NAME = 200

/** Reads a file. @throws DOMException where it has gone meanwhile */
export async function chosenStatement(file: File, clubId: number | null): Promise<ChosenStatement> {
  const bytes = await file.arrayBuffer()
  const name = file.name.toLowerCase()
  const isTable = !name.endsWith('.xml') && !/^\s*</.test(new TextDecoder().decode(bytes.slice(0, 100)))
  const tableType = name.endsWith('.xlsx') ? XLSX_TYPE : CSV_TYPE
  chosenFiles += 1
  return {
    key: chosenFiles,
    name: file.name.slice(0, LONGEST_NAME),
    content: new Blob([bytes], { type: isTable ? tableType : XML_TYPE }),
    isTable,
    clubId,
    columns: null,
  }
}
