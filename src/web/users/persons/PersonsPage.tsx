import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PERSONS_MAX } from '#contract/constants.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { SearchLine } from '../../ui/filters/SearchLine.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { PERSONS_PATH, personsAddress } from '../addresses.ts'
import { personsQuery } from '../queries.ts'
import { usePersonColumns } from './personColumns.tsx'

const SHORTEST = 3

/** `/hallinta/henkilot`: people who are in the data without an account; on request their data is downloaded or erased. */
export function PersonsPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { q = '' } = useSearch({ from: PERSONS_PATH })
  return (
    <>
      <PageTitle title={t('persons.title')} lead={t('persons.lead')} />
      <SearchLine
        label={t('persons.search')}
        help={t('persons.searchHelp')}
        action={t('users.submit')}
        start={q}
        onSearch={(text) => void navigate({ ...personsAddress({ q: text }), resetScroll: false })}
      />
      <Block mt={3}>
        {q.trim().length < SHORTEST ? <EmptyState title={t('persons.empty')} /> : <PersonList q={q.trim()} />}
      </Block>
    </>
  )
}

function PersonList({ q }: { q: string }) {
  const t = useTranslate()
  const columns = usePersonColumns()
  const persons = useQuery(personsQuery(q))
  return (
    <Loaded
      query={persons}
      rows={6}
      rowHeight={44}
      empty={({ length }) => length === 0 && <EmptyState title={t('persons.none')} />}
    >
      {(rows) => (
        <>
          {rows.length === PERSONS_MAX && (
            <Text mb={2}>{t('persons.firstOnly', { count: PERSONS_MAX })}</Text>
          )}
          <DataTable
            caption={t('persons.table')}
            columns={columns}
            rows={rows}
            rowKey={({ kind, id }) => `${kind} ${id}`}
            cardsBelow="md"
            factColumns
          />
        </>
      )}
    </Loaded>
  )
}
