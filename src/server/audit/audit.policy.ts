import type { Policy } from '../platform/http/viewer.ts'

/** The whole log is SYSADMIN's. Source: docs/rules/accounts.md#permissions. */
export const readAudit: Policy<unknown> = (viewer) => viewer.permissions.has('audit.read')
