import type { Policy } from '../platform/http/viewer.ts'

/** What is published is for everyone; its queries leave out drafts and what is coming. */
export const readUpdates: Policy<unknown> = () => true

/** Source: docs/rules/accounts.md#permissions. */
export const editUpdates: Policy<unknown> = (viewer) => viewer.permissions.has('content.edit')
