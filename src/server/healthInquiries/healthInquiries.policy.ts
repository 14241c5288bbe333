import type { Policy } from '../platform/http/viewer.ts'
import type { OwnedInquiry } from './healthInquiries.types.ts'

/** Everyone may report, signed in or not. */
export const reportHealth: Policy<unknown> = () => true

/** A report is its informer's: the account that made it, and browsers that made it or came by its link. */
export const manageOwnInquiry: Policy<OwnedInquiry> = (viewer, { inquiry, opened }) =>
  opened || (inquiry.accountId !== null && inquiry.accountId === viewer.account?.id)

/** Source: docs/rules/accounts.md#permissions. */
export const decideOnInquiries: Policy<unknown> = (viewer) => viewer.permissions.has('health.decide')
