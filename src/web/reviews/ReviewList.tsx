import { useQuery } from '@tanstack/react-query'
import { reviewListCsv } from '#contract/endpoints/reviews.ts'
import type { ReviewList as Answer, ListedReview } from '#contract/reviews.ts'
import { formatDate } from '#domain/dates.ts'
import { addressOf } from '../client/address.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { TypedFilter } from '../ui/filters/TypedFilter.tsx'
import { DownloadButton } from '../ui/links/DownloadButton.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { PagedTable } from '../ui/table/PagedTable.tsx'
import { dogReviewsAddress, type ReviewSearch, reviewsAddress } from './addresses.ts'
import { askedOf, reviewsQuery } from './queries.ts'
import { ReviewFilters } from './ReviewFilters.tsx'
import { useReviewColumns } from './reviewColumns.tsx'

/** Breeding reviews with their filters, event by event where no other order is asked for. */
export function ReviewList({ search }: { search: ReviewSearch }) {
  const t = useTranslate()
  const query = useQuery(reviewsQuery(search))
  const { years = [], classes = [] } = query.data ?? {}
  return (
    <>
      <ReviewFilters search={search}>
        {(set) => (
          <>
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
              options={withChosen(classes, search.class).map((code) => ({ value: code, label: code }))}
              onChange={set('class')}
            />
          </>
        )}
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

/** What is chosen stays to be seen while the choices are still on their way. */
const withChosen = <Value,>(values: readonly Value[], chosen: Value | undefined): readonly Value[] =>
  chosen === undefined || values.includes(chosen) ? values : [chosen, ...values]

function ReviewTable({ answer, search }: { answer: Answer; search: ReviewSearch }) {
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
