import type { Breed } from './breeds.ts'
import kanakoirat from './profiles/kanakoirat.json' with { type: 'json' }
import saksanpaimenkoira from './profiles/saksanpaimenkoira.json' with { type: 'json' }

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

/** The profiles that come with the service, as their files are written. */
export const SHIPPED_PROFILES: Readonly<Record<string, unknown>> = { kanakoirat, saksanpaimenkoira }

/** The pointing breeds, continental and British: the 38 codes of the default club profile. */
export const POINTING_BREEDS: readonly Breed[] = kanakoirat.breeds
/** The breeds of the other one. */
export const SHEPHERD_BREEDS: readonly Breed[] = saksanpaimenkoira.breeds
