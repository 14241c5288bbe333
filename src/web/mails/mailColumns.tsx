import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailRow } from '#contract/mails.ts'
import type { Column } from '../ui/DataTable.types.ts'
import { TimeText } from '../ui/TimeText.tsx'

const COLOURS = { waiting: 'warning.main', sent: 'success.main', failed: 'error.main' } as const

/** The columns of the outbox. */
export function useMailColumns(): readonly Column<MailRow>[] {
  const { t } = useTranslation()
  return useMemo(() => columnsIn(t), [t])
}

function columnsIn(t: TFunction): Column<MailRow>[] {
  return [
    {
      id: 'subject',
      header: t('mailsAdmin.subject'),
      cell: ({ subject }) => (
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {subject}
        </Box>
      ),
      card: 'title',
    },
    {
      id: 'recipient',
      header: t('mailsAdmin.recipient'),
      cell: ({ recipient }) => <Box sx={{ overflowWrap: 'anywhere' }}>{recipient}</Box>,
      card: 'fact',
    },
    {
      id: 'state',
      header: t('mailsAdmin.state'),
      cell: ({ state }) => (
        <Box component="span" sx={{ color: COLOURS[state], fontWeight: 600 }}>
          {t(`mailsAdmin.states.${state}`)}
        </Box>
      ),
      card: 'fact',
    },
    {
      id: 'created',
      header: t('mailsAdmin.created'),
      cell: ({ createdAt }) => <TimeText moment={createdAt} />,
      card: 'fact',
    },
    {
      id: 'attempts',
      header: t('mailsAdmin.attempts'),
      cell: ({ attempts }) => attempts,
      align: 'right',
    },
  ]
}
