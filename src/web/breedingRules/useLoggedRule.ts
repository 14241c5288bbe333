import type { RuleConditionAnswer } from '#contract/breedingRuleShapes.ts'
import type { FieldTexts } from '../audit/Difference.tsx'
import { useRuleWords } from './useRuleWords.ts'

/** How the log of a rule shows its fields: the conditions as the rule's page does. */
export function useLoggedRule(): FieldTexts {
  const { numbered } = useRuleWords()
  // Older rows keep each condition as one text.
  const words = (one: RuleConditionAnswer | string) => (typeof one === 'string' ? one : numbered(one))
  return {
    order: [],
    valueText: (name, value) =>
      name === 'ruleConditions' && Array.isArray(value) && value.length > 0
        ? value.map(words).join('; ')
        : undefined,
  }
}
