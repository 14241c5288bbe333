import { normalShare } from '../../statistics/normalShare.ts'
import { chanceCount, type Stratum } from './exactTail.ts'
import { pointOf, widerBy } from './points.ts'

/** The risk, beside that of the breed's other dogs, that a family should be found by. */
const RISK = 3
/** A family is large enough from this computed chance on: it is reckoned rather high where few are affected, so that of these families 80 % are found. */
const ENOUGH = 0.9

/** What a family was compared by. */
export interface ComparedBy {
  readonly strata: readonly OwnStratum[]
  /** variance of the risks of families beside that of the breed */
  readonly differences: number
}
export interface OwnStratum extends Stratum {
  readonly ownAffected: number
}

/**
 * Whether a family of this size, with three times the risk of the other dogs of its strata, would be told at a look with a chance of at least 80 %: the count from which on it is told follows exactly,
 * how many would be affected about normally. Source: docs/rules/health-warning.md#large-enough.
 * @param limit standard deviations above which a family is told
 */
export function isLargeEnough({ strata, differences }: ComparedBy, limit: number): boolean {
  const tripled = strata.filter(({ all, own }) => all > own).map(ofTripleRisk)
  const { expected, variance, atLeast } = chanceCount(tripled)
  const wider = widerBy({ expected, variance }, differences)
  const from = atLeast.findIndex((chance) => pointOf(chance) / wider >= limit)
  if (from < 0) return false
  const mean = tripled.reduce((sum, { own, raised }) => sum + own * raised, 0)
  const spread = Math.sqrt(tripled.reduce((sum, { own, raised }) => sum + own * raised * (1 - raised), 0))
  return normalShare((mean - from + 0.5) / Math.max(spread, 1e-9)) >= ENOUGH
}

function ofTripleRisk({
  all,
  allAffected,
  own,
  ownAffected,
}: OwnStratum): Stratum & { readonly raised: number } {
  const others = allAffected - ownAffected
  const raised = Math.min(1, (RISK * others) / (all - own))
  return { all, own, raised, allAffected: Math.min(all, Math.round(others + own * raised)) }
}
