import { type Permission, rolesWith } from '#domain/accounts/permissions.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { ApiError } from '../client/ApiError.ts'

/** The roles that may see a page that was refused; null: the page is one thing's, and not known whose. */
export function rolesNeeded({ details }: Pick<ApiError, 'details'>): readonly Role[] | null {
  if (typeof details !== 'object' || details === null || !('permission' in details)) return null
  return [...rolesWith(details.permission as Permission), 'SYSADMIN']
}
