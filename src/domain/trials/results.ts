/** Classes, prizes and outcomes of a KAER trial. Source: docs/rules/trials.md#classes and #outcomes. */

export const TRIAL_CLASSES = ['NUO', 'AVO', 'VOI'] as const
export type TrialClass = (typeof TRIAL_CLASSES)[number]

export const OUTCOMES = ['judged', 'rejected', 'closed', 'withdrawn', 'interrupted', 'absent'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** A result is preliminary until its trial is ended. Source: docs/rules/trials.md#status-of-a-result. */
export const RESULT_STATUSES = ['preliminary', 'official'] as const
export type ResultStatus = (typeof RESULT_STATUSES)[number]

export const TRIAL_TYPES = ['field', 'forest', 'water_track'] as const
export type TrialType = (typeof TRIAL_TYPES)[number]

export interface PrizeResult {
  readonly class: TrialClass
  readonly outcome: Outcome
  readonly prize: number
}

/** The short form a breeder reads: `AVO1`, `VOI0`; null where the dog was not judged to the end. */
export function prizeLabel(result: PrizeResult & { readonly outcome: 'judged' }): string
export function prizeLabel(result: PrizeResult): string | null
export function prizeLabel(result: PrizeResult): string | null {
  return result.outcome === 'judged' ? `${result.class}${result.prize}` : null
}

/**
 * The best of a dog's results: a prize before none, then the higher class, then the better prize
 * (VOI may be entered only after a first prize in AVO); null without a judged result.
 */
export function bestPrize(results: readonly PrizeResult[]): string | null {
  const judged = results.filter((result) => result.outcome === 'judged')
  const best = judged.reduce<PrizeResult | null>(
    (top, next) => (!top || prizeRank(next) > prizeRank(top) ? next : top),
    null,
  )
  return best && prizeLabel(best)
}

function prizeRank(result: PrizeResult): number {
  const byClass = TRIAL_CLASSES.indexOf(result.class)
  return result.prize === 0 ? byClass : 10 + byClass * 10 + (3 - result.prize)
}
