import type { Policy } from '../platform/http/viewer.ts'

/** The whole log is SYSADMIN's. Source: spec decisions 7. */
export const readAudit: Policy<unknown> = (viewer) => viewer.permissions.has('audit.read')
