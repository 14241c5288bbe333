import * as z from 'zod'
import { namedAccount } from './audit.ts'
import { call, type FileRules } from './call.ts'
import { CSV_TYPE, LEDGER_ACCOUNTS, MOST_SETTLED, SETTLEMENT_CASES, XLSX_TYPE } from './constants.ts'
import * as at from './endpoints/settlements.ts'
import { boundedText, id, neededLine } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const access = 'settlements.manage'
const count = z.number().int()
/** Integer cents of euro; what goes back is negative. */
const cents = z.number().int()

/** A CSV text or a workbook; which one it is, its content says. */
const REPORT: FileRules = {
  mediaTypes: [CSV_TYPE, XLSX_TYPE],
  limit: 'attachment',
  tooLarge: 'FILE_TOO_LARGE',
  wrongType: 'FILE_NO_TABLE',
}

/** What a settlement adds up to: the payout is what came less what went back and the fees. */
const sums = {
  /** the provider's name of it */
  reference: z.string(),
  settledOn: z.iso.date(),
  payments: count,
  refunds: count,
  grossCents: cents,
  feeCents: cents,
  payoutCents: cents,
  /** rows that do not agree with what is known here */
  cases: count,
}

const settlement = z.strictObject({
  id,
  ...sums,
  importedAt: z.iso.datetime(),
  /** null: has been erased */
  by: namedAccount.nullable(),
  fileName: z.string(),
})
export type Settlement = z.infer<typeof settlement>

const settlementCase = z.strictObject({
  kind: z.enum(SETTLEMENT_CASES),
  /** null: it stands in no settlement */
  settlement: z.string().nullable(),
  /** the provider's repetition of our reference, or our own */
  reference: z.string(),
  /** as the settlement says; null: it does not */
  reportedCents: cents.nullable(),
  /** as it is known here; null: it is not */
  knownCents: cents.nullable(),
  /** where it is looked at; null: nobody knows */
  trialId: id.nullable(),
  regnr: z.string().nullable(),
})
export type SettlementCase = z.infer<typeof settlementCase>

const overview = z.strictObject({
  /** address of the provider's pages where reports are fetched; null: nobody takes cards */
  panel: z.url().nullable(),
  /** the latest first, at most 100 */
  settlements: z.array(settlement),
  /** at most 500 */
  cases: z.array(settlementCase),
  /** what stands on each account of the ledger that is not empty; a debit is positive */
  balances: z.array(z.strictObject({ account: z.enum(LEDGER_ACCOUNTS), amountCents: cents })),
  /** entries whose money is not as posted: always none */
  ledgerDifferences: count,
})
export type SettlementOverview = z.infer<typeof overview>

export const settlements = call(at.settlements, {
  summary:
    'Settlements of the provider of payments, what of them does not agree, and the accounts of the ledger',
  access,
  cost: 5,
  answer: overview,
})

const OF_A_REPORT: Refusals = {
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
    'SETTLEMENT_COLUMNS_MISSING',
    'SETTLEMENT_ROW_INVALID',
  ],
}

const preview = z.strictObject({
  /** of the file: sent back with the import */
  hash: z.string(),
  settlements: z.array(
    z.strictObject({
      ...sums,
      /** it has been imported: nothing more comes of it */
      known: z.boolean(),
    }),
  ),
})
export type SettlementPreview = z.infer<typeof preview>

export const previewSettlements = call(at.previewSettlements, {
  summary: `What a settlement report of at most ${MOST_SETTLED} rows says; changes nothing`,
  access,
  file: REPORT,
  cost: 10,
  refusals: OF_A_REPORT,
  answer: preview,
})
/** SETTLEMENT_CHANGED: it is not the file whose preview has the hash. A settlement that was imported before changes nothing. */
export const importSettlements = call(at.importSettlements, {
  summary: 'Keeps the settlements of a report, and posts fees and payouts in the ledger',
  access,
  query: z.object({
    hash: boundedText(64).regex(/^[\da-f]{64}$/, 'VALUE_INVALID'),
    fileName: neededLine(200),
  }),
  file: REPORT,
  cost: 10,
  refusals: allOf(OF_A_REPORT, { 409: ['SETTLEMENT_CHANGED'] }),
  answer: z.strictObject({ imported: count }),
})
