import { useTranslate } from '../../i18n/useTranslate.ts'
import { useTrialTypes } from '../../trials/useTrialTypes.ts'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { SearchLine } from '../../ui/filters/SearchLine.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { Stack } from '../../ui/layout/parts.ts'
import { type StaffJudgeSearch, staffJudgeSearchOf } from '../addresses.ts'
import { OFFICIAL_PAGES, type OfficialKind } from '../queries.ts'

/** Search and filters of the staff's list; active ones can be removed one by one. A changed filter returns to the first page. */
export function OfficialFilters({ kind, search }: { kind: OfficialKind; search: StaffJudgeSearch }) {
  const t = useTranslate()
  const types = useTrialTypes()
  const { q, type, active } = search
  const { go, set } = useFilters(search, staffJudgeSearchOf, OFFICIAL_PAGES[kind].list)
  const chips = [
    { name: 'q', text: q && t('officials.textFilter', { text: q }) },
    { name: 'type', text: type && t(`trials.types.${type}`) },
    { name: 'active', text: active && t(`officials.states.${active}`) },
  ]
  return (
    <Stack mb={3}>
      <SearchLine
        label={t(`officials.${kind}.search`)}
        help={t(`officials.${kind}.searchHelp`)}
        action={t('officials.submit')}
        start={q ?? ''}
        onSearch={set('q')}
      />
      <FilterPanel label={t('officials.filters')} active={[type, active].filter(Boolean).length}>
        {kind === 'judges' && (
          <FilterSelect
            label={t('officials.columns.qualifications')}
            value={type ?? ''}
            options={types}
            onChange={set('type')}
          />
        )}
        <FilterSelect
          label={t('officials.columns.state')}
          value={active ?? ''}
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: t(`officials.states.${value}`),
          }))}
          onChange={set('active')}
        />
      </FilterPanel>
      <FilterChips filters={chips} onRemove={(name) => set(name)('')} onClear={() => go({})} />
    </Stack>
  )
}
