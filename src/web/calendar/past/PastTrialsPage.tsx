import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { UprightPrint } from '../../ui/layout/UprightPrint.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { calendarAddress, PAST_TRIALS_PATH, type PastTrialSearch, pastTrialSearchOf } from '../addresses.ts'
import { pastTrialsQuery } from '../queries.ts'
import { PastFilters } from './PastFilters.tsx'
import { PastTable } from './PastTable.tsx'

/** `/kokeet`: the trials that have been; filters, order and page stand in the address. */
export function PastTrialsPage() {
  const t = useTranslate()
  const search = pastTrialSearchOf({ ...useSearch({ from: PAST_TRIALS_PATH }) })
  const trials = useQuery(pastTrialsQuery(search))
  return (
    <>
      <UprightPrint />
      <PageTitle title={t('trialPages.title')} lead={t('trialPages.lead')} />
      <PastFilters search={search} seasons={trials.data?.seasons ?? []} />
      <Loaded
        query={trials}
        failed={t('trialPages.failed')}
        rows={12}
        rowHeight={44}
        empty={({ total }) => total === 0 && <NothingFound search={search} />}
      >
        {(answer) => <PastTable answer={answer} search={search} />}
      </Loaded>
    </>
  )
}

function NothingFound({ search: { season, type, place, judge, breed } }: { search: PastTrialSearch }) {
  const t = useTranslate()
  if (season ?? type ?? place ?? judge ?? breed)
    return <EmptyState title={t('trialPages.none')}>{t('trialPages.noneHelp')}</EmptyState>
  return (
    <EmptyState
      title={t('trialPages.noneYet')}
      actions={<AppLink {...calendarAddress()}>{t('shell.nav.calendar')}</AppLink>}
    >
      {t('trialPages.noneYetHelp')}
    </EmptyState>
  )
}
