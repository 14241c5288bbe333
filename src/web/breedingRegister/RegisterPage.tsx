import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { RegisterAnswer, RegisterRow } from '#contract/breedingRegister.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { UprightPrint } from '../ui/layout/UprightPrint.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { PagedTable } from '../ui/table/PagedTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'
import { breedingRegisterAddress, REGISTER_PATH, type RegisterSearch, registerSearchOf } from './addresses.ts'
import { CheckedDog } from './CheckedDog.tsx'
import { useDogColumns } from './dogColumns.tsx'
import { registerQuery } from './queries.ts'
import { RegisterFilters } from './RegisterFilters.tsx'

/** `/jalostusrekisteri`: dogs that are or were in the breeding register, and how a chosen dog stands by its conditions. */
export function RegisterPage() {
  const t = useTranslate()
  const search = registerSearchOf({ ...useSearch({ from: REGISTER_PATH }) })
  const list = useQuery(registerQuery(search))
  return (
    <>
      <UprightPrint />
      <PageTitle title={t('breedingRegister.title')} lead={t('breedingRegister.lead')} />
      <CheckedDog search={search} />
      <RegisterFilters search={search} />
      <Loaded
        query={list}
        failed={t('breedingRegister.failed')}
        rows={12}
        rowHeight={56}
        empty={({ total }) => total === 0 && <NothingFound search={search} />}
      >
        {(answer) => <RegisterTable answer={answer} search={search} />}
      </Loaded>
    </>
  )
}

function RegisterTable({ answer, search }: { answer: RegisterAnswer; search: RegisterSearch }) {
  const t = useTranslate()
  const dogs = useDogColumns<RegisterRow>({ breed: search.breed === undefined })
  const columns: readonly Column<RegisterRow>[] = [
    // The service orders the pages.
    ...dogs.map(({ sortValue: _, ...column }) => column),
    {
      id: 'added',
      header: t('breedingRegister.columns.added'),
      cell: ({ added }) => <DateText date={added} />,
      card: 'fact',
    },
    {
      id: 'removed',
      header: t('breedingRegister.columns.removed'),
      cell: ({ removed }) => <DateText date={removed} />,
      card: 'fact',
      isEmpty: ({ removed }) => removed === null,
    },
    {
      id: 'magazine',
      header: t('breedingRegister.columns.magazine'),
      cell: ({ magazine }) => magazine ?? '–',
      card: 'fact',
      isEmpty: ({ magazine }) => magazine === null,
    },
  ]
  return (
    <PagedTable
      caption={t('breedingRegister.table')}
      columns={columns}
      rows={answer.entries}
      rowKey={({ dog }) => dog.regnr}
      answer={answer}
      search={search}
      to={breedingRegisterAddress}
      found={t('breedingRegister.count', { count: answer.total })}
      pagesLabel={t('breedingRegister.pages')}
    />
  )
}

function NothingFound({ search: { breed, gender, state } }: { search: RegisterSearch }) {
  const t = useTranslate()
  if (breed ?? gender ?? state)
    return <EmptyState title={t('breedingRegister.none')}>{t('breedingRegister.noneHelp')}</EmptyState>
  return <EmptyState title={t('breedingRegister.noneYet')}>{t('breedingRegister.noneYetHelp')}</EmptyState>
}
