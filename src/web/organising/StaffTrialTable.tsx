import type { AnswerOf } from '#contract/calls.ts'
import type { listTrials } from '#contract/endpoints/organising.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PagedTable } from '../ui/table/PagedTable.tsx'
import { type StaffTrialSearch, staffTrialAddress, staffTrialsAddress } from './addresses.ts'
import { useStaffTrialColumns } from './staffTrialColumns.tsx'

interface Props {
  answer: AnswerOf<typeof listTrials>
  search: StaffTrialSearch
}

/** One page of the trials that match; without an order they stand in that of what is to do. */
export function StaffTrialTable({ answer, search }: Props) {
  const t = useTranslate()
  const { sort, direction = 'asc' } = search
  return (
    <PagedTable
      caption={t('trialAdmin.table')}
      columns={useStaffTrialColumns()}
      rows={answer.trials}
      rowKey={({ id }) => String(id)}
      rowLink={({ id }) => staffTrialAddress(id)}
      sorting={sort && { column: sort, direction }}
      answer={answer}
      search={search}
      to={staffTrialsAddress}
      found={t('trialAdmin.count', { count: answer.total })}
      pagesLabel={t('trialAdmin.pages')}
    />
  )
}
