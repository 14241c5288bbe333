import { isIsoDate } from '#domain/dates.ts'
import { AppError } from '../platform/errors.ts'
import { DamagedXml, parseXml } from '../platform/xml.ts'
import type { BankTransaction } from './bankStatements.types.ts'
import { LONGEST_TEXT, oneLine } from './bankText.ts'
import { allAt, TooDeep, textAt, type XmlElement, XmlElements } from './xmlTree.ts'

/*
 * The statement of an account as Finnish banks send it: ISO 20022, camt.053 from version 2 on. Source: Finance Finland, ISO 20022 Account
 * Statement Guide, and https://www.iso20022.org/iso-20022-message-definitions (Bank-to-Customer Cash Management).
 */

const STATEMENT = 'Document/BkToCstmrStmt/Stmt'
const PARTS = [`${STATEMENT}/Acct`, `${STATEMENT}/Bal`, `${STATEMENT}/StmtPgntn`, `${STATEMENT}/Ntry`]
/** Bytes that are read at once. */
const CHUNK = 16_384
/** The encodings that banks write. */
const ENCODINGS = ['utf-8', 'iso-8859-1', 'iso-8859-15', 'windows-1252']
/** Most transactions of a file, so that one change stays small. */
export const MOST_TRANSACTIONS = 5000

/** Whether a file looks like XML rather than a table. */
export const isXml = (content: Uint8Array): boolean =>
  /^\s*<(\?xml|[\w:]*Document)/.test(
    Buffer.from(content.subarray(0, 200)).toString('latin1').replace(/^ï»¿/, ''),
  )

/**
 * The booked transactions of a statement, those of a batch one by one.
 * @throws AppError 400 with the code of what is wrong, and the line
 */
export async function readCamt053(content: Uint8Array): Promise<BankTransaction[]> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const elements = new XmlElements(PARTS)
  const statement = new Statements()
  try {
    for await (const element of parseXml(chunksOf(bytes), elements, encodingOf(bytes)))
      statement.take(element)
  } catch (error) {
    if (error instanceof DamagedXml) throw fault('STATEMENT_DAMAGED', error.line)
    if (error instanceof TooDeep) throw fault('STATEMENT_OTHER_MESSAGE', 1)
    throw error
  }
  if (!isStatement(elements.root)) throw fault('STATEMENT_OTHER_MESSAGE', 1)
  return statement.end()
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK) yield bytes.subarray(from, from + CHUNK)
}

/** As the declaration says it. @throws AppError 400 STATEMENT_DAMAGED */
function encodingOf(bytes: Buffer): string {
  const head = bytes.subarray(0, 200).toString('latin1')
  const named = /^[^<]*<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  if (!ENCODINGS.includes(named)) throw fault('STATEMENT_DAMAGED', 1)
  return named
}

const isStatement = (root: XmlElement | null): boolean =>
  root?.name === 'Document' &&
  Object.values(root.attributes).some((value) => /:camt\.053\.001\.(0[2-9]|\d\d)$/.test(value))

const fault = (code: StatementFault, line: number): AppError =>
  new AppError('invalid', code, undefined, { details: { row: String(line) } })

type StatementFault =
  | 'STATEMENT_DAMAGED'
  | 'STATEMENT_OTHER_MESSAGE'
  | 'STATEMENT_ACCOUNT_MISSING'
  | 'STATEMENT_VALUE_INVALID'
  | 'STATEMENT_NO_ARCHIVE_ID'
  | 'STATEMENT_SUMS_DIFFER'
  | 'FILE_TOO_LONG'

interface OpenStatement {
  readonly iban: string
  readonly line: number
  opening: number | null
  closing: number | null
  /** it is one of several pages, whose balances are of all of them */
  paged: boolean
  moved: number
}

/** Gathers the transactions of the statements of a message, as they come. */
class Statements {
  readonly #taken: BankTransaction[] = []
  #open: OpenStatement | null = null

  take(element: XmlElement): void {
    if (element.name === 'Acct') this.#begin(element)
    const open = this.#open
    if (!open) throw fault('STATEMENT_ACCOUNT_MISSING', element.line)
    if (element.name === 'StmtPgntn')
      open.paged = textAt(element, 'PgNb') !== '1' || textAt(element, 'LastPgInd') !== 'true'
    if (element.name === 'Bal') takeBalance(open, element)
    if (element.name === 'Ntry') this.#takeEntry(open, element)
  }

  /** @throws AppError 400 STATEMENT_SUMS_DIFFER: something is missing, or is not what the bank wrote */
  end(): BankTransaction[] {
    this.#close()
    return this.#taken
  }

  #begin(account: XmlElement): void {
    this.#close()
    const iban = textAt(account, 'Id/IBAN').replace(/\s/g, '')
    if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) throw fault('STATEMENT_ACCOUNT_MISSING', account.line)
    this.#open = { iban, line: account.line, opening: null, closing: null, paged: false, moved: 0 }
  }

  #close(): void {
    const open = this.#open
    if (!open || open.paged || open.opening === null || open.closing === null) return
    if (open.opening + open.moved !== open.closing) throw fault('STATEMENT_SUMS_DIFFER', open.line)
  }

  #takeEntry(open: OpenStatement, entry: XmlElement): void {
    if (textAt(entry, 'Sts/Cd', 'Sts') !== 'BOOK') return
    const moved = signedCents(entry)
    if (moved === 0) return
    const transactions = transactionsOf(entry, open.iban)
    open.moved += moved
    this.#taken.push(...transactions)
    if (this.#taken.length > MOST_TRANSACTIONS)
      throw new AppError('invalid', 'FILE_TOO_LONG', undefined, { details: { rows: MOST_TRANSACTIONS } })
  }
}

function takeBalance(open: OpenStatement, balance: XmlElement): void {
  const kind = textAt(balance, 'Tp/CdOrPrtry/Cd')
  if (kind === 'OPBD') open.opening = signedCents(balance)
  if (kind === 'CLBD') open.closing = signedCents(balance)
}

/** An entry is one transaction, or a batch of which each is told. */
function transactionsOf(entry: XmlElement, iban: string): BankTransaction[] {
  const details = allAt(entry, 'NtryDtls/TxDtls')
  const whole = signedCents(entry)
  const sums = details.map((detail) => detailCents(detail))
  const isBatch = details.length > 1 && sums.every((sum) => sum !== null && sum > 0)
  if (!isBatch)
    return [
      transactionOf(entry, details.length === 1 ? details[0]! : null, {
        iban,
        amountCents: whole,
        place: null,
      }),
    ]
  const direction = Math.sign(whole)
  const amounts = sums.map((sum) => direction * sum!)
  if (amounts.reduce((total, sum) => total + sum, 0) !== whole)
    throw fault('STATEMENT_SUMS_DIFFER', entry.line)
  const ids = new Set(details.map(archiveIdOf))
  return details.map((detail, index) =>
    transactionOf(entry, detail, {
      iban,
      amountCents: amounts[index]!,
      // Some banks name all of a batch the same.
      place: ids.size === details.length && !ids.has('') ? null : index + 1,
    }),
  )
}

interface Place {
  readonly iban: string
  readonly amountCents: number
  /** within its batch, where the bank does not tell its transactions apart */
  readonly place: number | null
}

function transactionOf(
  entry: XmlElement,
  detail: XmlElement | null,
  { iban, amountCents, place }: Place,
): BankTransaction {
  const from = detail ?? entry
  const other = amountCents > 0 ? 'Dbtr' : 'Cdtr'
  const reference = textAt(from, 'RmtInf/Strd/CdtrRefInf/Ref')
  const endToEndId = textAt(from, 'Refs/EndToEndId')
  return {
    line: from.line,
    iban,
    archiveId: neededId(entry, detail, place),
    bookedOn: bookedOn(entry),
    amountCents,
    reversal: textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1',
    reference: reference === '' ? null : reference.slice(0, LONGEST_TEXT),
    endToEndId: endToEndId === '' || endToEndId === 'NOTPROVIDED' ? null : endToEndId.slice(0, LONGEST_TEXT),
    party: oneLine(textAt(from, `RltdPties/${other}/Nm`, `RltdPties/${other}/Pty/Nm`)),
    message: oneLine(
      [...allAt(from, 'RmtInf/Ustrd').map(({ text }) => text), textAt(from, 'AddtlTxInf')].join(' '),
    ),
  }
}

const archiveIdOf = (detail: XmlElement): string => textAt(detail, 'Refs/AcctSvcrRef')

/** @throws AppError 400 STATEMENT_NO_ARCHIVE_ID: it could not be known again, and would be taken twice */
function neededId(entry: XmlElement, detail: XmlElement | null, place: number | null): string {
  const ofEntry = textAt(entry, 'AcctSvcrRef')
  const own = detail ? archiveIdOf(detail) : ''
  const id = place === null ? own || ofEntry : ofEntry || own
  if (id === '' || id.length > 100) throw fault('STATEMENT_NO_ARCHIVE_ID', entry.line)
  return place === null ? id : `${id}/${place}`
}

/** @throws AppError 400 STATEMENT_VALUE_INVALID */
function bookedOn(entry: XmlElement): string {
  const day = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm').slice(0, 10)
  if (!isIsoDate(day)) throw fault('STATEMENT_VALUE_INVALID', entry.line)
  return day
}

/** The sum of one of a batch, in cents and without a sign; null: it is not told. */
function detailCents(detail: XmlElement): number | null {
  const amount = allAt(detail, 'Amt')[0] ?? allAt(detail, 'AmtDtls/TxAmt/Amt')[0]
  return amount ? centsIn(amount) : null
}

/** The sum of an entry or a balance; below 0: a debit. @throws AppError 400 STATEMENT_VALUE_INVALID */
function signedCents(element: XmlElement): number {
  const amount = allAt(element, 'Amt')[0]
  const direction = textAt(element, 'CdtDbtInd')
  if (!amount || (direction !== 'CRDT' && direction !== 'DBIT'))
    throw fault('STATEMENT_VALUE_INVALID', element.line)
  return centsIn(amount) * (direction === 'CRDT' ? 1 : -1)
}

/** Euros with up to two decimals that are not 0, up to ten million. */
const SUM = /^(\d{1,8})(?:\.(\d{1,2})0*)?$/

function centsIn({ attributes, text, line }: XmlElement): number {
  const found = SUM.exec(text.trim())
  const cents = found && Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  if (cents === null || attributes.Ccy !== 'EUR') throw fault('STATEMENT_VALUE_INVALID', line)
  return cents
}
