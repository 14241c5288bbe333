import type { Policy } from '../platform/http/viewer.ts'

/** The outbox is SYSADMIN's. Source: docs/rules/accounts.md#permissions. */
export const manageMails: Policy<unknown> = (viewer) => viewer.permissions.has('mail.manage')

/** What the demo shows was looked for in the demo alone. */
export const readDemo: Policy<unknown> = () => true
