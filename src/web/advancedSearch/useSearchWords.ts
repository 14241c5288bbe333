import { useBreedName } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import type { AdvancedSearch } from './addresses.ts'
import { conditionsOf } from './queries.ts'
import { useConditionWords } from './useConditionWords.ts'

/** Says a whole search in one line: `narttu · Lonkat B tai parempi · Näyttelyssä EH tai parempi`. */
export function useSearchWords() {
  const t = useTranslate()
  const words = useConditionWords()
  const breedName = useBreedName()
  return (search: AdvancedSearch): string => {
    const { condition, least = 2, breed, sex } = search
    const conditions = conditionsOf(search) ?? []
    return [
      ...(breed ? [breedName(breed)] : []),
      ...(sex ? [t(`common.${sex}`)] : []),
      ...conditions.map(words),
      ...(condition === 1 && conditions.length > 1 ? [t('advancedSearch.any')] : []),
      ...(condition === 3 ? [t('advancedSearch.atLeast', { count: least })] : []),
    ].join(' · ')
  }
}
