import type { PastTrials } from '#contract/calendar.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import { type PastTrialSearch, pastTrialsAddress, trialAddress } from '../addresses.ts'
import { usePastColumns } from './pastColumns.tsx'

interface Props {
  answer: PastTrials
  search: PastTrialSearch
}

/** One page of past trials. */
export function PastTable({ answer, search }: Props) {
  const t = useTranslate()
  const { sort = 'date', direction = 'desc' } = search
  return (
    <PagedTable
      caption={t('trialPages.table')}
      columns={usePastColumns()}
      rows={answer.trials}
      rowKey={({ date, kaerNr }) => `${date} ${kaerNr}`}
      rowLink={({ date, kaerNr }) => trialAddress(date, kaerNr)}
      sorting={{ column: sort, direction }}
      answer={answer}
      search={search}
      to={pastTrialsAddress}
      found={t('trialPages.count', { count: answer.total })}
      pagesLabel={t('trialPages.pages')}
    />
  )
}
