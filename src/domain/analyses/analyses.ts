/** Analyses of results. Source: docs/rules/analyses.md. */

/** Of fewer dogs nothing is told but their number, and of fewer than `FEW_DOGS` with a warning. Source: docs/rules/analyses.md#few-dogs. */
export const LEAST_DOGS = 5
export const FEW_DOGS = 20

/** Groups of a page that are drawn, from its first on, and those of them whose seasons are told. */
export const DRAWN_GROUPS = 12
export const TREND_GROUPS = 2

/** What results of dogs are grouped by, whatever they are results of. `season` is a trial's; a show's is its year. */
export const GROUPINGS = ['breed', 'season', 'class', 'sex', 'age', 'sire', 'dam', 'kennel', 'judge'] as const
export type Grouping = (typeof GROUPINGS)[number]

/**
 * `score`: a number of each result; `share`: 1 of a result that is so, 0 of one that is not, so that a mean is a share of 0 to 1.
 * Source: docs/rules/analyses.md#means-and-intervals.
 */
export type MeasureKind = 'score' | 'share'
