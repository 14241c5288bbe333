import type { ReactNode } from 'react'
import { REVIEW_KINDS } from '#domain/breeding/reviews.ts'
import { formatDate } from '#domain/dates.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { TypedFilter } from '../../ui/filters/TypedFilter.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { Stack } from '../../ui/layout/parts.ts'
import { type StaffReviewSearch, staffReviewSearchOf, staffReviewsAddress } from './addresses.ts'

interface Props {
  search: StaffReviewSearch
  /** the filters of this view alone; `set` sets one and returns to the first page */
  children: (set: (name: string) => (value: string) => void) => ReactNode
  chips: readonly { readonly name: keyof StaffReviewSearch; readonly text: string | undefined }[]
}

/** Kind and year, then the filters of one view; active ones can be removed one by one. */
export function StaffReviewFilters({ search, children, chips }: Props) {
  const t = useTranslate()
  const names = useNames()
  const { go, set } = useFilters(search, staffReviewSearchOf, staffReviewsAddress)
  const { kind, year, date, place, view } = search
  const all = [
    { name: 'kind' as const, text: kind && t(`dogs.reviews.kinds.${kind}`) },
    { name: 'year' as const, text: year !== undefined && t('reviewAdmin.yearIs', { year }) },
    { name: 'date' as const, text: date && formatDate(date) },
    { name: 'place' as const, text: place && names.place(place) },
    ...chips,
  ]
  return (
    <Stack mb={3}>
      <FilterPanel label={t('reviewAdmin.title')} active={all.filter(({ text }) => text).length}>
        <FilterSelect
          label={t('reviewAdmin.kind')}
          value={kind ?? ''}
          options={REVIEW_KINDS.map((value) => ({ value, label: t(`dogs.reviews.kinds.${value}`) }))}
          onChange={set('kind')}
        />
        <TypedFilter label={t('reviewAdmin.year')} value={year ? String(year) : ''} onSet={set('year')} />
        {children(set)}
      </FilterPanel>
      <FilterChips filters={all} onRemove={(name) => set(name)('')} onClear={() => go({ view })} />
    </Stack>
  )
}
