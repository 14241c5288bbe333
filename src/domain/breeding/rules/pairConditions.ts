import type { PairFacts } from './facts.ts'
import { type Judged, met, notMet, unknown } from './judged.ts'
import type { ConditionOf, Relation } from './ruleSet.ts'

const RELATION_REASONS = {
  parentOffspring: 'PARENT_OFFSPRING',
  fullSiblings: 'FULL_SIBLINGS',
  halfSiblings: 'HALF_SIBLINGS',
} as const satisfies Record<Relation, string>

/** How two dogs together stand by a condition of a pair. Source: docs/rules/breeding-rules.md#conditions. */
export function judgePair(
  facts: PairFacts,
  condition: ConditionOf<'related' | 'inbreeding' | 'index'>,
): Judged {
  if (condition.type === 'related') return judgeRelation(facts.relations, condition.relations)
  return condition.type === 'inbreeding' ? judgeInbreeding(facts, condition) : judgeIndex(facts, condition)
}

export function judgeRelation(found: PairFacts['relations'], barred: readonly Relation[]): Judged {
  if (found === null) return unknown('PARENTS_UNKNOWN')
  const related = barred.find((relation) => found.includes(relation))
  return related ? notMet(RELATION_REASONS[related]) : met('NOT_RELATED')
}

const SHOWN_DECIMALS = 4

/** Compared as it is, not as it is shown; a low F of a shallow pedigree says nothing. */
function judgeInbreeding({ inbreeding, shallow }: PairFacts, { most }: ConditionOf<'inbreeding'>): Judged {
  if (inbreeding === null) return unknown('INBREEDING_UNKNOWN', { value: String(most) })
  const value = `${Number((inbreeding * 100).toFixed(SHOWN_DECIMALS))} / ${most}`
  if (inbreeding * 100 > most) return notMet('INBREEDING_ABOVE', { value })
  return shallow ? unknown('INBREEDING_SHALLOW', { value }) : met('INBREEDING_BELOW', { value })
}

const HUNDREDTHS = 100
const inHundredths = (index: number): number => Math.round(index * HUNDREDTHS)

/** Mean of two indices of at most two decimals beside the least one, in whole hundredths: 100.5 is less than 101. */
function judgeIndex({ sire, dam }: PairFacts, { least }: ConditionOf<'index'>): Judged {
  if (sire.hipIndex === null || dam.hipIndex === null)
    return unknown('INDEX_UNKNOWN', { value: String(least) })
  const sum = inHundredths(sire.hipIndex) + inHundredths(dam.hipIndex)
  const value = `${sum / 2 / HUNDREDTHS} / ${least}`
  return sum >= 2 * inHundredths(least) ? met('INDEX_ENOUGH', { value }) : notMet('INDEX_TOO_LOW', { value })
}
