import { useQuery } from '@tanstack/react-query'
import { REVIEW_DAY_STATES } from '#contract/firstConstants.ts'
import type { ReviewEvent } from '#contract/reviewDays.ts'
import { formatDate } from '#domain/dates.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { Span, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { Pages } from '../../ui/links/Pages.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { type StateLook, StateMark } from '../../ui/marks/StateMark.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { reviewDayAddress, type StaffReviewSearch, staffReviewsAddress } from './addresses.ts'
import { eventsQuery } from './queries.ts'
import { StaffReviewFilters } from './StaffReviewFilters.tsx'

const LOOKS: Readonly<Record<ReviewEvent['state'], StateLook>> = {
  draft: { mark: '…', tone: 'warning' },
  published: { mark: '✓', tone: 'success' },
  recorded: { mark: '✓', tone: 'muted' },
}

/** Every event of reviews, newest first; one without a day leads to its single reviews. */
export function EventList({ search }: { search: StaffReviewSearch }) {
  const t = useTranslate()
  const list = useQuery(eventsQuery(search))
  const columns = useColumns()
  const states = REVIEW_DAY_STATES.map((value) => ({ value, label: t(`reviewAdmin.states.${value}`) }))
  const { state } = search
  return (
    <>
      <StaffReviewFilters
        search={search}
        chips={[{ name: 'state', text: state && t(`reviewAdmin.states.${state}`) }]}
      >
        {(set) => (
          <FilterSelect
            label={t('reviewAdmin.state')}
            value={state ?? ''}
            options={states}
            onChange={set('state')}
          />
        )}
      </StaffReviewFilters>
      <Loaded
        query={list}
        failed={t('reviewAdmin.failed')}
        rows={8}
        rowHeight={56}
        empty={({ total }) =>
          total === 0 && (
            <EmptyState title={t('reviewAdmin.noDays')}>{t('reviewAdmin.noDaysHelp')}</EmptyState>
          )
        }
      >
        {({ days, total, page, pageSize }) => (
          <>
            <Text strong mb={1} role="status">
              {t('reviewAdmin.dayCount', { count: total })}
            </Text>
            <DataTable
              caption={t('reviewAdmin.tabs.days')}
              columns={columns}
              rows={days}
              rowKey={({ id, kind, date, place }) => `${id} ${kind} ${date} ${place}`}
              rowLink={addressOf}
              cardsBelow="md"
            />
            <Pages
              label={t('reviewAdmin.dayPages')}
              page={page}
              count={Math.ceil(total / pageSize)}
              to={(next) => staffReviewsAddress({ ...search, page: next })}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

const addressOf = ({ id, kind, date, place }: ReviewEvent) =>
  id === null ? staffReviewsAddress({ view: 'reviews', kind, date, place }) : reviewDayAddress(id)

function useColumns(): readonly Column<ReviewEvent>[] {
  const t = useTranslate()
  const names = useNames()
  return [
    {
      id: 'date',
      header: t('dogs.reviews.date'),
      cell: (event) => (
        <Span strong>
          <AppLink {...addressOf(event)}>
            {formatDate(event.date)} {names.place(event.place)}
          </AppLink>
        </Span>
      ),
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'kind',
      header: t('reviewAdmin.kind'),
      cell: ({ kind }) => t(`dogs.reviews.kinds.${kind}`),
      card: 'fact',
    },
    {
      id: 'state',
      header: t('reviewAdmin.state'),
      cell: ({ state }) => <StateMark {...LOOKS[state]}>{t(`reviewAdmin.states.${state}`)}</StateMark>,
      card: 'fact',
    },
    {
      id: 'reviewers',
      header: t('dogs.reviews.reviewer'),
      cell: ({ reviewers }) => reviewers.join(', '),
      long: true,
      card: 'fact',
    },
    {
      id: 'dogs',
      header: t('reviewAdmin.dogs'),
      cell: ({ dogs }) => dogs,
      align: 'right',
      card: 'fact',
    },
  ]
}
