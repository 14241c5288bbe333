import type { Policy } from '../platform/http/viewer.ts'

/** Users, and people among owners and breeders: SYSADMIN's. Source: docs/rules/accounts.md#permissions. */
export const manageUsers: Policy<unknown> = (viewer) => viewer.permissions.has('users.manage')
