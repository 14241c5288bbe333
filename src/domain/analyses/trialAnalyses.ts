import { AVERAGED, type AveragedScore } from '../trials/averages.ts'
import { HUNT_FEATURES, WATER_FEATURES } from '../trials/features.ts'
import { PARTS } from '../trials/rulebook.ts'
import type { SheetKind } from '../trials/sheet.ts'
import { GROUPINGS, type MeasureKind } from './analyses.ts'

/** The analyses of trials: results of hunts, their features, and those of water and track. Source: docs/rules/analyses.md#measures-of-trials. */
export const TRIAL_ANALYSES = ['kaer', 'features', 'water'] as const
export type TrialAnalysis = (typeof TRIAL_ANALYSES)[number]

export const TRIAL_GROUPINGS = [...GROUPINGS, 'type'] as const

/** Shares of starts. */
const PRIZE_SHARES = ['prize', 'firstPrize'] as const
type PrizeShare = (typeof PRIZE_SHARES)[number]
export type TrialMeasure = AveragedScore | PrizeShare

/** What each analysis measures, the usual first. */
export const TRIAL_MEASURES = {
  kaer: ['points', ...PRIZE_SHARES, ...PARTS],
  features: [...HUNT_FEATURES.map(({ code }) => code), 'pointsAtGame'],
  water: [...WATER_FEATURES.map(({ code }) => code), 'water', 'track'],
} as const satisfies Readonly<Record<TrialAnalysis, readonly TrialMeasure[]>>

export const ALL_TRIAL_MEASURES = [...PRIZE_SHARES, ...AVERAGED.hunt, ...AVERAGED.water] as const

export const sheetKindOf = (analysis: TrialAnalysis): SheetKind => (analysis === 'water' ? 'water' : 'hunt')

export const isMeasureOf = (analysis: TrialAnalysis, measure: TrialMeasure): boolean =>
  (TRIAL_MEASURES[analysis] as readonly TrialMeasure[]).includes(measure)

export const isPrizeShare = (measure: TrialMeasure): measure is PrizeShare =>
  (PRIZE_SHARES as readonly TrialMeasure[]).includes(measure)

export const kindOf = (measure: TrialMeasure): MeasureKind => (isPrizeShare(measure) ? 'share' : 'score')

/** Points that are counted together in a distribution. */
export const POINTS_BAND = 10
