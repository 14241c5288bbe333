import type {
  AssignableEntry,
  BankStatements,
  ImportedStatement,
  StatementPreview,
} from '#contract/bankStatements.ts'
import type { PayableEntry } from '#contract/paymentMoveFields.ts'
import { BANK_OUTCOMES } from '#domain/payments/bankMatch.ts'
import { referenceOf } from '#domain/payments/reference.ts'
import type { MoneyClub } from '../bankAccounts/bankAccounts.types.ts'
import { presentNamed } from '../payments/entryMoney.presenter.ts'
import type {
  checkStatement,
  DescribedStatement,
  FoundStatements,
  SentStatement,
} from './bankStatements.service.ts'
import type { ImportRow, PaidEntry } from './bankStatements.types.ts'
import type { Finding } from './matching.service.ts'

/** Characters of a heading. */
const LONGEST_HEADING = 100

type Check = Awaited<ReturnType<typeof checkStatement>>

export function presentStatement({ file }: SentStatement, check: Check): StatementPreview {
  const { hash, table } = file
  return {
    hash,
    table: table && {
      header: table.header.map((heading) => heading.slice(0, LONGEST_HEADING)),
      columns: {
        day: table.columns.day,
        sum: table.columns.sum,
        archiveId: table.columns.archiveId,
        reference: table.columns.reference,
        payer: table.columns.payer,
        message: table.columns.message,
      },
      decimalSign: table.read?.decimalSign ?? null,
      dayFormat: table.read?.dayFormat ?? null,
      fault: table.fault && { code: table.fault.code, row: table.fault.row, others: table.fault.others },
    },
    check: check && presentCheck(check),
  }
}

function presentCheck(check: NonNullable<Check>): NonNullable<StatementPreview['check']> {
  const all = check.flatMap(({ findings }) => findings)
  const count = (outcome: Finding['outcome']) => all.filter((finding) => finding.outcome === outcome).length
  return {
    accounts: check.map(({ club }) => ({ club: club.name, iban: club.account!.iban })),
    counts: Object.fromEntries(BANK_OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<
      Finding['outcome'],
      number
    >,
    findings: all.filter(({ outcome }) => outcome !== 'known' && outcome !== 'other').map(presentFinding),
  }
}

const presentFinding = ({ transaction, outcome, caseKind, fit, entry }: Finding) => ({
  line: transaction.line,
  bookedOn: transaction.bookedOn,
  amountCents: transaction.amountCents,
  reference: transaction.reference,
  party: transaction.party,
  message: transaction.message,
  outcome,
  caseKind,
  fit,
  // Of another club's trial nothing is told.
  entry: entry && caseKind !== 'otherAccount' ? presentEntry(entry) : null,
})

const presentEntry = (entry: PaidEntry): PayableEntry => ({
  ...presentNamed(entry),
  dueCents: entry.dueCents,
})

export const presentDescribed = ({ found, transactions }: DescribedStatement): ImportedStatement => ({
  import: presentImport(found),
  transactions: transactions.map((row) => ({
    id: row.id,
    bookedOn: row.bookedOn,
    amountCents: row.amountCents,
    reference: row.reference,
    party: row.party,
    message: row.message,
    kind: row.kind,
    isRefund: row.isRefund,
    timesReopened: row.timesReopened,
    entry: row.entry && presentNamed(row.entry),
    settled: row.settled && {
      at: new Date(row.settled.at).toISOString(),
      by: row.settled.by && { id: row.settled.by.id, username: row.settled.by.username },
      reason: row.settled.reason,
    },
  })),
})

export const presentImport = (row: ImportRow) => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.by && { id: row.by.id, username: row.by.username },
  club: { id: row.club.id, name: row.club.name },
  iban: row.iban,
  fileName: row.fileName,
  payments: row.payments,
  refunds: row.refunds,
  cases: row.cases,
  known: row.known,
})

export function presentStatements({ clubs, imports, cases }: FoundStatements): BankStatements {
  const named = new Map(clubs.map(({ id, name }) => [id, { id, name }]))
  return {
    clubs: clubs.flatMap(({ id, name, account }: MoneyClub) =>
      account ? [{ id, name, iban: account.iban }] : [],
    ),
    imports: imports.map(presentImport),
    cases: cases.map((one) => ({
      id: one.id,
      club: named.get(one.clubId)!,
      bookedOn: one.bookedOn,
      amountCents: one.amountCents,
      reference: one.reference,
      party: one.party,
      message: one.message,
      kind: one.kind,
    })),
  }
}

export const presentAssignable = (entry: PaidEntry): AssignableEntry => ({
  ...presentEntry(entry),
  hasPlace: entry.hasPlace,
  contactName: entry.contactName,
  reference: referenceOf(entry.id),
})
