import { type Breed, GERMAN_SHEPHERD, POINTING_BREEDS } from './breeds.ts'

/** Parts of the product that a club switches on. */
export const CLUB_MODULES = ['kaer'] as const
export type ClubModule = (typeof CLUB_MODULES)[number]

/** What makes one build serve one club: names, breeds and switched-on modules. Source: docs/rules/breeding-and-health.md#club-profiles. */
export interface ClubProfile {
  readonly id: string
  readonly clubName: string
  readonly title: string
  readonly breeds: readonly Breed[]
  readonly modules: readonly ClubModule[]
}

export const CLUB_PROFILES: Readonly<Record<string, ClubProfile>> = {
  kanakoirat: {
    id: 'kanakoirat',
    clubName: 'Kanakoirakerho Koirakanta',
    title: 'Koirakanta',
    breeds: POINTING_BREEDS,
    modules: ['kaer'],
  },
  saksanpaimenkoira: {
    id: 'saksanpaimenkoira',
    clubName: 'Saksanpaimenkoirakerho Koirakanta',
    title: 'Koirakanta',
    breeds: [GERMAN_SHEPHERD],
    modules: [],
  },
}
