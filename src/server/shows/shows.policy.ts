import type { Policy } from '../platform/http/viewer.ts'

/** Show results are kept by their own staff. Source: docs/rules/accounts.md#permissions. */
export const editShows: Policy<unknown> = (viewer) => viewer.permissions.has('shows.edit')
