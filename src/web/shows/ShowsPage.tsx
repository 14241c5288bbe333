import { useQuery } from '@tanstack/react-query'
import type { DogShows } from '#contract/dogShows.ts'
import { calledBy } from '#domain/dogs.ts'
import { dogAddress } from '../dogs/addresses.ts'
import { DogNotFound } from '../dogs/DogNotFound.tsx'
import { DogFacts } from '../dogs/name/DogFacts.tsx'
import { DogName } from '../dogs/name/DogName.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { dogTitlesAddress, showResultAddress } from '../identity/addresses.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Row } from '../ui/layout/parts.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { showsQuery } from './queries.ts'
import { useResultColumns } from './resultColumns.tsx'
import { Saves } from './saves/Saves.tsx'

/** `/hallinta/koira/{regnr…}/nayttelyt`: the show results of a dog. */
export function ShowsPage({ regnr }: { regnr: string }) {
  const t = useTranslate()
  const query = useQuery(showsQuery(regnr))
  return (
    <LoadedPage
      query={query}
      heading={regnr}
      failed={t('dogShows.failed')}
      notFound={<DogNotFound regnr={regnr} />}
    >
      {(shows) => <Shows key={shows.dog.regnr} shows={shows} />}
    </LoadedPage>
  )
}

function Shows({ shows: { dog, results } }: { shows: DogShows }) {
  const t = useTranslate()
  const columns = useResultColumns(dog.regnr)
  return (
    <>
      <PageTitle
        title={t('dogShows.title', { name: calledBy(dog) })}
        heading={<DogName dog={dog} />}
        lead={<DogFacts dog={dog} breed />}
        actions={
          <Row>
            <LinkButton {...showResultAddress(dog.regnr)} variant="contained">
              {t('dogShows.add')}
            </LinkButton>
            <LinkButton {...dogTitlesAddress(dog.regnr)} variant="outlined">
              {t('titles.title')}
            </LinkButton>
            <LinkButton {...dogAddress(dog.regnr)} variant="outlined">
              {t('dogShows.toPage')}
            </LinkButton>
          </Row>
        }
      />
      {results.length === 0 ? (
        <EmptyState title={t('dogShows.none')}>{t('dogShows.noneHelp')}</EmptyState>
      ) : (
        <DataTable
          caption={t('shows.tableTitle')}
          columns={columns}
          rows={results}
          rowKey={({ id }) => String(id)}
          cardsBelow="md"
          factColumns
        />
      )}
      <Saves of={{ regnr: dog.regnr }} />
    </>
  )
}
