import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DogSearch } from '../paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { DogSearchBox } from './DogSearchBox.tsx'
import { dogListQuery } from './queries.ts'
import { SearchResults } from './SearchResults.tsx'
import { isLongEnough } from './useDogSearch.ts'

/** `/haku`: the search and its results; text, page and order stand in the address. */
export function SearchPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/haku' })
  const { q = '' } = search
  return (
    <>
      <PageTitle
        title={q === '' ? t('search.title') : t('search.titleOf', { text: q })}
        heading={t('search.title')}
      />
      <DogSearchBox key={q} place="page" start={q} />
      {isLongEnough(q) ? (
        <Found search={search} />
      ) : (
        <EmptyState title={t(q === '' ? 'search.empty' : 'search.tooShort')}>
          {t('search.emptyHelp')}
        </EmptyState>
      )}
    </>
  )
}

function Found({ search }: { search: DogSearch }) {
  const { t } = useTranslation()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...dogListQuery(search),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorState error={error} title={t('search.failed')} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={10} height={44} />
  if (data.total === 0) {
    return <EmptyState title={t('search.noMatches')}>{t('search.noMatchesHelp')}</EmptyState>
  }
  return <SearchResults answer={data} search={search} stale={isPlaceholderData} />
}
