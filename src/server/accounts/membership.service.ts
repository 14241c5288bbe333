import type { Act } from '../platform/act.ts'
import { setConfirmations } from './accounts.store.ts'

/** A user whose membership number the club confirms, or does so no longer. */
export interface ConfirmationChange {
  readonly id: number
  /** null: it lapses */
  readonly confirmedAt: Date | null
}

/** Confirms and lapses membership numbers of accounts that are locked, and logs each change under a code. */
export async function changeConfirmations(
  act: Act,
  code: 'MEMBER_LIST_IMPORTED' | 'MEMBER_LIST_UNDONE',
  changes: readonly ConfirmationChange[],
): Promise<void> {
  await setConfirmations(act.db, changes)
  for (const { id, confirmedAt } of changes) {
    const membershipConfirmed = confirmedAt !== null
    await act.log(
      ['account', id],
      code,
      { membershipConfirmed: !membershipConfirmed },
      { membershipConfirmed },
    )
  }
}
