import type { ConditionKind } from '#domain/advancedSearch/conditions.ts'
import { useTranslate } from '../i18n/useTranslate.ts'

/** What a choice of a kind of condition is called; a code such as VOI or SERT by itself. */
export function useChoiceName(kind: ConditionKind) {
  const t = useTranslate()
  return (value: string): string => {
    const orItself = { defaultValue: value }
    switch (kind) {
      case 'award':
        return t(`dogs.award.${value}`, orItself)
      case 'trial':
        return t(`trials.types.${value}`, orItself)
      case 'measure':
        return t(`dogs.facts.${value}`, orItself)
      case 'inbreeding':
        return t(`advancedSearch.trust.${value}`, orItself)
      case 'health':
        return t(`advancedSearch.directions.${value}`, orItself)
      default:
        return t(`advancedSearch.states.${value}`, orItself)
    }
  }
}
