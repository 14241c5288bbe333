import { type ReportedSettlement, sumsOf } from '#domain/payments/settlementReport.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { countDifferences, ledgerBalances, postSettlement } from './ledger.store.ts'
import type { SettlementFile } from './settlementFile.ts'
import {
  insertSettlement,
  insertSettlementRows,
  isKnown,
  matchRows,
  settlementCases,
  settlementRows,
} from './settlements.store.ts'
import type { LedgerAccount, MatchedRow } from './settlements.types.ts'

/** The settlements, what of them does not agree, and how the accounts stand. */
export async function findSettlements({ db, paymentProviders }: Reader) {
  return {
    panel: paymentProviders.panel,
    settlements: await settlementRows(db),
    cases: await settlementCases(db),
    balances: await ledgerBalances(db),
    differences: await countDifferences(db),
  }
}
export type FoundSettlements = Awaited<ReturnType<typeof findSettlements>>

/** Each settlement of a report with its rows matched, and whether it has been imported. */
export async function checkReport(reader: Reader, { settlements }: SettlementFile) {
  const checked = []
  for (const settlement of settlements) {
    const { provider, rows } = await matchOf(reader, settlement)
    checked.push({ ...settlement, rows, known: await isKnown(reader.db, provider, settlement.reference) })
  }
  return checked
}
export type CheckedSettlements = Awaited<ReturnType<typeof checkReport>>

/** What a row agrees with is known here, of the same sum, and done. */
export const agrees = ({ amountCents, knownCents, done }: MatchedRow): boolean =>
  done && amountCents === knownCents

/** Keeps the settlements of a report that are new. @returns how many; @throws AppError 409 SETTLEMENT_CHANGED */
export async function importReport(
  act: Act,
  { hash, settlements }: SettlementFile,
  input: { readonly hash: string; readonly fileName: string },
): Promise<number> {
  if (hash !== input.hash) throw new AppError('conflict', 'SETTLEMENT_CHANGED')
  let imported = 0
  for (const settlement of settlements) if (await importOne(act, settlement, input.fileName)) imported += 1
  return imported
}

async function importOne(act: Act, settlement: ReportedSettlement, fileName: string): Promise<boolean> {
  const { db, at, by } = act
  const { reference, settledOn } = settlement
  const { provider, rows } = await matchOf(act, settlement)
  const id = await insertSettlement(db, { provider, reference, settledOn, fileName, by, at })
  if (id === null) return false
  await insertSettlementRows(db, id, rows)
  await postSettlement(db, { id, settledOn }, postingOf(rows))
  const { payoutCents: amountCents } = sumsOf(rows)
  await act.log(['settlement', id], 'SETTLEMENT_IMPORTED', null, { reference, amountCents })
  return true
}

/** What is paid out and kept as fees is taken from what the provider owes; what is not known here is assigned to nobody. */
function postingOf(rows: readonly MatchedRow[]): ReadonlyMap<LedgerAccount, number> {
  const { grossCents, feeCents, payoutCents } = sumsOf(rows)
  const known = rows.reduce((sum, { knownCents }) => sum + (knownCents ?? 0), 0)
  return new Map<LedgerAccount, number>([
    ['payout', payoutCents],
    ['fees', feeCents],
    ['provider', -known],
    ['unassigned', known - grossCents],
  ])
}

/** The rows with what they are about, and the account at the provider whose they are: that of the payments that are known. */
async function matchOf({ db, paymentProviders }: Reader, { rows }: ReportedSettlement) {
  const { provider, rows: matched } = await matchRows(db, rows)
  return { provider: provider ?? paymentProviders.names[0] ?? 'paytrail', rows: matched }
}
