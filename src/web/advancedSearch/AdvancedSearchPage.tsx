import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { DOG_PAGE_SIZE } from '#contract/constants.ts'
import { useUser } from '../accounts/session/session.ts'
import { errorText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { ADVANCED_SEARCH_PATH, type AdvancedSearch, advancedSearchAddress } from './addresses.ts'
import { Conditions } from './Conditions.tsx'
import { Examples } from './Examples.tsx'
import { FoundDogs } from './FoundDogs.tsx'
import { Frame } from './Frame.tsx'
import { NothingFound } from './NothingFound.tsx'
import { conditionsOf, foundQuery, isAsked } from './queries.ts'
import { advancedSearchOf } from './readSearch.ts'
import { SavedSearches } from './saved/SavedSearches.tsx'
import { SaveSearch } from './saved/SaveSearch.tsx'

/** `/haku-ominaisuudet`: dogs by what they and their relatives are. All of a search stands in the address. */
export function AdvancedSearchPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const isSignedIn = Boolean(useUser())
  const search = advancedSearchOf({ ...useSearch({ from: ADVANCED_SEARCH_PATH }) })
  const conditions = conditionsOf(search)
  const query = useQuery(foundQuery(search))
  const go = (next: AdvancedSearch) => void navigate({ ...advancedSearchAddress(next), resetScroll: false })
  return (
    <>
      <PageTitle
        title={t('advancedSearch.title')}
        lead={t('advancedSearch.lead')}
        actions={
          isAsked(search) && (
            <>
              {conditions !== null && <SaveSearch search={search} />}
              <Button variant="outlined" onClick={() => go({})}>
                {t('advancedSearch.clear')}
              </Button>
            </>
          )
        }
      />
      <Frame search={search} conditions={conditions?.length ?? 0} go={go} />
      <Conditions
        search={search}
        conditions={conditions ?? []}
        met={query.isPlaceholderData ? undefined : query.data?.counts.met}
        go={go}
      />
      {content()}
      {isSignedIn && <SavedSearches />}
    </>
  )

  function content() {
    if (conditions === null)
      return (
        <EmptyState title={t('advancedSearch.unreadable')}>{t('advancedSearch.unreadableHelp')}</EmptyState>
      )
    if (!isAsked(search)) return <Examples />
    return (
      <Loaded
        query={query}
        failed={t('advancedSearch.failed')}
        refused={(error) => (
          <EmptyState title={t('advancedSearch.refused')}>{errorText(t, error)}</EmptyState>
        )}
        rows={DOG_PAGE_SIZE + 2}
        rowHeight={48}
        empty={({ counts }) =>
          counts.total === 0 && (
            <NothingFound search={search} conditions={conditions} counts={counts} go={go} />
          )
        }
      >
        {(answer) => <FoundDogs answer={answer} search={search} conditions={conditions} />}
      </Loaded>
    )
  }
}
