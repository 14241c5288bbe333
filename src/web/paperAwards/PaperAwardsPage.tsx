import Box from '@mui/material/Box'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { PaperAwardRow } from '#contract/paperAwards.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { MoreButton } from '../ui/links/MoreButton.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import {
  AWARD_STATES,
  PAPER_AWARDS_PATH,
  type PaperAwardSearch,
  paperAwardSearchOf,
  paperAwardsAddress,
} from './addresses.ts'
import { DecideAward } from './DecideAward.tsx'
import { usePaperAwardColumns } from './paperAwardColumns.tsx'
import { paperAwardsQuery } from './queries.ts'

/** `/hallinta/paperipalkinnot`: what organisers have seen on paper, for those who keep the register to confirm or deny. */
export function PaperAwardsPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const search = paperAwardSearchOf({ ...useSearch({ from: PAPER_AWARDS_PATH }) })
  const states = AWARD_STATES.map((value) => ({ value, label: t(`paperAwards.states.${value}`) }))
  return (
    <>
      <PageTitle title={t('paperAwards.title')} lead={t('paperAwards.lead')} />
      <Box sx={{ mb: 3, maxWidth: { sm: '16rem' } }}>
        <FilterSelect
          label={t('paperAwards.state')}
          value={search.state ?? ''}
          options={states}
          onChange={(state) =>
            void navigate({ ...paperAwardsAddress(paperAwardSearchOf({ state })), resetScroll: false })
          }
        />
      </Box>
      <AwardList search={search} />
    </>
  )
}

function AwardList({ search }: { search: PaperAwardSearch }) {
  const t = useTranslate()
  const list = useInfiniteQuery(paperAwardsQuery(search))
  return (
    <Loaded query={list} failed={t('paperAwards.failed')} rows={6} rowHeight={64}>
      {({ pages }) => (
        <>
          <Awards awards={pages.flatMap((page) => page.awards)} />
          <MoreButton query={list} label={t('paperAwards.more')} />
        </>
      )}
    </Loaded>
  )
}

function Awards({ awards }: { awards: readonly PaperAwardRow[] }) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<PaperAwardRow | null>(null)
  const columns = usePaperAwardColumns(setChosen)
  if (awards.length === 0)
    return <EmptyState title={t('paperAwards.none')}>{t('paperAwards.noneHelp')}</EmptyState>
  return (
    <>
      <DataTable
        caption={t('paperAwards.table')}
        columns={columns}
        rows={awards}
        rowKey={({ id }) => String(id)}
        cardsBelow="md"
      />
      {chosen && <DecideAward award={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
