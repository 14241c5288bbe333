import type { Policy } from '../platform/http/viewer.ts'
import { manageEntries } from '../trials/trials.policy.ts'
import type { EntryOfTrial } from './entryMoney.service.ts'

/** Money of entries is decided by the organiser. Source: docs/rules/accounts.md#permissions. */
export const manageMoney: Policy<EntryOfTrial> = (viewer, { trial }) => manageEntries(viewer, trial)
