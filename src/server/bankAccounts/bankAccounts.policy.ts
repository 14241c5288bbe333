import type { Policy } from '../platform/http/viewer.ts'
import type { MoneyClub } from './bankAccounts.types.ts'

/** The money of a club is decided by its own agents. Source: docs/rules/accounts.md#permissions. */
export const decideMoney: Policy<MoneyClub> = ({ account, permissions }, { agents }) =>
  permissions.has('trials.manageAll') ||
  (account !== undefined && permissions.has('money.decide') && agents.includes(account.id))

/** Whoever decides about the money of any club; which clubs', the store says. */
export const seeClubMoney: Policy<unknown> = ({ permissions }) => permissions.has('money.decide')
