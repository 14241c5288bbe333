import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import type { CalendarTrial } from '#contract/calendar.ts'
import { calledBy } from '#domain/dogs.ts'
import { passes } from '#domain/trials/calendarFilter.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { UprightPrint } from '../../ui/layout/UprightPrint.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { CALENDAR_PATH, type CalendarSearch, calendarSearchOf } from '../addresses.ts'
import { calendarQuery } from '../queries.ts'
import { CalendarFilters } from './CalendarFilters.tsx'
import { CalendarList } from './CalendarList.tsx'
import { CalendarMonth } from './CalendarMonth.tsx'
import { CalendarViews } from './CalendarViews.tsx'
import { SubscribeButton } from './SubscribeButton.tsx'
import { startingDogQuery } from './startingDogQuery.ts'

/** `/koekalenteri`: the coming trials as a list or by month; filters, view and month stand in the address. */
export function CalendarPage() {
  const t = useTranslate()
  const search = calendarSearchOf({ ...useSearch({ from: CALENDAR_PATH }) })
  const { data: fetched, error, refetch } = useQuery(calendarQuery(search.dog))
  // Drawn in slices, so that the filters answer while a long list is made.
  const shown = useDeferredValue(search)
  const data = useDeferredValue(fetched)
  return (
    <>
      <UprightPrint />
      <PageTitle
        title={t('calendar.title')}
        lead={t('calendar.lead')}
        actions={<SubscribeButton search={search} />}
      />
      <CalendarFilters search={search} trials={fetched ?? []} />
      <Loaded query={{ data, error, refetch }} failed={t('calendar.failed')} rows={12} rowHeight={52}>
        {(trials) => <FilteredTrials trials={trials} search={shown} />}
      </Loaded>
    </>
  )
}

function FilteredTrials({ trials, search }: { trials: readonly CalendarTrial[]; search: CalendarSearch }) {
  const t = useTranslate()
  const found = trials.filter((trial) => passes(trial, filterOf(search)))
  const { data: dog } = useQuery(startingDogQuery(search.dog))
  if (trials.length === 0 && !search.dog)
    return <EmptyState title={t('calendar.none')}>{t('calendar.noneHelp')}</EmptyState>
  return (
    <>
      <Row align="center" gap={2} mb={1} minHeight={44}>
        <Text strong grow role="status">
          {dog
            ? t('calendar.countFor', { count: found.length, dog: calledBy(dog) })
            : t('calendar.count', { count: found.length })}
        </Text>
        <CalendarViews search={search} />
      </Row>
      {search.view === 'month' && <CalendarMonth trials={found} search={search} />}
      {search.view !== 'month' && found.length > 0 && <CalendarList trials={found} />}
      {found.length === 0 && (
        <EmptyState title={t('calendar.noMatches')}>
          {t(search.dog ? 'calendar.noneForDogHelp' : 'calendar.noMatchesHelp')}
        </EmptyState>
      )}
    </>
  )
}

/** The address as the filter that browser and service share; of the dog the service has seen already. */
const filterOf = ({ open, free, dog: _dog, ...search }: CalendarSearch) => ({
  ...search,
  open: open === '1',
  free: free === '1',
})
