import type { Policy } from '../platform/http/viewer.ts'

/** What is published is for everyone; its queries leave out drafts and removed pages. */
export const readInformation: Policy<unknown> = () => true

/** Source: docs/rules/accounts.md#permissions. */
export const editInformation: Policy<unknown> = (viewer) => viewer.permissions.has('content.edit')
