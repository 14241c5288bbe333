import type { Selectable } from 'kysely'
import type { Role } from '#domain/accounts/roles.ts'
import type { Unreachable } from '../platform/mail/undelivered.store.ts'
import type { Schema } from '../platform/schema.ts'

export type AccountRow = Selectable<Schema['account']>

/** An account with what belongs to it at once. */
export interface FullAccount extends AccountRow {
  readonly roles: readonly Role[]
  /** a changed address that waits for its confirmation */
  readonly pendingEmail: string | null
  /** mails to its address have not arrived; null: none is known */
  readonly unreachable: Unreachable | null
  readonly secondFactor: { readonly on: boolean; readonly recoveryCodes: number }
}
