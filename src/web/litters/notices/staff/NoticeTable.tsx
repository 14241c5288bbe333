import type { StaffNotice } from '#contract/litterNotices.ts'
import { formatDate } from '#domain/dates.ts'
import { useMay } from '../../../accounts/session/session.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { Text } from '../../../ui/layout/parts.ts'
import { AppLink } from '../../../ui/links/AppLink.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/types.ts'
import { staffNoticeAddress } from '../addresses.ts'
import { NoticeState } from '../NoticeState.tsx'
import { usePairName } from '../usePairName.ts'
import { NoticeActions } from './NoticeActions.tsx'

/** Notices with how they stand and who keeps them. */
export function NoticeTable({ notices }: { notices: readonly StaffNotice[] }) {
  const t = useTranslate()
  const pairName = usePairName()
  const mayDecide = useMay('litters.decide')
  const columns: readonly Column<StaffNotice>[] = [
    {
      id: 'pair',
      header: t('noticeAdmin.columns.pair'),
      cell: (notice) => (
        <>
          <AppLink {...staffNoticeAddress(notice.id)}>{pairName(notice)}</AppLink>
          {notice.kennelName && (
            <Text size="small" tone="muted" breaks>
              {notice.kennelName}
            </Text>
          )}
        </>
      ),
      card: 'title',
    },
    {
      id: 'state',
      header: t('noticeAdmin.columns.state'),
      cell: (notice) => <NoticeState notice={notice} />,
      card: 'fact',
    },
    {
      id: 'owner',
      header: t('noticeAdmin.columns.owner'),
      cell: ({ owner }) => owner?.username ?? t('noticeAdmin.ofClub'),
      card: 'fact',
    },
    {
      id: 'updated',
      header: t('noticeAdmin.columns.updated'),
      cell: ({ updatedAt }) => formatDate(updatedAt.slice(0, 10)),
      oneLine: true,
      card: 'fact',
    },
    {
      id: 'actions',
      header: t('noticeAdmin.columns.actions'),
      cell: (notice) => <NoticeActions notice={notice} />,
      align: 'right',
      oneLine: true,
      card: 'actions',
    },
  ]
  return (
    <DataTable
      caption={t('noticeAdmin.table')}
      columns={columns.filter(({ id }) => mayDecide || id !== 'actions')}
      rows={notices}
      rowKey={({ id }) => String(id)}
      cardsBelow="md"
    />
  )
}
