import { createHash } from 'node:crypto'
import type { BankColumns } from '#domain/payments/bankTable.ts'
import type { BankTransaction } from './bankStatements.types.ts'
import { isXml, readCamt053 } from './camt053.ts'
import { type NamedColumns, readTableStatement, type TableStatement } from './tableStatement.ts'

/** A statement as it was sent. */
export interface StatementFile {
  /** of content and choices, in hex */
  readonly hash: string
  /** null: a message in XML, which says itself what it holds */
  readonly table: TableStatement | null
  /** null: which column is which is still to be chosen, or is chosen so that its rows cannot be read */
  readonly transactions: readonly BankTransaction[] | null
}

interface Choices {
  /** undefined: as they were named once, or are headed */
  readonly columns: BankColumns | undefined
  readonly named: NamedColumns
  /** of the club that is chosen: a table does not say whose account it is of */
  readonly iban: string | null
}

/** Reads a statement: camt.053, or a table. @throws AppError 400 with the code of what is wrong, and where */
export async function readStatementFile(content: Uint8Array, choices: Choices): Promise<StatementFile> {
  if (isXml(content)) {
    const transactions = await readCamt053(content)
    return { hash: hashOf(content, null), table: null, transactions }
  }
  const table = await readTableStatement(content, choices.iban ?? '', choices)
  return {
    hash: hashOf(content, [table.columns, choices.iban]),
    table,
    transactions: table.read?.transactions ?? null,
  }
}

const hashOf = (content: Uint8Array, choices: unknown): string =>
  createHash('sha256').update(JSON.stringify(choices)).update(content).digest('hex')
