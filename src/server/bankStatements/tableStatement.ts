import type { TableFaultCode } from '#contract/bankStatements.ts'
import { MOST_COLUMNS } from '#contract/constants.ts'
import {
  areBankColumns,
  BANK_COLUMNS,
  type BankColumn,
  type BankColumns,
  bankDayReader,
  centsOf,
  type DayFormat,
  type DecimalSign,
  dayFormatOf,
  decimalSignOf,
  findBankColumns,
} from '#domain/payments/bankTable.ts'
import { readSentTable, type SentRow } from '../imports/sentTable.ts'
import { AppError } from '../platform/errors.ts'
import type { BankTransaction } from './bankStatements.types.ts'
import { LONGEST_TEXT, oneLine } from './bankText.ts'
import { MOST_TRANSACTIONS } from './camt053.ts'

/** A table of transactions, and how it is read. */
export interface TableStatement {
  readonly header: readonly string[]
  readonly columns: BankColumns
  /** null: the columns do not say where day, sum and archive id are, or what stands there cannot be read */
  readonly read: {
    readonly decimalSign: DecimalSign
    readonly dayFormat: DayFormat
    readonly transactions: readonly BankTransaction[]
  } | null
  /** what cannot be read by the columns as they are; null: nothing */
  readonly fault: TableFault | null
}

/** Why a table cannot be read by its columns. */
interface TableFault {
  readonly code: TableFaultCode
  /** the first row of which that is so; null: it is so of the whole table */
  readonly row: number | null
  /** other rows that cannot be read either */
  readonly others: number
}

const LONGEST_ARCHIVE_ID = 100

/** Headings by what is read of their columns, as a club has named them once. */
export type NamedColumns = Readonly<Partial<Record<BankColumn, string>>>

/**
 * The transactions of a table (CSV or workbook) of the account with this IBAN: by the columns that are given, else by those that were named
 * once, else by their headings. What cannot be read by them is told, as other columns may help.
 * @throws AppError 400 with the code of what is wrong with the file
 */
export async function readTableStatement(
  content: Uint8Array,
  iban: string,
  { columns: given, named }: { readonly columns: BankColumns | undefined; readonly named: NamedColumns },
): Promise<TableStatement> {
  const table = await readSentTable(content, MOST_TRANSACTIONS)
  const header = table.header.slice(0, MOST_COLUMNS)
  const rows = table.rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) throw new AppError('invalid', 'FILE_NO_ROWS')
  const columns = given ?? columnsBy(header, named)
  if (!areBankColumns(columns, header)) return { header, columns, read: null, fault: null }
  return { header, columns, ...readRows(rows, columns, iban) }
}

/** The columns as they were named once, where the table has them all; else those that their headings tell. */
function columnsBy(header: readonly string[], named: NamedColumns): BankColumns {
  const places = BANK_COLUMNS.map((column) => [
    column,
    named[column] === undefined ? null : header.indexOf(named[column]),
  ])
  const known = Object.fromEntries(places) as Record<BankColumn, number | null>
  const isSame = Object.keys(named).length > 0 && Object.values(known).every((place) => place !== -1)
  return isSame ? known : findBankColumns(header)
}

/** The headings of columns that have been chosen. */
export function namesOf({ header, columns }: Pick<TableStatement, 'header' | 'columns'>): NamedColumns {
  const names = BANK_COLUMNS.flatMap((column) => {
    const place = columns[column]
    return place === null ? [] : [[column, header[place]!]]
  })
  return Object.fromEntries(names) as NamedColumns
}

function readRows(
  rows: readonly SentRow[],
  columns: BankColumns,
  iban: string,
): Pick<TableStatement, 'read' | 'fault'> {
  const cell = ({ cells }: SentRow, column: BankColumn) => {
    const place = columns[column]
    return place === null ? '' : cells[place]!
  }
  const decimalSign = decimalSignOf(rows.map((row) => cell(row, 'sum')))
  const dayFormat = dayFormatOf(rows.map((row) => cell(row, 'day')))
  if (!decimalSign) return unread('STATEMENT_SUM_SIGNS')
  if (!dayFormat) return unread('STATEMENT_DAYS')
  const readDay = bankDayReader(dayFormat)
  const faults: Pick<TableFault, 'code' | 'row'>[] = []
  const transactions = rows.flatMap((row): BankTransaction[] => {
    const amountCents = centsOf(cell(row, 'sum'), decimalSign)
    const archiveId = cell(row, 'archiveId')
    const isNamed = archiveId !== '' && archiveId.length <= LONGEST_ARCHIVE_ID
    if (amountCents === null || !isNamed) {
      const code = amountCents === null ? 'STATEMENT_VALUE_INVALID' : 'STATEMENT_NO_ARCHIVE_ID'
      faults.push({ code, row: row.line })
      return []
    }
    const transaction = {
      line: row.line,
      iban,
      archiveId,
      bookedOn: readDay(cell(row, 'day'))!,
      amountCents,
      reversal: false,
      reference: cell(row, 'reference').slice(0, LONGEST_TEXT) || null,
      endToEndId: null,
      party: oneLine(cell(row, 'payer')),
      message: oneLine(cell(row, 'message')),
    }
    return [transaction]
  })
  const [first, ...others] = faults
  if (first) return { read: null, fault: { ...first, others: others.length } }
  return { read: { decimalSign, dayFormat, transactions }, fault: null }
}

const unread = (code: TableFaultCode): Pick<TableStatement, 'read' | 'fault'> => ({
  read: null,
  fault: { code, row: null, others: 0 },
})
