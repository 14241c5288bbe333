import type { Policy } from '../platform/http/viewer.ts'

/** Whoever decides about money sees it; which trials', the store says. Source: docs/rules/accounts.md#permissions. */
export const seeMoney: Policy<unknown> = (viewer) => viewer.permissions.has('money.decide')

/** The provider settles with the service as a whole, whosever trial a payment is of. Source: docs/rules/accounts.md#permissions. */
export const manageSettlements: Policy<unknown> = (viewer) => viewer.permissions.has('settlements.manage')
