import type { Permission } from './permissions.ts'

/** What waits in the work on dogs and breeding until somebody decides, with the permission to. Source: docs/rules/accounts.md#menu-of-the-administration. */
export const DECISIONS = {
  applications: 'register.decide',
  notices: 'litters.decide',
  inquiries: 'health.decide',
  alerts: 'health.decide',
  unregistered: 'dogs.edit',
  paperAwards: 'dogs.edit',
} as const satisfies Record<string, Permission>
export type Decision = keyof typeof DECISIONS
