import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useModule } from '../../client/service.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Columns } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { RowsSkeleton } from '../../ui/loading/Skeletons.tsx'
import { finnishToday } from '../../ui/values/days.ts'
import { newsQuery } from '../queries.ts'
import { LitterNews } from './LitterNews.tsx'
import { lastVisit } from './lastVisit.ts'
import { ResultNews } from './ResultNews.tsx'

/** The latest results and litters, with what came since the reader was here. */
export function News() {
  const t = useTranslate()
  const news = useQuery(newsQuery)
  // Drawn in slices, so that the search above answers meanwhile.
  const data = useDeferredValue(news.data)
  const since = useMemo(() => lastVisit(finnishToday()), [])
  const waiting = <RowsSkeleton rows={6} height={56} />
  return (
    <Loaded
      query={{ ...news, data }}
      failed={t('home.failed')}
      loading={<Sections results={waiting} litters={waiting} />}
    >
      {({ results, litters }) => (
        <Sections
          results={
            results.length === 0 ? (
              <EmptyState title={t('home.noResults')}>{t('home.noResultsHelp')}</EmptyState>
            ) : (
              <ResultNews results={results} since={since} />
            )
          }
          litters={
            litters.length === 0 ? (
              <EmptyState title={t('home.noLitters')}>{t('home.noLittersHelp')}</EmptyState>
            ) : (
              <LitterNews litters={litters} since={since} />
            )
          }
        />
      )}
    </Loaded>
  )
}

function Sections({ results, litters }: { results: ReactNode; litters: ReactNode }) {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  return (
    <Columns from="md" gap={6} rowGap={0}>
      {hasTrials && <Section title={t('home.results')}>{results}</Section>}
      <Section title={t('home.litters')}>{litters}</Section>
    </Columns>
  )
}
