import { useMemo } from 'react'
import type { SecurityEvent } from '#contract/audit.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import type { Column } from '../ui/table/types.ts'
import { TimeText } from '../ui/values/TimeText.tsx'

type HourlyCount = Pick<SecurityEvent, 'hour' | 'kind' | 'count'>

/** The columns of what happened how often within an hour. */
export function useHourColumns<Row extends HourlyCount>(): readonly Column<Row>[] {
  const t = useTranslate()
  return useMemo(
    () => [
      {
        id: 'hour',
        header: t('audit.security.hour'),
        cell: ({ hour }) => <TimeText moment={hour} />,
        card: 'title',
      },
      {
        id: 'kind',
        header: t('audit.security.kind'),
        cell: ({ kind }) => <Text strong>{t(`audit.security.kinds.${kind}`)}</Text>,
        card: 'title',
      },
      {
        id: 'count',
        header: t('audit.security.count'),
        cell: ({ count }) => String(count),
        align: 'right',
        card: 'fact',
      },
    ],
    [t],
  )
}
