import type { Act, Reader } from '../platform/act.ts'
import { putRefundAccount, refundAccount } from './entries.store.ts'

/** An account of an entrant, as the bank knows it. */
export interface EntrantAccount {
  readonly iban: string
  readonly holder: string
}

/** The account that money of an entry goes back to; undefined: nobody has told. */
export const findRefundAccount = ({ db }: Reader, entryId: number): Promise<EntrantAccount | undefined> =>
  refundAccount(db, entryId)

/** Keeps the account that money of an entry goes back to; who has said it, the log tells, not which account. */
export async function keepRefundAccount(act: Act, entryId: number, account: EntrantAccount): Promise<void> {
  await putRefundAccount(act.db, entryId, { ...account, at: act.at })
  await act.log(['entry', entryId], 'REFUND_ACCOUNT_GIVEN')
}
