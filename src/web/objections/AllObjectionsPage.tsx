import Box from '@mui/material/Box'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { OBJECTION_STATES } from '#domain/trials/objections.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { MoreButton } from '../ui/links/MoreButton.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import {
  ALL_OBJECTIONS_PATH,
  allObjectionsAddress,
  type ObjectionSearch,
  objectionSearchOf,
  objectionsAddress,
} from './addresses.ts'
import { useObjectionColumns } from './objectionColumns.tsx'
import { allObjectionsQuery } from './queries.ts'

/** `/hallinta/vastalauseet`: objections over all trials of which the reader may read them. */
export function AllObjectionsPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const search = objectionSearchOf({ ...useSearch({ from: ALL_OBJECTIONS_PATH }) })
  const states = OBJECTION_STATES.map((value) => ({ value, label: t(`objectionAdmin.states.${value}`) }))
  return (
    <>
      <PageTitle title={t('objectionAdmin.title')} lead={t('objectionAdmin.allLead')} />
      <Box sx={{ mb: 3, maxWidth: { sm: '16rem' } }}>
        <FilterSelect
          label={t('objectionAdmin.state')}
          value={search.state ?? ''}
          options={states}
          onChange={(state) =>
            void navigate({ ...allObjectionsAddress(objectionSearchOf({ state })), resetScroll: false })
          }
        />
      </Box>
      <Objections search={search} />
    </>
  )
}

function Objections({ search }: { search: ObjectionSearch }) {
  const t = useTranslate()
  const list = useInfiniteQuery(allObjectionsQuery(search))
  const columns = useObjectionColumns()
  return (
    <Loaded query={list} failed={t('objections.failed')} rows={6} rowHeight={64}>
      {({ pages }) => (
        <>
          <DataTable
            caption={t('objectionAdmin.title')}
            columns={columns}
            rows={pages.flatMap((page) => page.objections)}
            rowKey={({ id }) => String(id)}
            rowLink={({ trial }) => objectionsAddress(trial.id)}
            cardsBelow="md"
            empty={
              <EmptyState
                title={t(search.state === 'open' ? 'objectionAdmin.noneOpen' : 'objectionAdmin.none')}
              >
                {t('objectionAdmin.noneHelp')}
              </EmptyState>
            }
          />
          <MoreButton query={list} label={t('objectionAdmin.more')} />
        </>
      )}
    </Loaded>
  )
}
