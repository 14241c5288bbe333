import type { CurrentUser } from '#contract/accounts.ts'
import type { Permission } from '#domain/accounts/permissions.ts'
import { loadStaffTexts } from '../i18n/i18n.ts'
import { actAsOwner } from './owner.ts'

interface Visit {
  readonly context: { readonly session: Promise<CurrentUser | null> }
}

/**
 * A page whose sheets the device may keep: without a session, or a service that could say so, the device's owner comes in all the same.
 * Source: docs/rules/offline.md#without-a-session.
 * @param permission that the owner must have; null: none
 * @param guard of the page where the session is known
 */
export const orAsOwner =
  <V extends Visit>(permission: Permission | null, guard: (visit: V) => Promise<void>) =>
  async (visit: V): Promise<void> => {
    if (!(await visit.context.session) && (await actAsOwner(permission))) return loadStaffTexts()
    return guard(visit)
  }
