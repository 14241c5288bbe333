import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { DogTitles } from '#contract/dogTitles.ts'
import { calledBy } from '#domain/dogs.ts'
import { dogAddress } from '../../dogs/addresses.ts'
import { DogNotFound } from '../../dogs/DogNotFound.tsx'
import { DogFacts } from '../../dogs/name/DogFacts.tsx'
import { DogName } from '../../dogs/name/DogName.tsx'
import { titlesQuery } from '../../dogs/titles.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { dogShowsAddress, dogTitlesAddress, IDENTITY_PATH } from '../../identity/addresses.ts'
import { Saves } from '../../shows/saves/Saves.tsx'
import { Editing } from '../../ui/layout/Editing.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Row, Stack } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { dogTitlesQuery } from '../queries.ts'
import { DogTitleForm, NewDogTitleForm } from './DogTitleForms.tsx'
import { useDogTitleColumns } from './dogTitleColumns.tsx'
import { Findings } from './Findings.tsx'

/** Stands in place of the id where a title is added. */
const NEW = 'uusi'

/** `/hallinta/koira/{regnr…}/valionarvot`: the titles of a dog, and what follows from its show results. */
export function DogTitlesPage({ regnr }: { regnr: string }) {
  const t = useTranslate()
  const query = useQuery(dogTitlesQuery(regnr))
  const list = useQuery(titlesQuery)
  const texts = { heading: regnr, failed: t('titles.failed') }
  // A choice keeps its value only among choices that are there.
  return (
    <LoadedPage query={query} {...texts} notFound={<DogNotFound regnr={regnr} />}>
      {(answer) => (
        <LoadedPage query={list} {...texts}>
          {() => <Titles key={answer.dog.regnr} answer={answer} />}
        </LoadedPage>
      )}
    </LoadedPage>
  )
}

function Titles({ answer }: { answer: DogTitles }) {
  const t = useTranslate()
  const { dog, titles, findings } = answer
  const columns = useDogTitleColumns(dog.regnr)
  return (
    <>
      <PageTitle
        title={t('titles.dogTitle', { name: calledBy(dog) })}
        heading={<DogName dog={dog} />}
        lead={<DogFacts dog={dog} breed />}
        actions={
          <Row>
            <LinkButton {...dogTitlesAddress(dog.regnr, NEW)} variant="contained" resetScroll={false}>
              {t('titles.addThis')}
            </LinkButton>
            <LinkButton {...dogShowsAddress(dog.regnr)} variant="outlined">
              {t('shows.tableTitle')}
            </LinkButton>
            <LinkButton {...dogAddress(dog.regnr)} variant="outlined">
              {t('dogShows.toPage')}
            </LinkButton>
          </Row>
        }
      />
      <Section title={t('titles.title')}>
        <Stack>
          <OpenForm answer={answer} />
          {titles.length === 0 ? (
            <EmptyState title={t('titles.none')}>{t('titles.noneHelp')}</EmptyState>
          ) : (
            <DataTable
              caption={t('titles.title')}
              columns={columns}
              rows={titles}
              rowKey={({ id }) => String(id)}
              cardsBelow="md"
            />
          )}
        </Stack>
      </Section>
      <Findings regnr={dog.regnr} findings={findings} />
      <Saves of={{ regnr: dog.regnr }} />
    </>
  )
}

/** The form that the address names: of a new title, of one that results tell of, or of one that the dog has. */
function OpenForm({ answer }: { answer: DogTitles }) {
  const t = useTranslate()
  const { rivi } = useSearch({ from: IDENTITY_PATH })
  const { dog, titles, findings } = answer
  const back = dogTitlesAddress(dog.regnr)
  const title = titles.find(({ id }) => String(id) === rivi)
  const found = findings.find(({ code }) => code === rivi)
  if (title)
    return (
      <Editing title={t('titles.changeOf', { code: title.code })} back={back}>
        <DogTitleForm key={title.id} regnr={dog.regnr} title={title} />
      </Editing>
    )
  if (rivi !== NEW && !found) return null
  return (
    <Editing title={t('titles.newOfDog')} back={back}>
      <NewDogTitleForm key={rivi} answer={answer} found={found} />
    </Editing>
  )
}
