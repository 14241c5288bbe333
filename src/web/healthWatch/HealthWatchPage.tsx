import { useSearch } from '@tanstack/react-router'
import { useTranslate } from '../i18n/useTranslate.ts'
import { HowComputed } from '../information/HowComputed.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { HEALTH_WATCH_PATH, healthWatchSearchOf } from './addresses.ts'
import { AlertsSection } from './alerts/AlertsSection.tsx'
import { BreedSections } from './breed/BreedSections.tsx'
import { knownSearch } from './knownSearch.ts'
import { LivesSection } from './lives/LivesSection.tsx'
import { WatchFilters } from './WatchFilters.tsx'

/** `/hallinta/terveysseuranta`: families with more affected dogs than expected, and what was made of them. */
export function HealthWatchPage() {
  const t = useTranslate()
  const search = knownSearch(healthWatchSearchOf({ ...useSearch({ from: HEALTH_WATCH_PATH }) }))
  const { breed } = search
  return (
    <>
      <PageTitle
        title={t('healthWatch.title')}
        lead={t('healthWatch.lead')}
        actions={<HowComputed topic="health" />}
      />
      <WatchFilters search={search} />
      <AlertsSection search={search} />
      {breed === undefined ? (
        <EmptyState title={t('healthWatch.choose')}>{t('healthWatch.chooseHelp')}</EmptyState>
      ) : (
        <>
          <BreedSections search={{ ...search, breed }} />
          <LivesSection search={{ ...search, breed }} />
        </>
      )}
    </>
  )
}
