import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { reviewListCsv } from '#contract/endpoints/reviews.ts'
import type { ListedReview, ReviewList } from '#contract/reviews.ts'
import { formatDate } from '#domain/dates.ts'
import { addressOf } from '../client/address.ts'
import { useReviewClasses } from '../dogs/reviewClasses.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { TypedFilter } from '../ui/filters/TypedFilter.tsx'
import { useFilters } from '../ui/filters/useFilters.ts'
import { DownloadButton } from '../ui/links/DownloadButton.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { PagedTable } from '../ui/table/PagedTable.tsx'
import {
  dogReviewsAddress,
  REVIEWS_PATH,
  type ReviewSearch,
  reviewSearchOf,
  reviewsAddress,
} from './addresses.ts'
import { askedOf, reviewsQuery } from './queries.ts'
import { ReviewFilters } from './ReviewFilters.tsx'
import { ReviewTitle } from './ReviewTitle.tsx'
import { useReviewColumns } from './reviewColumns.tsx'

/** `/jalostustarkastukset`: breeding reviews, event by event where no other order is asked for; filters, order and page stand in the address. */
export function ReviewsPage() {
  const t = useTranslate()
  const search = reviewSearchOf({ ...useSearch({ from: REVIEWS_PATH }) })
  const { go, set } = useFilters(search, reviewSearchOf, reviewsAddress)
  const { sort, direction } = search
  const query = useQuery(reviewsQuery(search))
  const { years = [], classes = [] } = query.data ?? {}
  const { inOrder, labelOf } = useReviewClasses()
  return (
    <>
      <ReviewTitle view="list" search={search} />
      <ReviewFilters
        search={search}
        chips={useChips(search)}
        set={set}
        onClear={() => go({ sort, direction })}
      >
        <FilterSelect
          label={t('reviews.filters.year')}
          value={search.year === undefined ? '' : String(search.year)}
          options={withChosen(years, search.year).map((year) => ({
            value: String(year),
            label: String(year),
          }))}
          onChange={set('year')}
        />
        <TypedFilter label={t('reviews.filters.place')} value={search.place ?? ''} onSet={set('place')} />
        <FilterSelect
          label={t('reviews.filters.class')}
          value={search.class ?? ''}
          options={inOrder(withChosen(classes, search.class)).map((code) => ({
            value: code,
            label: labelOf(code),
          }))}
          onChange={set('class')}
        />
      </ReviewFilters>
      <Loaded
        query={query}
        failed={t('reviews.failed')}
        rows={12}
        rowHeight={48}
        empty={({ total }) => total === 0 && <NothingFound search={search} />}
      >
        {(answer) => <ReviewTable answer={answer} search={search} />}
      </Loaded>
    </>
  )
}

function useChips({ year, date, place, class: grade }: ReviewSearch) {
  const t = useTranslate()
  const { nameOf } = useReviewClasses()
  return [
    { name: 'year', text: year !== undefined && t('reviews.chips.year', { year }) },
    { name: 'date', text: date && formatDate(date) },
    { name: 'place', text: place && t('reviews.chips.place', { text: place }) },
    { name: 'class', text: grade && t('reviews.chips.class', { class: nameOf(grade) }) },
  ]
}

/** What is chosen stays to be seen while the choices are still on their way. */
const withChosen = <Value,>(values: readonly Value[], chosen: Value | undefined): readonly Value[] =>
  chosen === undefined || values.includes(chosen) ? values : [chosen, ...values]

function ReviewTable({ answer, search }: { answer: ReviewList; search: ReviewSearch }) {
  const t = useTranslate()
  const language = useLanguage()
  const names = useNames()
  const { sort = 'clock', direction = 'asc' } = search
  const byEvent = sort === 'clock' || sort === 'date'
  const eventOf = ({ date, place, kind }: ListedReview) =>
    t('reviews.event', {
      date: formatDate(date),
      place: names.place(place),
      kind: t(`dogs.reviews.kinds.${kind}`),
    })
  return (
    <PagedTable
      caption={t('reviews.table')}
      columns={useReviewColumns({ breed: search.breed === undefined, byEvent })}
      rows={answer.reviews}
      rowKey={({ id }) => String(id)}
      rowLink={({ dog }) => dogReviewsAddress(dog.regnr)}
      groupOf={byEvent ? eventOf : undefined}
      sorting={{ column: sort, direction }}
      answer={answer}
      search={search}
      to={reviewsAddress}
      found={t('reviews.count', { count: answer.total })}
      beside={
        <DownloadButton href={addressOf(reviewListCsv, { query: askedOf(search), lang: language })}>
          {t('reviews.csv')}
        </DownloadButton>
      }
      pagesLabel={t('reviews.pages')}
    />
  )
}

function NothingFound({ search }: { search: ReviewSearch }) {
  const t = useTranslate()
  const { breed, kind, gender, year, date, place, class: grade } = search
  if (breed ?? kind ?? gender ?? year ?? date ?? place ?? grade)
    return <EmptyState title={t('reviews.none')}>{t('reviews.noneHelp')}</EmptyState>
  return <EmptyState title={t('reviews.noneYet')}>{t('reviews.noneYetHelp')}</EmptyState>
}
