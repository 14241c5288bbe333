import { useNavigate } from '@tanstack/react-router'
import type { PastTrials } from '#contract/calendar.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Pages } from '../../ui/links/Pages.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { type PastTrialSearch, type PastTrialSort, pastTrialsAddress, trialAddress } from '../addresses.ts'
import { usePastColumns } from './pastColumns.tsx'

interface Props {
  answer: PastTrials
  search: PastTrialSearch
}

/** One page of past trials, in the order the address asks for. */
export function PastTable({ answer, search }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { sort = 'date', direction = 'desc' } = search
  return (
    <>
      <DataTable
        caption={t('trialPages.table')}
        columns={usePastColumns()}
        rows={answer.trials}
        rowKey={({ date, kaerNr }) => `${date} ${kaerNr}`}
        rowLink={({ date, kaerNr }) => trialAddress(date, kaerNr)}
        sorting={{ column: sort, direction }}
        onSort={({ column, direction: next }) =>
          void navigate({
            ...pastTrialsAddress({
              ...search,
              page: undefined,
              sort: column as PastTrialSort,
              direction: next,
            }),
            resetScroll: false,
          })
        }
        columnChoice
        summary={
          <Text strong role="status">
            {t('trialPages.count', { count: answer.total })}
          </Text>
        }
      />
      <Pages
        label={t('trialPages.pages')}
        page={answer.page}
        count={Math.ceil(answer.total / answer.pageSize)}
        to={(page) => pastTrialsAddress({ ...search, page })}
      />
    </>
  )
}
