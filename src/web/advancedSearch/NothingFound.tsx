import Button from '@mui/material/Button'
import type { SearchCountsAnswer } from '#contract/advancedSearch.ts'
import type { Condition } from '#domain/advancedSearch/conditions.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { BulletList, Text } from '../ui/layout/parts.ts'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import type { AdvancedSearch } from './addresses.ts'
import { keyOf, withConditions } from './queries.ts'
import { useConditionWords } from './useConditionWords.ts'

interface Props {
  search: AdvancedSearch
  conditions: readonly Condition[]
  counts: SearchCountsAnswer
  go: (search: AdvancedSearch) => void
}

/** What a search that finds nothing can be changed in: the condition that leaves out most, and what each leaves. */
export function NothingFound({ search, conditions, counts, go }: Props) {
  const t = useTranslate()
  const words = useConditionWords()
  const { mostExcluding, without, met } = counts
  const most = mostExcluding === null ? undefined : conditions[mostExcluding]
  if (mostExcluding === null || most === undefined)
    return <EmptyState title={t('advancedSearch.none')}>{t('advancedSearch.noneHelp')}</EmptyState>
  const left = without[mostExcluding] ?? 0
  return (
    <EmptyState
      title={t('advancedSearch.none')}
      actions={
        <Button
          variant="outlined"
          onClick={() => go(withConditions(search, conditions.toSpliced(mostExcluding, 1)))}
        >
          {t('advancedSearch.dropIt')}
        </Button>
      }
    >
      <Text>
        {t(left > 0 ? 'advancedSearch.excludes' : 'advancedSearch.excludesAll', {
          condition: words(most),
          count: left,
        })}
      </Text>
      {conditions.length > 1 && (
        <BulletList mt={1}>
          {conditions.map((condition, index) => (
            <li key={keyOf(condition)}>
              {t('advancedSearch.leaves', {
                condition: words(condition),
                met: met[index] ?? 0,
                without: without[index] ?? 0,
              })}
            </li>
          ))}
        </BulletList>
      )}
    </EmptyState>
  )
}
