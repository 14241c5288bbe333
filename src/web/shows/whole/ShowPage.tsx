import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { removeShow } from '#contract/endpoints/shows.ts'
import type { WholeShow } from '#contract/shows.ts'
import { formatDate } from '#domain/dates.ts'
import { useChange } from '../../client/useChange.ts'
import { useShowNames } from '../../dogs/useShowNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Block } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { NotFound } from '../../ui/loading/NotFound.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { NEW_SHOW, SHOW_PATH, showsAddress } from '../addresses.ts'
import { SHOWN_RESULTS, showQuery } from '../queries.ts'
import { Saves } from '../saves/Saves.tsx'
import { useShowUndo } from '../saves/useShowUndo.ts'
import { ResultGrid } from './ResultGrid.tsx'
import { NewShowForm, ShowForm } from './ShowForm.tsx'

/** `/hallinta/nayttelyt/{id}`: one show with its results; `uusi` adds one. */
export function ShowPage() {
  const { id } = useParams({ from: SHOW_PATH })
  return id === NEW_SHOW ? <NewShow /> : <KnownShow key={id} id={id} />
}

function NewShow() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('wholeShows.new')} lead={<ToList />} />
      <NewShowForm />
    </>
  )
}

function KnownShow({ id }: { id: string }) {
  const t = useTranslate()
  const title = t('wholeShows.title')
  const query = useQuery(showQuery(id))
  return (
    <LoadedPage
      query={query}
      heading={title}
      failed={t('wholeShows.failed')}
      notFound={
        <NotFound
          title={t('errors.SHOW_NOT_FOUND')}
          help={t('wholeShows.goneHelp')}
          ways={
            <LinkButton {...showsAddress()} variant="contained">
              {title}
            </LinkButton>
          }
        />
      }
    >
      {(show) => <Show show={show} />}
    </LoadedPage>
  )
}

function Show({ show }: { show: WholeShow }) {
  const t = useTranslate()
  const names = useShowNames()
  const name = `${formatDate(show.date)} ${names.whole(show)}`
  return (
    <>
      <PageTitle title={name} lead={<ToList />} />
      <Section title={t('shows.tableTitle')}>
        <ResultGrid show={show} />
      </Section>
      <Section title={t('wholeShows.basics')}>
        <ShowForm show={show} />
        {show.results.length === 0 && (
          <Block mt={3}>
            <RemoveShow show={show} name={name} />
          </Block>
        )}
      </Section>
      <Saves of={{ show: show.id }} />
    </>
  )
}

function ToList() {
  return <AppLink {...showsAddress()}>{useTranslate()('wholeShows.title')}</AppLink>
}

/** Removes a show without results, after a question. */
function RemoveShow({ show: { id }, name }: { show: WholeShow; name: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { offer } = useShowUndo()
  const removal = useChange(removeShow, {
    params: { id },
    invalidates: SHOWN_RESULTS,
    onSuccess: async ({ save }) => {
      await navigate(showsAddress())
      offer(save, t('wholeShows.removed'))
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('wholeShows.remove')}
      question={t('wholeShows.removeQuestion', { name })}
      help={t('wholeShows.removeHelp')}
      blocked={null}
      dangerous
      call={removal}
      body={undefined}
    />
  )
}
