import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { DOG_PAGE_SIZE } from '#contract/constants.ts'
import { useBreedName } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { type DogSearch, SEARCH_PATH } from './addresses.ts'
import { BreedLinks } from './BreedLinks.tsx'
import { BreedList } from './BreedList.tsx'
import { DogSearchBox } from './DogSearchBox.tsx'
import { breedDogsQuery, dogListQuery } from './queries.ts'
import { SearchResults } from './SearchResults.tsx'
import { isLongEnough } from './useDogSearch.ts'

/** `/haku`: the search and its results, or the dogs of a breed; text, breed, page and order stand in the address. Before either, the breeds. */
export function SearchPage() {
  const t = useTranslate()
  const search = useSearch({ from: SEARCH_PATH })
  const breedName = useBreedName()
  const { q = '', breed } = search
  const ofBreed = q === '' && breed !== undefined
  return (
    <>
      <PageTitle title={titleOf()} heading={ofBreed ? breedName(breed) : t('search.title')} />
      <DogSearchBox key={q} place="page" start={q} />
      {content()}
    </>
  )

  function titleOf(): string {
    if (ofBreed) return breedName(breed)
    return q === '' ? t('search.title') : t('search.titleOf', { text: q })
  }

  function content() {
    if (ofBreed)
      return (
        <>
          <BreedLinks breed={breed} />
          <DogResults search={search} query={breedDogsQuery(breed, search)} />
        </>
      )
    if (isLongEnough(q)) return <DogResults search={search} query={dogListQuery(search)} />
    return (
      <>
        <EmptyState title={t(q === '' ? 'search.empty' : 'search.tooShort')}>
          {t('search.emptyHelp')}
        </EmptyState>
        <BreedList />
      </>
    )
  }
}

interface ResultsProps {
  search: DogSearch
  query: ReturnType<typeof dogListQuery> | ReturnType<typeof breedDogsQuery>
}

function DogResults({ search, query }: ResultsProps) {
  const t = useTranslate()
  const {
    data: fetched,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...(query as ReturnType<typeof dogListQuery>),
    placeholderData: keepPreviousData,
  })
  // Drawn in slices, so that the page answers while a long table is made.
  const data = useDeferredValue(fetched)
  return (
    <Loaded
      query={{ data, error, refetch, isPlaceholderData }}
      failed={t('search.failed')}
      rows={FULL_PAGE}
      rowHeight={48}
      empty={({ total }) =>
        total === 0 && <EmptyState title={t('search.noMatches')}>{t('search.noMatchesHelp')}</EmptyState>
      }
    >
      {(answer) => <SearchResults answer={answer} search={search} />}
    </Loaded>
  )
}

/** As high as a full page of results, so that nothing under it moves when they come. */
const FULL_PAGE = DOG_PAGE_SIZE + 2
