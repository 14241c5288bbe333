import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MAIL_STATES, type MailSearch, mailSearchOf, paths } from '../paths.ts'
import { DetailTable } from '../ui/DetailTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { FilterSelect } from '../ui/FilterSelect.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { MailText } from './MailText.tsx'
import { useMailColumns } from './mailColumns.tsx'
import { mailListQuery } from './queries.ts'

/** `/hallinta/posti`: the outbox; what has failed can be sent again. */
export function MailsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = mailSearchOf({ ...useSearch({ from: '/hallinta/posti' }) })
  const states = MAIL_STATES.map((value) => ({ value, label: t(`mailsAdmin.states.${value}`) }))
  return (
    <>
      <PageTitle title={t('mailsAdmin.title')} lead={t('mailsAdmin.lead')} />
      <Box sx={{ mb: 3, maxWidth: { sm: '16rem' } }}>
        <FilterSelect
          label={t('mailsAdmin.state')}
          all={t('mailsAdmin.all')}
          value={search.state ?? ''}
          options={states}
          onChange={(state) => void navigate({ ...paths.mails(mailSearchOf({ state })), resetScroll: false })}
        />
      </Box>
      <MailList search={search} />
    </>
  )
}

function MailList({ search }: { search: MailSearch }) {
  const { t } = useTranslation()
  const columns = useMailColumns()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    mailListQuery(search),
  )
  if (error) return <ErrorState error={error} title={t('mailsAdmin.failed')} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={6} height={44} />
  const sending = data.pages[0]?.sending ?? true
  const mails = data.pages.flatMap((page) => page.mails)
  return (
    <>
      {!sending && (
        <Box role="status" sx={{ borderLeft: 3, borderColor: 'warning.main', pl: 2, py: 0.5, mb: 3 }}>
          {t('mailsAdmin.notSending')}
        </Box>
      )}
      {mails.length === 0 ? (
        <EmptyState title={t('mailsAdmin.none')}>{t('mailsAdmin.noneHelp')}</EmptyState>
      ) : (
        <DetailTable
          caption={t('mailsAdmin.table')}
          columns={columns}
          rows={mails}
          rowKey={({ id }) => String(id)}
          detail={({ id }) => <MailText id={id} sending={sending} />}
          detailLabel={({ subject }) => t('mailsAdmin.read', { subject })}
        />
      )}
      {hasNextPage && (
        <Box sx={{ textAlign: 'center', mt: 2 }}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('mailsAdmin.more')}
          </Button>
        </Box>
      )}
    </>
  )
}
