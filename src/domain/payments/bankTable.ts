import { type DateReader, dateReader } from '../imports/dates.ts'
import { findColumns } from '../imports/findColumns.ts'

/** What is read of the table of transactions that a bank's pages save. */
export const BANK_COLUMNS = ['day', 'sum', 'archiveId', 'reference', 'payer', 'message'] as const
export type BankColumn = (typeof BANK_COLUMNS)[number]

/** Where a table has each of them, counted from 0; null: it has none, or it is not to be read. */
export type BankColumns = Readonly<Record<BankColumn, number | null>>

/** Without these no transaction is known again, so that it could be taken twice. */
export const NEEDED_BANK_COLUMNS = ['day', 'sum', 'archiveId'] as const satisfies readonly BankColumn[]

/** How Finnish banks head their tables. */
const HEADINGS: Readonly<Record<BankColumn, readonly string[]>> = {
  day: [
    'kirjauspäivä',
    'kirjauspvm',
    'pvm',
    'päivämäärä',
    'bokföringsdag',
    'bokföringsdatum',
    'booking date',
  ],
  sum: ['määrä', 'määrä euroa', 'määrä eur', 'summa', 'belopp', 'belopp euro', 'amount', 'amount eur'],
  archiveId: [
    'arkistointitunnus',
    'arkistotunnus',
    'arkiveringskod',
    'arkiveringssignum',
    'archive id',
    'archiving code',
    'filing code',
  ],
  reference: ['viite', 'viitenumero', 'referens', 'referensnummer', 'reference', 'reference number'],
  payer: [
    'maksaja',
    'saaja/maksaja',
    'saaja tai maksaja',
    'nimi',
    'betalare',
    'mottagare/betalare',
    'payer',
    'payee/payer',
    'name',
  ],
  message: ['viesti', 'meddelande', 'message'],
}

/** Finds the columns by their headings. One that no heading or more than one names is left to a person. */
export const findBankColumns = (header: readonly string[]): BankColumns => findColumns(header, HEADINGS)

/** Whether a table can be read by these columns: day, sum and archive id in a column each, which the table has. */
export function areBankColumns(columns: BankColumns, header: readonly string[]): boolean {
  const chosen = BANK_COLUMNS.flatMap((column) => columns[column] ?? [])
  return (
    NEEDED_BANK_COLUMNS.every((column) => columns[column] !== null) &&
    chosen.every((place) => place < header.length) &&
    new Set(chosen).size === chosen.length
  )
}

/** How the sums of a table write their cents. */
export const DECIMAL_SIGNS = [',', '.'] as const
export type DecimalSign = (typeof DECIMAL_SIGNS)[number]

/** How the days of a table are written. */
export const DAY_FORMATS = ['iso', 'dotted', 'dayFirst', 'monthFirst'] as const
export type DayFormat = (typeof DAY_FORMATS)[number]

const DAY_PATTERNS: Readonly<Record<DayFormat, string>> = {
  iso: 'YYYY-MM-DD',
  dotted: 'D.M.YYYY',
  dayFirst: 'D/M/YYYY',
  monthFirst: 'M/D/YYYY',
}

/** A reader for days that are written so. */
export const bankDayReader = (format: DayFormat): DateReader => dateReader([DAY_PATTERNS[format]])

/** A sum with one or two digits of cents. */
const CENTS = /([.,])\d{1,2}$/

/**
 * The sign before the cents, as the sums of a table tell it; a table of whole euros tells none, and any may be meant.
 * @returns null: they contradict each other
 */
export function decimalSignOf(sums: readonly string[]): DecimalSign | null {
  const signs = new Set(sums.flatMap((sum) => CENTS.exec(sum.trim())?.[1] ?? []))
  if (signs.size > 1) return null
  return signs.has('.') ? '.' : ','
}

/** The sign, then digits in groups of three or not, then the cents. */
const PATTERNS = {
  ',': /^([+-]?)(\d+|\d{1,3}(?:[ .]\d{3})+)(?:,(\d{1,2}))?$/,
  '.': /^([+-]?)(\d+|\d{1,3}(?:[ ,]\d{3})+)(?:\.(\d{1,2}))?$/,
} as const
/** Above what an account of a club moves at once, and far below what no longer is exact. */
const MOST_CENTS = 1_000_000_000

/** A sum of a table in integer cents, below 0 where money went out; null: no sum. */
export function centsOf(text: string, sign: DecimalSign): number | null {
  const plain = text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/ ?(€|EUR)$/, '')
    .trim()
  const found = PATTERNS[sign].exec(plain.replace(/^([+-]) /, '$1'))
  if (!found) return null
  const [, minus, euros = '', cents = ''] = found
  const sum = Number(euros.replace(/[ .,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  if (sum === 0 || sum > MOST_CENTS) return null
  return minus === '-' ? -sum : sum
}

/** How the days of a table are written: the one form that all of them have. @returns null: none has all, or two could be meant */
export function dayFormatOf(days: readonly string[]): DayFormat | null {
  const fits = DAY_FORMATS.filter((format) => {
    const read = bankDayReader(format)
    return days.every((day) => read(day) !== null)
  })
  return fits.length === 1 ? fits[0]! : null
}
