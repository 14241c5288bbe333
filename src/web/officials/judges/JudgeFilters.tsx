import { useMemo } from 'react'
import type { ActiveJudge } from '#contract/officials.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useTrialTypes } from '../../trials/useTrialTypes.ts'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { TypedFilter } from '../../ui/filters/TypedFilter.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { Stack } from '../../ui/layout/parts.ts'
import { type JudgeSearch, judgeSearchOf, judgesAddress } from '../addresses.ts'
import { districtsOf } from './judgeFilter.ts'

interface Props {
  search: JudgeSearch
  /** all active judges: their districts are offered */
  judges: readonly ActiveJudge[]
}

/** The filters of the judges; active ones can be removed one by one. */
export function JudgeFilters({ search, judges }: Props) {
  const t = useTranslate()
  const names = useNames()
  const language = useLanguage()
  const { q, type, district } = search
  const districts = useMemo(() => districtsOf(judges, language, names), [judges, language, names])
  const { go, set } = useFilters(search, judgeSearchOf, judgesAddress)
  // The chosen district stays to be seen while the judges are still on their way.
  const offered = district && !districts.includes(district) ? [district, ...districts] : districts
  const chips = [
    { name: 'q', text: q && t('judges.textFilter', { text: q }) },
    { name: 'type', text: type && t(`trials.types.${type}`) },
    { name: 'district', text: district && names.district(district) },
  ]
  return (
    <Stack mb={3}>
      <FilterPanel label={t('judges.title')} active={chips.filter(({ text }) => text).length}>
        <TypedFilter label={t('judges.filters.q')} value={q ?? ''} onSet={set('q')} />
        <FilterSelect
          label={t('judges.filters.type')}
          value={type ?? ''}
          options={useTrialTypes()}
          onChange={set('type')}
        />
        <FilterSelect
          label={t('judges.columns.district')}
          value={district ?? ''}
          options={offered.map((value) => ({ value, label: names.district(value) }))}
          onChange={set('district')}
        />
      </FilterPanel>
      <FilterChips filters={chips} onRemove={(name) => set(name)('')} onClear={() => go({})} />
    </Stack>
  )
}
