import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ActiveJudge } from '#contract/officials.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { UprightPrint } from '../../ui/layout/UprightPrint.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { JUDGES_PATH, type JudgeSearch, judgeSearchOf } from '../addresses.ts'
import { activeJudgesQuery } from '../queries.ts'
import { JudgeFilters } from './JudgeFilters.tsx'
import { useJudgeColumns } from './judgeColumns.tsx'
import { judgePasses } from './judgeFilter.ts'

/** `/tuomarit`: the judges who judge now; the filters stand in the address. */
export function JudgesPage() {
  const t = useTranslate()
  const search = judgeSearchOf({ ...useSearch({ from: JUDGES_PATH }) })
  const judges = useQuery(activeJudgesQuery)
  return (
    <>
      <UprightPrint />
      <PageTitle
        title={t('judges.title')}
        lead={t('judges.lead')}
        actions={
          <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
            {t('common.print')}
          </Button>
        }
      />
      <JudgeFilters search={search} judges={judges.data ?? []} />
      <Loaded
        query={judges}
        failed={t('judges.failed')}
        rows={12}
        rowHeight={44}
        empty={({ length }) =>
          length === 0 && <EmptyState title={t('judges.none')}>{t('judges.noneHelp')}</EmptyState>
        }
      >
        {(all) => <FilteredJudges judges={all} search={search} />}
      </Loaded>
    </>
  )
}

function FilteredJudges({ judges, search }: { judges: readonly ActiveJudge[]; search: JudgeSearch }) {
  const t = useTranslate()
  const columns = useJudgeColumns()
  const found = judges.filter((judge) => judgePasses(judge, search))
  if (found.length === 0)
    return <EmptyState title={t('judges.noMatches')}>{t('judges.noMatchesHelp')}</EmptyState>
  return (
    <DataTable
      caption={t('judges.table')}
      columns={columns}
      rows={found}
      rowKey={({ id }) => String(id)}
      sorting={{ column: 'name', direction: 'asc' }}
      summary={
        <Text strong role="status">
          {t('judges.count', { count: found.length })}
        </Text>
      }
    />
  )
}
