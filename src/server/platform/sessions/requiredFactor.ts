import type { Role } from '#domain/accounts/roles.ts'
import type { Config } from '../../config.ts'

/** Whether an account with these roles may do nothing without a second factor. Source: docs/rules/accounts.md#second-factor. */
export const requiresFactor = (
  config: Pick<Config, 'requireSecondFactor'>,
  roles: readonly Role[],
): boolean => config.requireSecondFactor && roles.includes('SYSADMIN')
