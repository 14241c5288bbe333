/** Staff roles of the user record. Source: docs/rules/accounts.md#roles. A signed-in user without any is a member. */
export const ROLES = [
  'JUDGE',
  'TRIALAGENT',
  'BREEDADVISOR',
  'SYSADMIN',
  'DOG',
  'SHOW',
  'JUNKKARI',
  'BREEDINGLIST',
  'KAER_CHIEF',
  'KAER_SAVER',
  'ASPIRANT',
  'BREEDING_CHECK',
] as const
export type Role = (typeof ROLES)[number]
