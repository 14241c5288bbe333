import { differencesOf } from '#domain/verification/statement.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { digestOf } from './seal.service.ts'
import type { CheckedPaper, PaperSources, SignedPaper, Withdrawal } from './verification.types.ts'
import {
  holdWithdrawals,
  insertWithdrawal,
  lockWithdrawal,
  restore,
  withdrawalOf,
  withdrawals,
} from './withdrawals.store.ts'

const PAGE_SIZE = 50

/** @returns null: this service has not signed it. @throws AppError 422 PAPER_CODE_INVALID */
function signedPaper({ seal }: Reader, code: string): SignedPaper | null {
  const read = seal.read(code)
  if (read === undefined) throw new AppError('refused', 'PAPER_CODE_INVALID')
  return read
}

/**
 * What a code says beside what is so today. @returns null: this service has not signed it. @throws AppError 422 PAPER_CODE_INVALID
 */
export async function checkedPaper(
  reader: Reader,
  sources: PaperSources,
  code: string,
): Promise<CheckedPaper | null> {
  const signed = signedPaper(reader, code)
  if (!signed) return null
  const { statement } = signed
  const now = await whereFound(sources[statement.kind](reader, statement.about))
  return {
    ...signed,
    differences: now && differencesOf(statement, now, digestOf),
    withdrawal: (await withdrawalOf(reader.db, signed)) ?? null,
  }
}

/** @returns null: it is not there */
async function whereFound<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof AppError && error.statusCode === 404) return null
    throw error
  }
}

/** The paper of a code that somebody wants to withdraw. @throws AppError 422 PAPER_CODE_INVALID, PAPER_NOT_SIGNED */
export function paperToWithdraw(act: Act, code: string): SignedPaper {
  const signed = signedPaper(act, code)
  if (!signed) throw new AppError('refused', 'PAPER_NOT_SIGNED')
  return signed
}

/** Withdraws it, or all about its thing. @throws AppError 409 PAPER_WITHDRAWN */
export async function withdraw(
  act: Act,
  signed: SignedPaper,
  { all, reason }: { readonly all: boolean; readonly reason: string },
): Promise<Withdrawal> {
  const { kind, about } = signed.statement
  await holdWithdrawals(act.db)
  const already = await withdrawalOf(act.db, signed)
  if (already && (already.digest === null || !all)) throw new AppError('conflict', 'PAPER_WITHDRAWN')
  const withdrawal = await insertWithdrawal(act.db, {
    kind,
    about,
    digest: all ? null : signed.digest,
    reason,
    withdrawnAt: act.at,
  })
  await act.log(['paper', withdrawal.id], 'PAPER_WITHDRAWN', null, {
    paperKind: kind,
    paperAbout: about,
    reason,
  })
  return withdrawal
}

/** @throws AppError 404 WITHDRAWAL_NOT_FOUND, also of one that has been undone */
export async function findWithdrawal(act: Act, id: number): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(act.db, id)
  if (!withdrawal) throw new AppError('notFound', 'WITHDRAWAL_NOT_FOUND')
  return withdrawal
}

export async function restoreWithdrawn(act: Act, { id, kind, about, reason }: Withdrawal): Promise<void> {
  await restore(act.db, id, act.at)
  await act.log(['paper', id], 'PAPER_RESTORED', { paperKind: kind, paperAbout: about, reason }, null)
}

/** A page of those that hold, the latest first. */
export async function listWithdrawals({ db }: Reader, { before }: { readonly before?: number | undefined }) {
  const rows = await withdrawals(db, before, PAGE_SIZE + 1)
  return {
    rows: rows.slice(0, PAGE_SIZE),
    next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]!.id : null,
  }
}
