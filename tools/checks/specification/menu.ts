import type { Role } from '#domain/accounts/roles.ts'

/** Where the menu stands in the specification: its entries in order, and who sees those of the administration. */
export const MENU_SECTIONS = { entries: '### Shell', roles: '## 6. Roles and permissions' } as const

/** Public entries in their order, in the specification's words, with the text of ours. */
export const SPECIFIED_PAGES: Readonly<Record<string, string>> = {
  'front page': 'shell.nav.home',
  search: 'shell.nav.search',
  'advanced search': 'shell.nav.advancedSearch',
  'trial calendar': 'shell.nav.calendar',
  trials: 'shell.nav.trials',
  'litters (mating)': 'shell.nav.litters',
  'test mating': 'shell.nav.testMating',
  'KAER analysis': 'shell.nav.kaerAnalysis',
  'show analysis': 'shell.nav.showAnalysis',
  'breeding reviews': 'shell.nav.reviews',
  'KAER features': 'shell.nav.features',
  'KAER water and track features': 'shell.nav.waterFeatures',
  'breeding register': 'shell.nav.breedingRegister',
  'breeding awards': 'shell.nav.breedingAwards',
  'breeding male list': 'shell.nav.maleList',
  'health inquiry': 'shell.nav.healthInquiry',
  information: 'shell.nav.information',
  judges: 'shell.nav.judges',
  updates: 'shell.nav.updates',
}

/** Entries of the administration; `address`: where the specification says it. */
export const SPECIFIED_ADMINISTRATION: readonly {
  readonly says: string
  readonly text: string
  readonly address?: string
}[] = [
  { says: 'trials', text: 'shell.nav.staffTrials' },
  { says: 'documents', text: 'shell.nav.documents' },
  { says: 'dog data', text: 'shell.nav.dogs', address: '/hallinta/koira/0/0/perustiedot' },
  { says: 'breeding reviews', text: 'shell.nav.reviewAdmin' },
  { says: 'exhibitions', text: 'shell.nav.shows', address: '/hallinta/koira/0/0/nayttelyt' },
  { says: 'litters and litter plans', text: 'shell.nav.litterNotices' },
  { says: 'updates', text: 'shell.nav.updateAdmin' },
  { says: 'user management', text: 'shell.nav.users' },
  { says: 'advertisement management', text: 'shell.nav.advertisements' },
  { says: 'product management', text: 'shell.nav.products' },
]

/**
 * The rows of the table of roles: who sees what. `beyond`: roles that have a verb in the area by the table of decisions
 * (docs/rules/accounts.md#permissions), and so the entry too.
 */
export const SPECIFIED_ROLES: readonly {
  readonly says: string
  readonly texts: readonly string[]
  readonly roles: readonly Role[]
  readonly beyond?: readonly Role[]
}[] = [
  {
    says: 'Trials, documents',
    texts: ['shell.nav.staffTrials'],
    roles: ['JUDGE', 'TRIALAGENT', 'SYSADMIN'],
    beyond: ['KAER_SAVER', 'KAER_CHIEF', 'ASPIRANT'],
  },
  {
    says: 'Trials, documents',
    texts: ['shell.nav.documents'],
    roles: ['JUDGE', 'TRIALAGENT', 'SYSADMIN'],
  },
  { says: 'Dog data', texts: ['shell.nav.dogs'], roles: ['DOG', 'BREEDADVISOR', 'SYSADMIN'] },
  {
    says: 'Breeding reviews',
    texts: ['shell.nav.reviewAdmin'],
    roles: ['SYSADMIN', 'JUNKKARI', 'SHOW', 'BREEDING_CHECK'],
  },
  { says: 'Exhibitions', texts: ['shell.nav.shows'], roles: ['SYSADMIN', 'SHOW'] },
  {
    says: 'Litters (admin)',
    texts: ['shell.nav.litterNotices'],
    roles: ['SYSADMIN', 'BREEDINGLIST'],
    beyond: ['BREEDADVISOR'],
  },
  {
    says: 'Updates, users, advertisements, products',
    texts: ['shell.nav.updateAdmin', 'shell.nav.users', 'shell.nav.advertisements', 'shell.nav.products'],
    roles: ['SYSADMIN'],
  },
]

/** The row of the table that no role has to itself. */
export const OF_ANY_USER = { says: 'Own details, sign-out', roles: 'any signed-in user' } as const
