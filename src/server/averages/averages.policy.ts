import type { Policy } from '../platform/http/viewer.ts'

/** Averages of many dogs tell nothing of one. */
export const readAverages: Policy<unknown> = () => true

/** Whoever keeps the rulebooks, which say how averages are made. Source: docs/rules/accounts.md#permissions. */
export const readRuns: Policy<unknown> = (viewer) => viewer.permissions.has('rulebook.edit')

export const startRuns: Policy<unknown> = (viewer) => viewer.permissions.has('averages.run')
