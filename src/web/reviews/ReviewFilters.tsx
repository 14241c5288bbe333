import type { ReactNode } from 'react'
import { REVIEW_KINDS } from '#domain/breeding/reviews.ts'
import { useBreedName, useBreedOptions } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterChips } from '../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { Stack } from '../ui/layout/parts.ts'
import type { SharedReviewSearch } from './addresses.ts'

const GENDERS = ['male', 'female'] as const

interface Props {
  search: SharedReviewSearch
  /** the filters of this view alone, and those of them that are on */
  children: ReactNode
  chips: readonly { readonly name: string; readonly text: string | false | undefined }[]
  /** sets one filter, and returns to the first page */
  set: (name: string) => (value: string) => void
  onClear: () => void
}

/** Breed, kind and sex, then the filters of one view; active ones can be removed one by one. */
export function ReviewFilters({ search, children, chips, set, onClear }: Props) {
  const t = useTranslate()
  const breedName = useBreedName()
  const { breed, kind, gender } = search
  const all = [
    { name: 'breed', text: breed && breedName(breed) },
    { name: 'kind', text: kind && t(`dogs.reviews.kinds.${kind}`) },
    { name: 'gender', text: gender && t(`common.${gender}`) },
    ...chips,
  ]
  return (
    <Stack mb={3}>
      <FilterPanel label={t('reviews.title')} active={all.filter(({ text }) => text).length}>
        <FilterSelect
          label={t('reviews.filters.breed')}
          value={breed ?? ''}
          options={useBreedOptions()}
          onChange={set('breed')}
        />
        <FilterSelect
          label={t('reviews.filters.kind')}
          value={kind ?? ''}
          options={REVIEW_KINDS.map((value) => ({ value, label: t(`dogs.reviews.kinds.${value}`) }))}
          onChange={set('kind')}
        />
        <FilterSelect
          label={t('reviews.filters.gender')}
          value={gender ?? ''}
          options={GENDERS.map((value) => ({ value, label: t(`common.${value}`) }))}
          onChange={set('gender')}
        />
        {children}
      </FilterPanel>
      <FilterChips filters={all} onRemove={(name) => set(name)('')} onClear={onClear} />
    </Stack>
  )
}
