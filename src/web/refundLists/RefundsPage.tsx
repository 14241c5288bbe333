import { useQuery } from '@tanstack/react-query'
import type { RefundTransfers } from '#contract/refundLists.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { MoneyTabs } from '../money/MoneyTabs.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { ListHistory } from './ListHistory.tsx'
import { OpenList } from './OpenList.tsx'
import { refundTransfersQuery } from './queries.ts'
import { WaitingRefunds } from './WaitingRefunds.tsx'

/** `/hallinta/rahat/palautukset`: what goes back by bank transfer, and the lists by which the bank pays it. */
export function RefundsPage() {
  const t = useTranslate()
  const transfers = useQuery(refundTransfersQuery)
  return (
    <>
      <PageTitle title={t('refundLists.title')} lead={t('refundLists.lead')} />
      <MoneyTabs />
      <Loaded
        query={transfers}
        failed={t('refundLists.failed')}
        rows={6}
        rowHeight={44}
        empty={({ refunds, lists }) =>
          refunds.length + lists.length === 0 && (
            <EmptyState title={t('refundLists.none')}>{t('refundLists.noneHelp')}</EmptyState>
          )
        }
      >
        {(data) => <Transfers data={data} />}
      </Loaded>
    </>
  )
}

function Transfers({ data: { clubs, refunds, lists } }: { data: RefundTransfers }) {
  const settled = lists.filter(({ open }) => open === 0)
  const waiting = refunds.filter(({ listId }) => listId === null)
  return (
    <>
      {clubs.map((club) => {
        const ofClub = waiting.filter(({ clubId }) => clubId === club.id)
        return ofClub.length > 0 && <WaitingRefunds key={club.id} club={club} refunds={ofClub} />
      })}
      {lists
        .filter(({ open }) => open > 0)
        .map((list) => (
          <OpenList key={list.id} list={list} refunds={refunds.filter(({ listId }) => listId === list.id)} />
        ))}
      {settled.length > 0 && <ListHistory lists={settled} />}
    </>
  )
}
