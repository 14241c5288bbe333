import type { Policy } from '../platform/http/viewer.ts'

/** What entering costs is SYSADMIN's to set. Source: docs/rules/accounts.md#permissions. */
export const editProducts: Policy<unknown> = (viewer) => viewer.permissions.has('products.edit')
