import type { ReactNode } from 'react'
import { REVIEW_KINDS } from '#domain/breeding/reviews.ts'
import { formatDate } from '#domain/dates.ts'
import { useBreedName, useBreedOptions } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterChips } from '../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { useFilters } from '../ui/filters/useFilters.ts'
import { Stack } from '../ui/layout/parts.ts'
import { type ReviewSearch, reviewSearchOf, reviewsAddress } from './addresses.ts'

const GENDERS = ['male', 'female'] as const

interface Props {
  search: ReviewSearch
  /** filters of one view alone; `set` sets one and returns to the first page */
  children: (set: (name: string) => (value: string) => void) => ReactNode
}

/** The filters of both views, then those of one; active ones can be removed one by one. */
export function ReviewFilters({ search, children }: Props) {
  const t = useTranslate()
  const { go, set } = useFilters(search, reviewSearchOf, reviewsAddress)
  const chips = useChips(search)
  const { view, sort, direction } = search
  return (
    <Stack mb={3}>
      <FilterPanel label={t('reviews.title')} active={chips.filter(({ text }) => text).length}>
        <FilterSelect
          label={t('reviews.filters.breed')}
          value={search.breed ?? ''}
          options={useBreedOptions()}
          onChange={set('breed')}
        />
        <FilterSelect
          label={t('reviews.filters.kind')}
          value={search.kind ?? ''}
          options={REVIEW_KINDS.map((value) => ({ value, label: t(`dogs.reviews.kinds.${value}`) }))}
          onChange={set('kind')}
        />
        <FilterSelect
          label={t('reviews.filters.gender')}
          value={search.gender ?? ''}
          options={GENDERS.map((value) => ({ value, label: t(`common.${value}`) }))}
          onChange={set('gender')}
        />
        {children(set)}
      </FilterPanel>
      <FilterChips
        filters={chips}
        onRemove={(name) => set(name)('')}
        onClear={() => go({ view, sort, direction })}
      />
    </Stack>
  )
}

function useChips({ view, breed, kind, gender, year, date, place, class: grade, from, to }: ReviewSearch) {
  const t = useTranslate()
  const breedName = useBreedName()
  const shared = [
    { name: 'breed', text: breed && breedName(breed) },
    { name: 'kind', text: kind && t(`dogs.reviews.kinds.${kind}`) },
    { name: 'gender', text: gender && t(`common.${gender}`) },
  ]
  if (view === 'analysis')
    return [
      ...shared,
      { name: 'from', text: from !== undefined && t('reviews.chips.from', { year: from }) },
      { name: 'to', text: to !== undefined && t('reviews.chips.to', { year: to }) },
    ]
  return [
    ...shared,
    { name: 'year', text: year !== undefined && t('reviews.chips.year', { year }) },
    { name: 'date', text: date && formatDate(date) },
    { name: 'place', text: place && t('reviews.chips.place', { text: place }) },
    { name: 'class', text: grade && t('reviews.chips.class', { class: grade }) },
  ]
}
