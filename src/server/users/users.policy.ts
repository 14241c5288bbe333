import type { Policy } from '../platform/http/viewer.ts'

/** Users, and people among owners and breeders: SYSADMIN's. Source: spec decisions 7. */
export const manageUsers: Policy<unknown> = (viewer) => viewer.permissions.has('users.manage')
