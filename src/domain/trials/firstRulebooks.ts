import { HUNT_FEATURES, WATER_FEATURES } from './features.ts'
import { PROPOSAL_TYPES, type ProposalRule } from './proposalRules.ts'
import type { Rulebook } from './rulebook.ts'

/** Of the winner class. Source: docs/rules/trials.md#numbers-to-confirm. */
const FIRST_PROPOSALS: readonly ProposalRule[] = [
  { code: 'CACIT', worstPlace: 1, follows: null },
  { code: 'R-CACIT', worstPlace: 2, follows: 'CACIT' },
].map((rule) => ({ ...rule, types: PROPOSAL_TYPES, class: 'VOI', lowestPrize: 1, most: 1 }))

const NEEDS_AWARD = { leastAgeMonths: 9, lastAgeMonths: null, needsShowAward: true } as const

/**
 * The rulebook the club starts with. Source: docs/rules/trials.md#numbers-to-confirm, which says what the
 * club must confirm; results keep the rulebook they were judged by.
 */
export const DEFAULT_RULEBOOK: Rulebook = {
  validFrom: '2021-06-01',
  classes: {
    NUO: {
      coefficients: { search: 7, game: 8, retrieve: 3, water: 2, track: null },
      leastAgeMonths: 9,
      lastAgeMonths: 24,
      needsShowAward: false,
      firstPrizeInAvo: 'indifferent',
    },
    AVO: {
      coefficients: { search: 6, game: 7, retrieve: 4, water: 3, track: null },
      ...NEEDS_AWARD,
      firstPrizeInAvo: 'bars',
    },
    VOI: {
      coefficients: { search: 5, game: 6, retrieve: 4, water: 2.5, track: 2.5 },
      ...NEEDS_AWARD,
      firstPrizeInAvo: 'needed',
    },
  },
  prizeLimits: [160, 130, 100],
  firstPrizeLeastGrade: 5,
  leastPointsAtGame: 1,
  huntFeatures: HUNT_FEATURES,
  waterFeatures: WATER_FEATURES,
  waterValidity: 'twoYears',
  averageMethod: 'dogs',
  averageLeastDogs: 5,
  objectionDays: 14,
  conditions: [],
  proposals: FIRST_PROPOSALS,
}

/** The rulebooks the service starts with: they differ in how long water and track hold, and in the method of breed averages. Source: docs/rules/trials.md#numbers-to-confirm. */
export const FIRST_RULEBOOKS: readonly Rulebook[] = [
  { ...DEFAULT_RULEBOOK, validFrom: '1990-06-01', waterValidity: 'season', averageMethod: 'results' },
  DEFAULT_RULEBOOK,
]
