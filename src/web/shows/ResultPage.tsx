import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { DogShows } from '#contract/dogShows.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { DogNotFound } from '../dogs/DogNotFound.tsx'
import { DogName } from '../dogs/name/DogName.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { dogShowsAddress, IDENTITY_PATH } from '../identity/addresses.ts'
import { resultInfoAddress } from '../resultInfo/addresses.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { showsQuery } from './queries.ts'
import { NewResultForm, RemoveResult, ResultForm } from './ResultForm.tsx'

/** `/hallinta/koira/{regnr…}/nayttely`: one show result of a dog, or a new one. */
export function ResultPage({ regnr }: { regnr: string }) {
  const t = useTranslate()
  const query = useQuery(showsQuery(regnr))
  return (
    <LoadedPage
      query={query}
      heading={regnr}
      failed={t('dogShows.failed')}
      notFound={<DogNotFound regnr={regnr} />}
    >
      {(shows) => <Result shows={shows} />}
    </LoadedPage>
  )
}

function Result({ shows: { dog, results } }: { shows: DogShows }) {
  const t = useTranslate()
  const { tulos } = useSearch({ from: IDENTITY_PATH })
  const result = results.find(({ id }) => id === tulos)
  const title = result
    ? t('dogShows.one', { date: formatDate(result.date), place: result.place })
    : t('dogShows.new')
  return (
    <>
      <PageTitle
        title={`${title}: ${calledBy(dog)}`}
        heading={<DogName dog={dog} />}
        lead={<AppLink {...dogShowsAddress(dog.regnr)}>{t('shows.tableTitle')}</AppLink>}
      />
      {tulos !== undefined && !result ? (
        <EmptyState title={t('errors.SHOW_RESULT_NOT_FOUND')}>{t('dogShows.goneHelp')}</EmptyState>
      ) : (
        <Section
          title={title}
          actions={
            result && (
              <LinkButton {...resultInfoAddress('show', result.id)}>{t('resultInfo.link')}</LinkButton>
            )
          }
        >
          {result ? (
            <ResultForm key={result.id} regnr={dog.regnr} result={result} />
          ) : (
            <NewResultForm regnr={dog.regnr} />
          )}
        </Section>
      )}
      {result && (
        <Section title={t('dogShows.removal')}>
          <RemoveResult regnr={dog.regnr} result={result} />
        </Section>
      )}
    </>
  )
}
