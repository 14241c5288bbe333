import { useQuery } from '@tanstack/react-query'
import type { StaffReview } from '#contract/reviewStaff.ts'
import { useBreedName, useBreedOptions } from '../../dogs/breeds.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { ReviewClassChip } from '../../dogs/ReviewClassChip.tsx'
import { reviewClassesQuery, useReviewClasses } from '../../dogs/reviewClasses.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { TypedFilter } from '../../ui/filters/TypedFilter.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import { Figure } from '../../ui/values/Figure.tsx'
import { type StaffReviewSearch, staffReviewAddress, staffReviewsAddress } from './addresses.ts'
import { staffReviewsQuery } from './queries.ts'
import { StaffReviewFilters } from './StaffReviewFilters.tsx'

/** The single reviews, narrowed and ordered as the address says. */
export function StaffReviewList({ search }: { search: StaffReviewSearch }) {
  const t = useTranslate()
  const list = useQuery(staffReviewsQuery(search))
  const classes = useQuery(reviewClassesQuery).data?.classes ?? []
  const { labelOf, nameOf } = useReviewClasses()
  const breedName = useBreedName()
  const breeds = useBreedOptions()
  const columns = useColumns()
  const { text, breed, class: code } = search
  return (
    <>
      <StaffReviewFilters
        search={search}
        chips={[
          { name: 'text', text },
          { name: 'class', text: code && nameOf(code) },
          { name: 'breed', text: breed && breedName(breed) },
        ]}
      >
        {(set) => (
          <>
            <TypedFilter label={t('reviewAdmin.text')} value={text ?? ''} onSet={set('text')} />
            <FilterSelect
              label={t('dogs.reviews.class')}
              value={code ?? ''}
              options={classes.map(({ code: value }) => ({ value, label: labelOf(value) }))}
              onChange={set('class')}
            />
            <FilterSelect
              label={t('reviewAdmin.breed')}
              value={breed ?? ''}
              options={breeds}
              onChange={set('breed')}
            />
          </>
        )}
      </StaffReviewFilters>
      <Loaded
        query={list}
        failed={t('reviewAdmin.failed')}
        rows={8}
        rowHeight={56}
        empty={({ total }) =>
          total === 0 && (
            <EmptyState title={t('reviewAdmin.noReviews')}>{t('reviewAdmin.noReviewsHelp')}</EmptyState>
          )
        }
      >
        {(answer) => (
          <PagedTable
            caption={t('reviewAdmin.tabs.reviews')}
            columns={columns}
            rows={answer.reviews}
            rowKey={({ id }) => String(id)}
            rowLink={({ id }) => staffReviewAddress(id)}
            sorting={{ column: search.sort ?? 'date', direction: search.direction ?? 'desc' }}
            cardsBelow="md"
            factColumns
            answer={answer}
            search={search}
            to={(next) => staffReviewsAddress(next as StaffReviewSearch)}
            found={t('reviewAdmin.reviewCount', { count: answer.total })}
            pagesLabel={t('reviewAdmin.reviewPages')}
          />
        )}
      </Loaded>
    </>
  )
}

function useColumns(): readonly Column<StaffReview>[] {
  const t = useTranslate()
  const names = useNames()
  return [
    {
      id: 'dog',
      header: t('reviewAdmin.dog'),
      cell: ({ dog }) => <DogLink dog={dog} breed />,
      sortValue: ({ dog }) => dog.name,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'date',
      header: t('dogs.reviews.date'),
      cell: ({ id, date, clock }) => (
        <AppLink {...staffReviewAddress(id)}>
          <DateText date={date} />
          {clock && ` ${clock}`}
        </AppLink>
      ),
      sortValue: ({ date }) => date,
      card: 'fact',
    },
    {
      id: 'kind',
      header: t('reviewAdmin.kind'),
      cell: ({ kind }) => t(`dogs.reviews.kinds.${kind}`),
      card: 'fact',
    },
    {
      id: 'place',
      header: t('dogs.reviews.place'),
      cell: ({ place }) => names.place(place),
      card: 'fact',
    },
    {
      id: 'class',
      header: t('dogs.reviews.class'),
      cell: ({ class: code }) => <ReviewClassChip code={code} />,
      sortValue: ({ class: code }) => code,
      card: 'fact',
    },
    {
      id: 'height',
      header: t('dogs.reviews.height'),
      cell: ({ height }) => <Figure value={height} unit="cm" decimals={1} />,
      sortValue: ({ height }) => height,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'length',
      header: t('dogs.reviews.length'),
      cell: ({ length }) => <Figure value={length} unit="cm" decimals={1} />,
      sortValue: ({ length }) => length,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'reviewer',
      header: t('dogs.reviews.reviewer'),
      cell: ({ reviewer }) => reviewer,
      long: true,
      card: 'fact',
    },
  ]
}
