import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ListedShow } from '#contract/shows.ts'
import { formatDate } from '#domain/dates.ts'
import { useShowNames } from '../../dogs/useShowNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { chooseDogAddress } from '../../identity/addresses.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { Figure } from '../../ui/values/Figure.tsx'
import {
  newShowAddress,
  SHOWS_PATH,
  type ShowSearch,
  showAddress,
  showSearchOf,
  showsAddress,
} from '../addresses.ts'
import { showListQuery } from '../queries.ts'
import { Saves } from '../saves/Saves.tsx'
import { ShowFilters } from './ShowFilters.tsx'

/** `/hallinta/nayttelyt`: the shows, with how many results each has. */
export function ShowListPage() {
  const t = useTranslate()
  const search = showSearchOf({ ...useSearch({ from: SHOWS_PATH }) })
  return (
    <>
      <PageTitle
        title={t('wholeShows.title')}
        lead={t('wholeShows.lead')}
        actions={
          <>
            <LinkButton {...chooseDogAddress('nayttelyt')} variant="outlined">
              {t('wholeShows.ofDog')}
            </LinkButton>
            <LinkButton {...newShowAddress()} variant="contained">
              {t('wholeShows.new')}
            </LinkButton>
          </>
        }
      />
      <ShowList search={search} />
      <Saves of={{}} />
    </>
  )
}

function ShowList({ search }: { search: ShowSearch }) {
  const t = useTranslate()
  const columns = useColumns()
  const list = useQuery(showListQuery(search))
  const { sort = 'date', direction = 'desc' } = search
  return (
    <>
      <ShowFilters search={search} years={list.data?.years ?? []} />
      <Loaded
        query={list}
        failed={t('wholeShows.listFailed')}
        rows={10}
        rowHeight={44}
        empty={({ total }) =>
          total === 0 && <EmptyState title={t('wholeShows.none')}>{t('wholeShows.noneHelp')}</EmptyState>
        }
      >
        {(answer) => (
          <PagedTable
            caption={t('wholeShows.title')}
            columns={columns}
            rows={answer.shows}
            rowKey={({ id }) => String(id)}
            rowLink={({ id }) => showAddress(id)}
            sorting={{ column: sort, direction }}
            answer={answer}
            search={search}
            to={showsAddress}
            found={t('wholeShows.count', { count: answer.total })}
            pagesLabel={t('wholeShows.pages')}
          />
        )}
      </Loaded>
    </>
  )
}

function useColumns(): readonly Column<ListedShow>[] {
  const t = useTranslate()
  const names = useShowNames()
  return [
    {
      id: 'date',
      header: t('shows.date'),
      cell: ({ id, date }) => <AppLink {...showAddress(id)}>{formatDate(date)}</AppLink>,
      sortValue: ({ date }) => date,
      rowHeader: true,
      hideable: false,
      card: 'title',
    },
    {
      id: 'place',
      header: t('shows.place'),
      cell: names.place,
      sortValue: ({ place }) => place,
      hideable: false,
      card: 'title',
    },
    {
      id: 'show',
      header: t('dogShows.show'),
      cell: ({ show }) => show || '–',
      isEmpty: ({ show }) => show === '',
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'results',
      header: t('wholeShows.results'),
      cell: ({ results }) => <Figure value={results} />,
      sortValue: ({ results }) => results,
      align: 'right',
      card: 'fact',
    },
  ]
}
