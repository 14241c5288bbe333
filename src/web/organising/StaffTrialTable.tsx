import { useNavigate } from '@tanstack/react-router'
import type { AnswerOf } from '#contract/calls.ts'
import type { listTrials } from '#contract/endpoints/organising.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { Pages } from '../ui/links/Pages.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import {
  type StaffTrialSearch,
  type StaffTrialSort,
  staffTrialAddress,
  staffTrialsAddress,
} from './addresses.ts'
import { useStaffTrialColumns } from './staffTrialColumns.tsx'

interface Props {
  answer: AnswerOf<typeof listTrials>
  search: StaffTrialSearch
}

/** One page of the trials that match, in the order the address asks for. */
export function StaffTrialTable({ answer, search }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const columns = useStaffTrialColumns()
  const { sort, direction = 'asc' } = search
  return (
    <>
      <DataTable
        caption={t('trialAdmin.table')}
        columns={columns}
        rows={answer.trials}
        rowKey={({ id }) => String(id)}
        rowLink={({ id }) => staffTrialAddress(id)}
        {...(sort && { sorting: { column: sort, direction } })}
        onSort={({ column, direction: next }) =>
          void navigate({
            ...staffTrialsAddress({
              ...search,
              page: undefined,
              sort: column as StaffTrialSort,
              direction: next,
            }),
            resetScroll: false,
          })
        }
        columnChoice
        summary={
          <Text strong role="status">
            {t('trialAdmin.count', { count: answer.total })}
          </Text>
        }
      />
      <Pages
        label={t('trialAdmin.pages')}
        page={answer.page}
        count={Math.ceil(answer.total / answer.pageSize)}
        to={(page) => staffTrialsAddress({ ...search, page })}
      />
    </>
  )
}
