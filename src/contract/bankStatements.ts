import * as z from 'zod'
import { BANK_OUTCOMES, CASE_KINDS, FITS } from '#domain/payments/bankMatch.ts'
import {
  BANK_COLUMNS,
  type BankColumn,
  type BankColumns,
  DAY_FORMATS,
  DECIMAL_SIGNS,
} from '#domain/payments/bankTable.ts'
import { namedAccount } from './audit.ts'
import { call, type FileRules } from './call.ts'
import { CSV_TYPE, XLSX_TYPE, XML_TYPE } from './constants.ts'
import * as at from './endpoints/bankStatements.ts'
import { addressId, boundedText, confirmedInput, filterText, id, idParams, neededLine } from './inputs.ts'
import { namedEntry, payableEntry } from './paymentMoveFields.ts'
import { allOf, type Refusals } from './refusals.ts'

const access = 'money.decide'
const count = z.number().int()
/** Integer cents of euro. */
const cents = z.number().int()
const day = z.iso.date()

/** camt.053, a CSV text or a workbook; which one it is, its content says. */
const STATEMENT: FileRules = {
  mediaTypes: [XML_TYPE, CSV_TYPE, XLSX_TYPE],
  limit: 'attachment',
  tooLarge: 'FILE_TOO_LARGE',
  wrongType: 'FILE_NO_TABLE',
}

/** Places of the columns in the order of `BANK_COLUMNS`, counted from 0, `-` for none: `0,2,7,5,-,6`. */
const columnsInput = boundedText(40)
  .regex(/^(\d{1,3}|-)(,(\d{1,3}|-)){5}$/, 'VALUE_INVALID')
  .transform((text): BankColumns => {
    const places = text.split(',').map((place) => (place === '-' ? null : Number(place)))
    return Object.fromEntries(BANK_COLUMNS.map((column, index) => [column, places[index]!])) as Record<
      BankColumn,
      number | null
    >
  })

const choices = {
  /** whose account a table is of; XML says it itself */
  clubId: addressId.optional(),
  /** absent: as the club has named them once, or as they are headed */
  columns: columnsInput.optional(),
}

const place = count.nullable()
const columns = z.strictObject({
  day: place,
  sum: place,
  archiveId: place,
  reference: place,
  payer: place,
  message: place,
})

const finding = z.strictObject({
  /** line or row of the file */
  line: count,
  bookedOn: day,
  /** below 0: it went out */
  amountCents: cents,
  reference: z.string().nullable(),
  party: z.string(),
  message: z.string(),
  outcome: z.enum(BANK_OUTCOMES),
  caseKind: z.enum(CASE_KINDS).nullable(),
  /** of a payment: whether it is what is due */
  fit: z.enum(FITS).nullable(),
  entry: payableEntry.nullable(),
})
export type StatementFinding = z.infer<typeof finding>

/** Why a table cannot be read by its columns: others may help. */
const TABLE_FAULTS = [
  'STATEMENT_VALUE_INVALID',
  'STATEMENT_NO_ARCHIVE_ID',
  'STATEMENT_SUM_SIGNS',
  'STATEMENT_DAYS',
] as const
export type TableFaultCode = (typeof TABLE_FAULTS)[number]

const preview = z.strictObject({
  /** of the file and the choices: sent back with the import */
  hash: z.string(),
  /** null: XML */
  table: z
    .strictObject({
      header: z.array(z.string()),
      columns,
      /** null: the columns of day, sum and archive id are still to be chosen */
      decimalSign: z.enum(DECIMAL_SIGNS).nullable(),
      dayFormat: z.enum(DAY_FORMATS).nullable(),
      /** what cannot be read by the columns as they are */
      fault: z
        .strictObject({
          code: z.enum(TABLE_FAULTS),
          /** the first row of which that is so; null: it is so of the whole table */
          row: count.nullable(),
          /** other rows that cannot be read either */
          others: count,
        })
        .nullable(),
    })
    .nullable(),
  check: z
    .strictObject({
      /** the accounts of the reader's clubs that it tells of */
      accounts: z.array(z.strictObject({ club: z.string(), iban: z.string() })),
      counts: z.record(z.enum(BANK_OUTCOMES), count),
      /** those that are new and ours, in the order of the file */
      findings: z.array(finding),
    })
    .nullable(),
})
export type StatementPreview = z.infer<typeof preview>

const club = z.strictObject({ id, name: z.string() })
const bankImport = z.strictObject({
  id,
  at: z.iso.datetime(),
  /** null: has been erased */
  by: namedAccount.nullable(),
  club,
  iban: z.string(),
  fileName: z.string(),
  payments: count,
  refunds: count,
  cases: count,
  known: count,
})
export type BankImport = z.infer<typeof bankImport>

const bankCase = z.strictObject({
  id,
  club,
  bookedOn: day,
  /** below 0: it went out */
  amountCents: cents,
  reference: z.string().nullable(),
  party: z.string(),
  message: z.string(),
  kind: z.enum(CASE_KINDS),
})
export type BankCase = z.infer<typeof bankCase>

const overview = z.strictObject({
  /** clubs of the reader that have an account */
  clubs: z.array(club.extend({ iban: z.string() })),
  /** newest first, at most 50 */
  imports: z.array(bankImport),
  /** not settled, the earliest first, at most 500 */
  cases: z.array(bankCase),
})
export type BankStatements = z.infer<typeof overview>

const keptTransaction = z.strictObject({
  id,
  bookedOn: day,
  /** below 0: it went out */
  amountCents: cents,
  reference: z.string().nullable(),
  /** of a case alone, and for a time */
  party: z.string(),
  message: z.string(),
  /** why a person had to look at it; null: it was matched by itself */
  kind: z.enum(CASE_KINDS).nullable(),
  isRefund: z.boolean(),
  /** how often what a person had made of it was taken back */
  timesReopened: count,
  /** that its payment is with now, or that its refund is of */
  entry: z.strictObject(namedEntry).nullable(),
  /** what a person has made of a case: assigned to its entry or, without one, set aside; null: it waits */
  settled: z
    .strictObject({
      at: z.iso.datetime(),
      /** null: has been erased */
      by: namedAccount.nullable(),
      /** why it was set aside, for a time */
      reason: z.string().nullable(),
    })
    .nullable(),
})
export type KeptTransaction = z.infer<typeof keptTransaction>

const importedStatement = z.strictObject({
  import: bankImport,
  /** those that are ours and were new with it, in the order of the file */
  transactions: z.array(keptTransaction),
})
export type ImportedStatement = z.infer<typeof importedStatement>

const OF_A_FILE: Refusals = {
  400: [
    'FILE_EMPTY',
    'FILE_NO_TABLE',
    'FILE_TOO_LONG',
    'FILE_SHEETS',
    'FILE_QUOTES',
    'FILE_ROW_LONG',
    'FILE_CELLS',
    'FILE_CHARACTERS',
    'FILE_ROW_TOO_WIDE',
    'FILE_NO_ROWS',
    'STATEMENT_DAMAGED',
    'STATEMENT_OTHER_MESSAGE',
    'STATEMENT_ACCOUNT_MISSING',
    'STATEMENT_VALUE_INVALID',
    'STATEMENT_NO_ARCHIVE_ID',
    'STATEMENT_SUMS_DIFFER',
    'STATEMENT_SUM_SIGNS',
    'STATEMENT_DAYS',
  ],
  404: ['CLUB_NOT_FOUND'],
  422: ['CLUB_WITHOUT_ACCOUNT', 'STATEMENT_CLUB_MISSING', 'STATEMENT_OF_OTHER_ACCOUNT'],
}
const OF_A_CASE: Refusals = { 404: ['CASE_NOT_FOUND'] }

/** Of the reader's own clubs; of SYSADMIN all. */
export const bankStatements = call(at.bankStatements, {
  summary: 'Statements that were imported, and transactions that a person has to look at',
  access,
  cost: 3,
  answer: overview,
})
export const bankStatement = call(at.bankStatement, {
  summary: 'A statement that was imported, and what became of each of its transactions',
  access,
  params: idParams,
  cost: 3,
  refusals: { 404: ['BANK_STATEMENT_NOT_FOUND'] },
  answer: importedStatement,
})
export const previewStatement = call(at.previewStatement, {
  summary: 'What a statement of a club’s account would do; changes nothing',
  access,
  query: z.object(choices),
  file: STATEMENT,
  cost: 10,
  refusals: OF_A_FILE,
  answer: preview,
})
/** STATEMENT_CHANGED: it is not the file, or not by the choices, whose preview has the hash. A transaction that is known changes nothing. */
export const importStatement = call(at.importStatement, {
  summary: 'Record the payments and refunds that a statement tells, and keep what a person has to look at',
  access,
  query: z.object({
    ...choices,
    hash: boundedText(64).regex(/^[\da-f]{64}$/, 'VALUE_INVALID'),
    fileName: neededLine(200),
  }),
  file: STATEMENT,
  cost: 10,
  refusals: allOf(OF_A_FILE, { 409: ['STATEMENT_CHANGED'], 422: ['STATEMENT_COLUMNS_MISSING'] }),
  answer: z.strictObject({ imports: z.array(bankImport) }),
})
/** An entry that money which came in may be for. */
const assignableEntry = payableEntry.extend({
  /** false: waits for a place, or has left, and owes nothing yet */
  hasPlace: z.boolean(),
  /** null: nobody is named, or was erased */
  contactName: z.string().nullable(),
  /** with which it is paid by transfer, to hold against what the payer wrote */
  reference: z.string(),
})
export type AssignableEntry = z.infer<typeof assignableEntry>

export const entriesForCase = call(at.entriesForCase, {
  summary: 'Entries that money which came in may be for, the likeliest first, at most 20',
  access,
  params: idParams,
  query: z.object({ q: filterText }),
  cost: 3,
  refusals: OF_A_CASE,
  answer: z.strictObject({ entries: z.array(assignableEntry) }),
})
/** Asks ENTRY_MARKED_PAID where a person has marked the same sum: as a rule it is the same money, which is set aside instead. */
export const assignCase = call(at.assignCase, {
  summary: 'Take money that came in for the payment of an entry',
  access,
  params: idParams,
  body: z.object({ entryId: id, confirmed: confirmedInput }),
  refusals: allOf(OF_A_CASE, {
    404: ['ENTRY_NOT_FOUND'],
    409: ['ENTRY_MARKED_PAID'],
    422: ['CASE_IS_NO_PAYMENT'],
  }),
  answer: overview,
})
export const setCasesAside = call(at.setCasesAside, {
  summary: 'Say that nothing is to be done about transactions',
  access,
  body: z.object({ ids: z.array(id).max(500).min(1), reason: neededLine(500) }),
  refusals: OF_A_CASE,
  answer: overview,
})
/** CHANGED_MEANWHILE: it waits already, or something else was made of it since it was seen. A payment of which something was to go back stays where it is. */
export const reopenCase = call(at.reopenCase, {
  summary:
    'Take back that a transaction was assigned or set aside: it waits again, and its payment counts for nothing',
  access,
  params: idParams,
  body: z.object({
    reason: neededLine(500),
    /** as it was seen */
    timesReopened: count.min(0),
    /** that it was seen assigned to; null: it was set aside */
    entryId: id.nullable(),
  }),
  refusals: allOf(OF_A_CASE, { 409: ['CHANGED_MEANWHILE'], 422: ['PAYMENT_HAS_REFUND'] }),
  answer: overview,
})
/** Of the reader's own clubs. */
export const moneyNeeds = call(at.moneyNeeds, {
  summary: 'How many transactions and refunds wait for the reader',
  access,
  answer: z.strictObject({
    cases: count,
    /** that can be put into a payment list */
    refunds: count,
    /** lists of which nobody has told the end */
    lists: count,
  }),
})
