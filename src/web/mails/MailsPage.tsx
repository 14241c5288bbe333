import Box from '@mui/material/Box'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { MailRow } from '#contract/mails.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Note } from '../ui/layout/parts.ts'
import { MoreButton } from '../ui/links/MoreButton.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { MAIL_STATES, MAILS_PATH, type MailSearch, mailSearchOf, mailsAddress } from './addresses.ts'
import { MailText } from './MailText.tsx'
import { useMailColumns } from './mailColumns.tsx'
import { mailListQuery } from './queries.ts'

/** `/hallinta/posti`: the outbox; what has failed can be sent again. */
export function MailsPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const search = mailSearchOf({ ...useSearch({ from: MAILS_PATH }) })
  const states = MAIL_STATES.map((value) => ({ value, label: t(`mailsAdmin.states.${value}`) }))
  return (
    <>
      <PageTitle title={t('mailsAdmin.title')} lead={t('mailsAdmin.lead')} />
      <Box sx={{ mb: 3, maxWidth: { sm: '16rem' } }}>
        <FilterSelect
          label={t('mailsAdmin.state')}
          value={search.state ?? ''}
          options={states}
          onChange={(state) =>
            void navigate({ ...mailsAddress(mailSearchOf({ state })), resetScroll: false })
          }
        />
      </Box>
      <MailList search={search} />
    </>
  )
}

function MailList({ search }: { search: MailSearch }) {
  const t = useTranslate()
  const list = useInfiniteQuery(mailListQuery(search))
  return (
    <Loaded query={list} failed={t('mailsAdmin.failed')} rows={6} rowHeight={44}>
      {({ pages }) => (
        <>
          <Mails mails={pages.flatMap((page) => page.mails)} sending={pages[0]?.sending ?? true} />
          <MoreButton query={list} label={t('mailsAdmin.more')} />
        </>
      )}
    </Loaded>
  )
}

function Mails({ mails, sending }: { mails: readonly MailRow[]; sending: boolean }) {
  const t = useTranslate()
  const columns = useMailColumns()
  return (
    <>
      {!sending && (
        <Note role="status" tone="warning" mb={3}>
          {t('mailsAdmin.notSending')}
        </Note>
      )}
      {mails.length === 0 ? (
        <EmptyState title={t('mailsAdmin.none')}>{t('mailsAdmin.noneHelp')}</EmptyState>
      ) : (
        <DataTable
          caption={t('mailsAdmin.table')}
          columns={columns}
          rows={mails}
          rowKey={({ id }) => String(id)}
          cardsBelow="md"
          factColumns
          detail={({ id }) => <MailText id={id} sending={sending} />}
          detailLabel={({ subject }) => t('mailsAdmin.read', { subject })}
        />
      )}
    </>
  )
}
