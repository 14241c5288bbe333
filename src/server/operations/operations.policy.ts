import type { Policy } from '../platform/http/viewer.ts'

/** Proxies and waiting scripts ask it. */
export const readHealth: Policy<unknown> = () => true

/** Whoever reads the log of changes keeps the service. Source: docs/rules/accounts.md#permissions. */
export const readServiceState: Policy<unknown> = (viewer) => viewer.permissions.has('audit.read')

export const runJobs: Policy<unknown> = (viewer) => viewer.permissions.has('jobs.run')
