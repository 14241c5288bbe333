import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { TitleDetails } from '#contract/titles.ts'
import { Changes } from '../audit/Changes.tsx'
import { titlesQuery, useTitleName } from '../dogs/titles.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { NotFound } from '../ui/loading/NotFound.tsx'
import { NEW_TITLE, TITLE_PATH, titlesAddress } from './addresses.ts'
import { titleChangesQuery } from './queries.ts'
import { NewTitleForm, RemoveTitle, TitleForm } from './TitleForm.tsx'

/** `/hallinta/valionarvot/{id}`: one title of the list; `uusi` adds one. */
export function TitlePage() {
  const { id } = useParams({ from: TITLE_PATH })
  return id === NEW_TITLE ? <NewTitle /> : <KnownTitle id={id} />
}

function NewTitle() {
  const t = useTranslate()
  const { lyhenne } = useSearch({ from: TITLE_PATH })
  return (
    <>
      <PageTitle title={t('titles.new')} lead={<ToList />} />
      <NewTitleForm code={lyhenne} />
    </>
  )
}

function KnownTitle({ id }: { id: string }) {
  const t = useTranslate()
  const heading = t('titles.title')
  const query = useQuery(titlesQuery)
  return (
    <LoadedPage query={query} heading={heading} list={{ to: titlesAddress(), name: heading }}>
      {(all) => {
        const title = all.find((one) => String(one.id) === id)
        return title ? <Title key={title.id} title={title} /> : <NoTitle />
      }}
    </LoadedPage>
  )
}

function NoTitle() {
  const t = useTranslate()
  return (
    <NotFound
      title={t('errors.TITLE_NOT_FOUND')}
      help={t('titles.lead')}
      ways={<LinkButton {...titlesAddress()}>{t('titles.title')}</LinkButton>}
    />
  )
}

function ToList() {
  const t = useTranslate()
  return (
    <AppLink {...titlesAddress()} underline="always">
      {t('titles.title')}
    </AppLink>
  )
}

function Title({ title }: { title: TitleDetails }) {
  const t = useTranslate()
  const nameOf = useTitleName()
  return (
    <>
      <PageTitle
        title={title.code}
        lead={
          <>
            {nameOf(title.code)} · <ToList />
          </>
        }
      />
      <Section title={t('titles.details')}>
        <TitleForm title={title} />
      </Section>
      <Section title={t('titles.removal')}>
        <RemoveTitle title={title} />
      </Section>
      <Section title={t('titles.changes')}>
        <Changes query={titleChangesQuery(title.id)} none={t('titles.noChanges')} />
      </Section>
    </>
  )
}
