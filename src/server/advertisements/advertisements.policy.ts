import type { Policy } from '../platform/http/viewer.ts'

/** Everyone sees them, follows them, and counts what was seen; their queries leave out those that are not shown. */
export const seeAdvertisements: Policy<unknown> = () => true

/** Source: docs/rules/accounts.md#permissions. */
export const editAdvertisements: Policy<unknown> = (viewer) => viewer.permissions.has('content.edit')
