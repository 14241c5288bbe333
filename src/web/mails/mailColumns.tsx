import { useMemo } from 'react'
import type { MailRow } from '#contract/mails.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Span, Text } from '../ui/layout/parts.ts'
import type { Column } from '../ui/table/types.ts'
import { TimeText } from '../ui/values/TimeText.tsx'

const TONES = { waiting: 'warning', sent: 'success', failed: 'error', undelivered: 'error' } as const

/** The columns of the outbox. */
export function useMailColumns(): readonly Column<MailRow>[] {
  const t = useTranslate()
  return useMemo(() => columnsIn(t), [t])
}

function columnsIn(t: Translate): Column<MailRow>[] {
  return [
    {
      id: 'subject',
      header: t('mailsAdmin.subject'),
      cell: ({ subject }) => (
        <Span strong breaks>
          {subject}
        </Span>
      ),
      card: 'title',
    },
    {
      id: 'recipient',
      header: t('mailsAdmin.recipient'),
      cell: ({ recipient }) => <Text breaks>{recipient}</Text>,
      card: 'fact',
    },
    {
      id: 'state',
      header: t('mailsAdmin.state'),
      cell: ({ state, undelivered }) => (
        <>
          <Span tone={TONES[state]} strong>
            {t(`mailsAdmin.states.${state}`)}
          </Span>
          {undelivered && (
            <Text size="small" tone="muted">
              {t(`mailsAdmin.meanings.${undelivered.meaning}`)}
            </Text>
          )}
        </>
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
