import type { SettlementOverview, SettlementPreview } from '#contract/settlements.ts'
import { sumsOf } from '#domain/payments/settlementReport.ts'
import type { SettlementFile } from './settlementFile.ts'
import { agrees, type CheckedSettlements, type FoundSettlements } from './settlements.service.ts'
import type { SettlementCase, SettlementRow } from './settlements.types.ts'

export const presentOverview = (found: FoundSettlements): SettlementOverview => ({
  panel: found.panel,
  settlements: found.settlements.map(presentSettlement),
  cases: found.cases.map(presentCase),
  balances: found.balances.map(({ account, amountCents }) => ({ account, amountCents })),
  ledgerDifferences: found.differences,
})

function presentSettlement(row: SettlementRow): SettlementOverview['settlements'][number] {
  const { feeCents, payoutCents } = sumsOf([
    { amountCents: row.grossCents, feeHundredths: row.feeHundredths },
  ])
  return {
    id: row.id,
    reference: row.reference,
    settledOn: row.settledOn,
    payments: row.payments,
    refunds: row.refunds,
    grossCents: row.grossCents,
    feeCents,
    payoutCents,
    cases: row.cases,
    importedAt: row.importedAt.toISOString(),
    by: row.by && { id: row.by.id, username: row.by.username },
    fileName: row.fileName,
  }
}

const presentCase = (one: SettlementCase): SettlementOverview['cases'][number] => ({
  kind: one.kind,
  settlement: one.settlement,
  reference: one.reference,
  reportedCents: one.reportedCents,
  knownCents: one.knownCents,
  trialId: one.trialId,
  regnr: one.regnr,
})

export const presentPreview = ({ hash }: SettlementFile, checked: CheckedSettlements): SettlementPreview => ({
  hash,
  settlements: checked.map(({ reference, settledOn, rows, known }) => ({
    reference,
    settledOn,
    payments: rows.filter(({ amountCents }) => amountCents > 0).length,
    refunds: rows.filter(({ amountCents }) => amountCents < 0).length,
    ...sumsOf(rows),
    // Of one that has been imported the list of cases tells.
    cases: known ? 0 : rows.filter((row) => !agrees(row)).length,
    known,
  })),
})
