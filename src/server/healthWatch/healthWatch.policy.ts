import type { Policy } from '../platform/http/viewer.ts'

/** Source: docs/rules/accounts.md#permissions. */
export const watchHealth: Policy<unknown> = (viewer) => viewer.permissions.has('health.decide')
