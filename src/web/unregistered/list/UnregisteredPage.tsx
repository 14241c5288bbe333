import Box from '@mui/material/Box'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { UnregisteredRow } from '#contract/unregisteredDogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { identityAddress } from '../../identity/addresses.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { MoreButton } from '../../ui/links/MoreButton.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import {
  LISTED_STATES,
  UNREGISTERED_PATH,
  type UnregisteredSearch,
  unregisteredAddress,
  unregisteredSearchOf,
} from '../addresses.ts'
import { LinkDialog } from '../link/LinkDialog.tsx'
import { unregisteredQuery } from '../queries.ts'
import { RegisterDialog } from './RegisterDialog.tsx'
import { type Act, useUnregisteredColumns } from './unregisteredColumns.tsx'

/** `/hallinta/rekisterin-ulkopuoliset`: dogs that were entered with data of their own, for those who keep the register to link or add. */
export function UnregisteredPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const search = unregisteredSearchOf({ ...useSearch({ from: UNREGISTERED_PATH }) })
  const states = LISTED_STATES.map((value) => ({ value, label: t(`unregisteredDogs.states.${value}`) }))
  return (
    <>
      <PageTitle title={t('unregisteredDogs.title')} lead={t('unregisteredDogs.lead')} />
      <Box sx={{ mb: 3, maxWidth: { sm: '16rem' } }}>
        <FilterSelect
          label={t('unregisteredDogs.state')}
          value={search.state ?? ''}
          options={states}
          onChange={(state) =>
            void navigate({ ...unregisteredAddress(unregisteredSearchOf({ state })), resetScroll: false })
          }
        />
      </Box>
      <DogList search={search} />
    </>
  )
}

function DogList({ search }: { search: UnregisteredSearch }) {
  const t = useTranslate()
  const list = useInfiniteQuery(unregisteredQuery(search))
  return (
    <Loaded query={list} failed={t('unregisteredDogs.failed')} rows={6} rowHeight={96}>
      {({ pages }) => (
        <>
          <Dogs rows={pages.flatMap((page) => page.dogs)} />
          <MoreButton query={list} label={t('unregisteredDogs.more')} />
        </>
      )}
    </Loaded>
  )
}

function Dogs({ rows }: { rows: readonly UnregisteredRow[] }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ row: UnregisteredRow; act: Act } | null>(null)
  const columns = useUnregisteredColumns((row, act) => setChosen({ row, act }))
  const close = () => setChosen(null)
  if (rows.length === 0)
    return <EmptyState title={t('unregisteredDogs.none')}>{t('unregisteredDogs.noneHelp')}</EmptyState>
  return (
    <>
      <DataTable
        caption={t('unregisteredDogs.table')}
        columns={columns}
        rows={rows}
        rowKey={({ entryId }) => String(entryId)}
        cardsBelow="md"
      />
      {chosen?.act === 'link' && (
        <LinkDialog entered={{ ...chosen.row, trialId: chosen.row.trial.id }} onClose={close} />
      )}
      {chosen?.act === 'register' && (
        <RegisterDialog
          row={chosen.row}
          onClose={close}
          onDone={(regnr) => void navigate(identityAddress(regnr))}
        />
      )}
    </>
  )
}
