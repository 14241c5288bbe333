import type * as z from 'zod'
import type { importStatement } from '#contract/bankStatements.ts'
import { findMoneyClub, ownClubs } from '../bankAccounts/bankAccounts.service.ts'
import type { MoneyClub } from '../bankAccounts/bankAccounts.types.ts'
import { settleTransfer } from '../payments/refundTransfers.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { lockTrial } from '../trials/trials.service.ts'
import { payEntry } from './bankPayments.service.ts'
import {
  importsById,
  importsOfClubs,
  insertImport,
  insertTransaction,
  lockImports,
  namedColumns,
  openCases,
  putNamedColumns,
  transactionsOfImport,
} from './bankStatements.store.ts'
import type { BankTransaction, ImportRow, NamedRefund } from './bankStatements.types.ts'
import { type Finding, matchTransactions } from './matching.service.ts'
import { readStatementFile, type StatementFile } from './statementFile.ts'
import { namesOf } from './tableStatement.ts'

type Input = z.output<typeof importStatement.query>
type Choices = Pick<Input, 'clubId' | 'columns'>

/** Imports and cases that a page tells. */
const MOST_TOLD = 50
const MOST_CASES = 500

/** A statement with the clubs whose accounts it may be of. */
export interface SentStatement {
  readonly file: StatementFile
  /** the one that was chosen; null: none was */
  readonly chosen: MoneyClub | null
  readonly clubs: readonly MoneyClub[]
}

/**
 * Reads a statement that somebody has sent, outside of any transaction.
 * @throws AppError 400 with what is wrong in the file, 404 CLUB_NOT_FOUND, 422 CLUB_WITHOUT_ACCOUNT
 */
export async function readStatement(
  reader: Reader,
  content: Uint8Array,
  { clubId, columns }: Choices,
): Promise<Pick<SentStatement, 'file' | 'chosen'>> {
  const chosen = clubId === undefined ? null : await findMoneyClub(reader, clubId)
  if (chosen && !chosen.account) throw new AppError('refused', 'CLUB_WITHOUT_ACCOUNT')
  const named = chosen ? await namedColumns(reader.db, chosen.id) : {}
  const iban = chosen?.account?.iban ?? null
  return { chosen, file: await readStatementFile(content, { columns, named, iban }) }
}

/** The imports so far and the open cases of the reader's clubs. */
export async function findStatements(reader: Reader) {
  const clubs = await ownClubs(reader)
  const ids = clubs.map(({ id }) => id)
  const imports = await importsOfClubs(reader.db, ids, MOST_TOLD)
  return { clubs, imports, cases: await openCases(reader.db, ids, MOST_CASES) }
}
export type FoundStatements = Awaited<ReturnType<typeof findStatements>>

/** An imported statement, and what became of each of its transactions. @throws AppError 404 BANK_STATEMENT_NOT_FOUND */
export async function findStatement(reader: Reader, id: number) {
  const [found] = await importsById(reader.db, [id])
  if (!found) throw new AppError('notFound', 'BANK_STATEMENT_NOT_FOUND')
  return { found, club: await findMoneyClub(reader, found.club.id) }
}
type FoundStatement = Awaited<ReturnType<typeof findStatement>>

export const describeStatement = async ({ db }: Reader, { found }: FoundStatement) => ({
  found,
  transactions: await transactionsOfImport(db, found.id),
})
export type DescribedStatement = Awaited<ReturnType<typeof describeStatement>>

/** The transactions of a club's account, with what they are. */
interface ClubFindings {
  readonly club: MoneyClub
  readonly findings: readonly Finding[]
}

/**
 * What a statement would do; null: its columns are still to be chosen, or chosen otherwise. Accounts that are not of the reader's clubs are left out.
 * @throws AppError 422 STATEMENT_CLUB_MISSING, STATEMENT_OF_OTHER_ACCOUNT
 */
export async function checkStatement(
  reader: Reader,
  { file: { table, transactions }, chosen, clubs }: SentStatement,
): Promise<ClubFindings[] | null> {
  if (table && !chosen)
    throw new AppError('refused', 'STATEMENT_CLUB_MISSING', { clubId: 'STATEMENT_CLUB_MISSING' })
  if (!transactions) return null
  const groups = groupsOf(transactions, chosen ? [chosen, ...clubs] : clubs)
  if (groups.length === 0 && transactions.length > 0)
    throw new AppError('refused', 'STATEMENT_OF_OTHER_ACCOUNT')
  return Promise.all(
    groups.map(async ({ club, told }) => ({ club, findings: await matchTransactions(reader, told) })),
  )
}

/** The transactions by the club whose account they are of; of two with one account the first. */
function groupsOf(
  transactions: readonly BankTransaction[],
  clubs: readonly MoneyClub[],
): { readonly club: MoneyClub; readonly told: readonly BankTransaction[] }[] {
  const byAccount = Map.groupBy(transactions, ({ iban }) => iban)
  return [...byAccount].flatMap(([iban, told]) => {
    const club = clubs.find(({ account }) => account?.iban === iban)
    return club ? [{ club, told }] : []
  })
}

/**
 * Takes a statement as its preview told, matched anew.
 * @returns an import for each account
 * @throws AppError 400 with what cannot be read, 409 STATEMENT_CHANGED, 422 STATEMENT_COLUMNS_MISSING and as `checkStatement`
 */
export async function takeStatement(
  act: Act,
  sent: SentStatement,
  { hash, fileName }: Input,
): Promise<ImportRow[]> {
  const { file, chosen } = sent
  if (file.hash !== hash) throw new AppError('conflict', 'STATEMENT_CHANGED')
  refuseFault(file)
  await lockImports(act.db)
  await lockTrialsOf(act, await checkStatement(act, sent))
  const check = await checkStatement(act, sent)
  if (!check) throw new AppError('refused', 'STATEMENT_COLUMNS_MISSING')
  const ids: number[] = []
  for (const group of check) ids.push(await takeGroup(act, group, fileName))
  if (chosen && file.table) await putNamedColumns(act.db, chosen.id, namesOf(file.table))
  return importsById(act.db, ids)
}

/** @throws AppError 400 with what cannot be read of a table, and the row */
function refuseFault({ table }: SentStatement['file']): void {
  if (!table?.fault) return
  const { code, row } = table.fault
  throw new AppError('invalid', code, undefined, row === null ? {} : { details: { row: String(row) } })
}

/** Locks the trials of a statement's entries, in one order, so that nobody marks by hand what is just being matched. */
async function lockTrialsOf(act: Act, check: readonly ClubFindings[] | null): Promise<void> {
  const found = (check ?? []).flatMap(({ findings }) => findings)
  const ids = new Set(found.flatMap(({ entry }) => entry?.trialId ?? []))
  for (const id of [...ids].toSorted((a, b) => a - b)) await lockTrial(act, id)
}

async function takeGroup(act: Act, { club, findings }: ClubFindings, fileName: string): Promise<number> {
  const { db, at, by } = act
  const count = (...outcomes: readonly Finding['outcome'][]) =>
    findings.filter(({ outcome }) => outcomes.includes(outcome)).length
  const importId = await insertImport(db, {
    imported_at: at,
    account_id: by,
    club_id: club.id,
    iban: club.account!.iban,
    file_name: fileName,
    payments: count('payment', 'marked'),
    refunds: count('refund'),
    cases: count('case'),
    known: count('known'),
  })
  for (const finding of findings) await takeFinding(act, importId, finding)
  await act.log(['club', club.id], 'STATEMENT_IMPORTED', null, {
    fileName,
    payments: count('payment', 'marked'),
  })
  return importId
}

/** @returns whether it has been paid, now or by the word of a person before */
const settle = async (act: Act, { id, state }: NamedRefund): Promise<boolean> =>
  state === 'done' || settleTransfer(act, id)

async function takeFinding(act: Act, importId: number, finding: Finding): Promise<void> {
  const { outcome, transaction } = finding
  if (outcome === 'known' || outcome === 'other') return
  const isCase = outcome === 'case' || (outcome === 'refund' && !(await settle(act, finding.refund!)))
  const paymentId =
    outcome === 'payment' ? await payEntry(act, finding.entry!.id, transaction) : finding.paymentId
  await insertTransaction(act.db, {
    import_id: importId,
    iban: transaction.iban,
    archive_id: transaction.archiveId,
    amount_cents: transaction.amountCents,
    booked_on: transaction.bookedOn,
    reference: transaction.reference,
    case_kind: isCase ? (finding.caseKind ?? 'refundDiffers') : null,
    payment_id: paymentId,
    refund_id: isCase ? null : (finding.refund?.id ?? null),
    // Names are kept only where somebody has to tell by them whose money it is.
    ...(isCase && { party: transaction.party, message: transaction.message }),
  })
}
