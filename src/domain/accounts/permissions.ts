import type { Role } from './roles.ts'

/**
 * What a role may do at all, by area and verb: docs/rules/accounts.md#permissions. SYSADMIN may do everything and stands in no row.
 * Whether it may be done to this very thing (own trial, own club, own document) is the policy's to say.
 */
const GRANTS = {
  'trials.manage': ['TRIALAGENT'],
  'trials.manageAll': [],
  'trials.read': ['TRIALAGENT', 'JUDGE', 'KAER_SAVER', 'KAER_CHIEF', 'ASPIRANT'],
  'trials.end': ['TRIALAGENT', 'JUDGE'],
  'objections.read': ['TRIALAGENT', 'JUDGE', 'KAER_CHIEF'],
  'money.decide': ['TRIALAGENT'],
  'results.save': ['TRIALAGENT', 'JUDGE', 'KAER_SAVER', 'KAER_CHIEF'],
  'results.saveAll': ['KAER_SAVER', 'KAER_CHIEF'],
  'results.judge': ['JUDGE'],
  'results.correct': ['KAER_CHIEF'],
  'rulebook.edit': ['KAER_CHIEF'],
  'phrases.edit': ['KAER_CHIEF'],
  'averages.run': [],
  'practice.save': ['ASPIRANT'],
  'judges.edit': ['KAER_CHIEF'],
  'clubs.edit': ['KAER_CHIEF'],
  'documents.upload': ['JUDGE', 'TRIALAGENT'],
  'dogs.edit': ['DOG', 'BREEDADVISOR'],
  'owners.see': ['DOG', 'BREEDADVISOR'],
  'health.decide': ['BREEDADVISOR'],
  'breedingRules.edit': ['BREEDADVISOR'],
  'register.read': ['BREEDINGLIST', 'BREEDADVISOR'],
  'register.edit': ['BREEDINGLIST'],
  'register.decide': ['BREEDADVISOR'],
  'litters.read': ['BREEDINGLIST', 'BREEDADVISOR'],
  'litters.edit': ['BREEDINGLIST'],
  'litters.decide': ['BREEDADVISOR'],
  'shows.edit': ['SHOW'],
  'reviews.edit': ['JUNKKARI', 'SHOW', 'BREEDING_CHECK'],
  'import.run': [],
  'users.manage': [],
  'content.edit': [],
  'breeds.edit': [],
  'competitions.edit': [],
  'papers.withdraw': ['KAER_CHIEF'],
  'papers.withdrawAll': [],
  'products.edit': [],
  'audit.read': [],
  'mail.manage': [],
  'jobs.run': [],
  'settlements.manage': [],
  'exports.manage': [],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof GRANTS

/** True where one of the roles carries the permission; the empty list (a member) carries none. */
export function mayEver(roles: readonly Role[], permission: Permission): boolean {
  const granted: readonly Role[] = GRANTS[permission]
  return roles.some((role) => role === 'SYSADMIN' || granted.includes(role))
}

/** The roles that carry a permission beside SYSADMIN, who carries each. */
export const rolesWith = (permission: Permission): readonly Role[] => GRANTS[permission]

/** Every permission that the roles carry, for the menu and the screens. */
export function permissionsOf(roles: readonly Role[]): Permission[] {
  return (Object.keys(GRANTS) as Permission[]).filter((permission) => mayEver(roles, permission))
}
