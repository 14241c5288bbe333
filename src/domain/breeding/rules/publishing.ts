import { addDays } from '../../dates.ts'
import { doClash } from './inForce.ts'
import type { RuleSet } from './ruleSet.ts'

/** The published rules as they are once a draft is among them; `clash`: one that would hold at the same time. */
export interface Placed<Rule extends RuleSet> {
  readonly rules: readonly (Rule | RuleSet)[]
  /** the former rule with its last day; null: nothing ends */
  readonly ended: { readonly rule: Rule; readonly validTo: string } | null
  /** the former rule whose whole place is taken; null: none */
  readonly replaced: Rule | null
  readonly clash: Rule | null
}

/** Puts a draft among the published rules, in the place of one of them. Source: docs/rules/breeding-rules.md#keeping-rules. */
export function place<Rule extends RuleSet>(
  published: readonly Rule[],
  draft: RuleSet,
  former: Rule | null,
): Placed<Rule> {
  const others = published.filter((rule) => rule !== former)
  const staysBefore = former !== null && former.validFrom < draft.validFrom
  const dayBefore = addDays(draft.validFrom, -1)
  const isShortened = staysBefore && (former.validTo === null || former.validTo > dayBefore)
  const ended = isShortened ? { rule: former, validTo: dayBefore } : null
  const kept = staysBefore ? [isShortened ? { ...former, validTo: dayBefore } : former] : []
  return {
    rules: [...others, ...kept, draft],
    ended,
    replaced: former !== null && !staysBefore ? former : null,
    clash: others.find((rule) => doClash(rule, draft)) ?? null,
  }
}
