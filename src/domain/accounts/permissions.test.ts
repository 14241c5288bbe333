import { describe, expect, test } from 'vitest'
import { mayEver, type Permission, permissionsOf, rolesWith } from './permissions.ts'
import { ROLES, type Role } from './roles.ts'

/** The table of docs/rules/accounts.md#permissions, read the other way round: what each role may do at all. */
const BY_ROLE: Readonly<Record<Exclude<Role, 'SYSADMIN'>, readonly Permission[]>> = {
  JUDGE: [
    'trials.read',
    'trials.end',
    'objections.read',
    'results.save',
    'results.judge',
    'documents.upload',
  ],
  TRIALAGENT: [
    'trials.manage',
    'trials.read',
    'trials.end',
    'objections.read',
    'money.decide',
    'results.save',
    'documents.upload',
  ],
  BREEDADVISOR: [
    'dogs.edit',
    'owners.see',
    'health.decide',
    'breedingRules.edit',
    'register.read',
    'register.decide',
    'litters.read',
    'litters.decide',
  ],
  DOG: ['dogs.edit', 'owners.see'],
  SHOW: ['shows.edit', 'reviews.edit'],
  JUNKKARI: ['reviews.edit'],
  BREEDING_CHECK: ['reviews.edit'],
  BREEDINGLIST: ['register.read', 'register.edit', 'litters.read', 'litters.edit'],
  KAER_CHIEF: [
    'trials.read',
    'objections.read',
    'results.save',
    'results.saveAll',
    'results.correct',
    'rulebook.edit',
    'phrases.edit',
    'judges.edit',
    'clubs.edit',
    'papers.withdraw',
  ],
  KAER_SAVER: ['trials.read', 'results.save', 'results.saveAll'],
  ASPIRANT: ['trials.read', 'practice.save'],
}
const SYSADMINS_OWN: readonly Permission[] = [
  'trials.manageAll',
  'averages.run',
  'import.run',
  'users.manage',
  'competitions.edit',
  'content.edit',
  'breeds.edit',
  'products.edit',
  'audit.read',
  'mail.manage',
  'jobs.run',
  'settlements.manage',
  'exports.manage',
  'papers.withdrawAll',
]

describe('permissions of a role', () => {
  test.each(Object.entries(BY_ROLE))('%s', (role, permissions) => {
    expect(permissionsOf([role as Role]).toSorted()).toEqual([...permissions].toSorted())
  })

  test('gives SYSADMIN every permission, some alone, and a member none', () => {
    const all = permissionsOf(['SYSADMIN'])
    for (const permissions of Object.values(BY_ROLE))
      expect(all).toEqual(expect.arrayContaining([...permissions]))
    const others = ROLES.filter((role) => role !== 'SYSADMIN')
    expect(all.filter((permission) => !mayEver(others, permission)).toSorted()).toEqual(
      SYSADMINS_OWN.toSorted(),
    )
    expect(permissionsOf([])).toEqual([])
  })

  test('gives two roles what either may', () => {
    expect(permissionsOf(['DOG', 'ASPIRANT'])).toEqual([
      'trials.read',
      'practice.save',
      'dogs.edit',
      'owners.see',
    ])
  })
})

test('lets whoever may end a trial write its results too, as the list of what blocks the end leads to the sheets', () => {
  for (const role of rolesWith('trials.end')) expect(mayEver([role], 'results.save'), role).toBe(true)
})
