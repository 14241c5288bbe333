import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { PhraseDetails } from '#contract/phrases.ts'
import { Changes } from '../audit/Changes.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { NotFound } from '../ui/loading/NotFound.tsx'
import { NEW_PHRASE, PHRASE_PATH, phrasesAddress } from './addresses.ts'
import { NewPhraseForm, PhraseForm } from './PhraseForm.tsx'
import { phraseChangesQuery, phrasesQuery } from './queries.ts'

/** `/hallinta/lauseet/{id}`: one phrase; `uusi` adds one. */
export function PhrasePage() {
  const { id } = useParams({ from: PHRASE_PATH })
  return id === NEW_PHRASE ? <NewPhrase /> : <KnownPhrase id={id} />
}

function NewPhrase() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('phrases.new')} lead={<ToList />} />
      <NewPhraseForm />
    </>
  )
}

function KnownPhrase({ id }: { id: string }) {
  const t = useTranslate()
  const heading = t('phrases.title')
  const query = useQuery(phrasesQuery)
  return (
    <LoadedPage query={query} heading={heading} list={{ to: phrasesAddress(), name: heading }}>
      {(all) => {
        const phrase = all.find((one) => String(one.id) === id)
        return phrase ? <Phrase key={phrase.id} phrase={phrase} /> : <NoPhrase />
      }}
    </LoadedPage>
  )
}

function NoPhrase() {
  const t = useTranslate()
  return (
    <NotFound
      title={t('errors.PHRASE_NOT_FOUND')}
      help={t('phrases.lead')}
      ways={<LinkButton {...phrasesAddress()}>{t('phrases.title')}</LinkButton>}
    />
  )
}

function ToList() {
  const t = useTranslate()
  return <AppLink {...phrasesAddress()}>{t('phrases.title')}</AppLink>
}

function Phrase({ phrase }: { phrase: PhraseDetails }) {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={phrase.text.fi} lead={<ToList />} />
      <PhraseForm phrase={phrase} />
      <Section title={t('phrases.changes')}>
        <Changes query={phraseChangesQuery(phrase.id)} none={t('phrases.noChanges')} />
      </Section>
    </>
  )
}
