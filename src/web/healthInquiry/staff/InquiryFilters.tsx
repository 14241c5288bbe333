import { INQUIRY_CONDITIONS, INQUIRY_STATES, type InquiryState } from '#domain/health/inquiry.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { TypedFilter } from '../../ui/filters/TypedFilter.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { Stack } from '../../ui/layout/parts.ts'
import { type InquiriesSearch, inquiriesAddress, inquiriesSearchOf } from '../addresses.ts'

interface Props {
  search: InquiriesSearch
  counts: Readonly<Record<InquiryState, number>> | undefined
}

/** The filters of the reports, each state with how many there are. A changed filter returns to the first page. */
export function InquiryFilters({ search, counts }: Props) {
  const t = useTranslate()
  const { go, set } = useFilters(search, inquiriesSearchOf, inquiriesAddress)
  const { state, condition, q } = search
  const stateText = (value: InquiryState) => t(`healthInquiry.states.${value}`)
  const chips = [
    { name: 'state' as const, text: state && stateText(state) },
    { name: 'condition' as const, text: condition && t(`healthInquiry.conditions.${condition}`) },
    { name: 'q' as const, text: q },
  ]
  return (
    <Stack mb={3}>
      <FilterPanel label={t('inquiryAdmin.title')} active={chips.filter(({ text }) => text).length}>
        <FilterSelect
          label={t('inquiryAdmin.filter.state')}
          value={state ?? ''}
          options={INQUIRY_STATES.map((value) => ({
            value,
            label: counts ? `${stateText(value)} (${counts[value]})` : stateText(value),
          }))}
          onChange={set('state')}
        />
        <FilterSelect
          label={t('inquiryAdmin.filter.condition')}
          value={condition ?? ''}
          options={INQUIRY_CONDITIONS.map((value) => ({
            value,
            label: t(`healthInquiry.conditions.${value}`),
          }))}
          onChange={set('condition')}
        />
        <TypedFilter label={t('inquiryAdmin.filter.q')} value={q ?? ''} onSet={set('q')} />
      </FilterPanel>
      <FilterChips filters={chips} onRemove={(name) => set(name)('')} onClear={() => go({})} />
    </Stack>
  )
}
