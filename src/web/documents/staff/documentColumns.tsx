import type { DocumentRow } from '#contract/documents.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { documentAddress } from '../addresses.ts'
import { useFileSize } from '../useFileSize.ts'
import { useDocumentTrial } from './documentTrial.ts'
import { Readers } from './Readers.tsx'

/** The columns of documents in the list of staff. */
export function useDocumentColumns(): readonly Column<DocumentRow>[] {
  const t = useTranslate()
  const sizeOf = useFileSize()
  const trialName = useDocumentTrial()
  const place = ({ folder, trial }: DocumentRow) => (trial ? trialName(trial) : (folder?.name ?? ''))
  return [
    {
      id: 'title',
      header: t('documentAdmin.columns.title'),
      cell: ({ id, title }) => (
        <Span strong breaks>
          <AppLink {...documentAddress(id)}>{title}</AppLink>
        </Span>
      ),
      sortValue: ({ title }) => title,
      long: true,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'folder',
      header: t('documentAdmin.columns.folder'),
      cell: (row) => (
        <Span breaks>
          {place(row) || t('documentAdmin.noFolder')}
          {row.trial && (
            <Text tone="muted" size="small">
              {t('documentAdmin.ofTrial')}
            </Text>
          )}
        </Span>
      ),
      sortValue: (row) => place(row) || null,
      card: 'fact',
    },
    {
      id: 'readers',
      header: t('documentAdmin.columns.readers'),
      cell: (row) => <Readers {...row} />,
      width: '9rem',
      card: 'fact',
    },
    {
      id: 'type',
      header: t('documentAdmin.columns.type'),
      cell: ({ type }) => t(`documents.types.${type}`),
      card: 'fact',
    },
    {
      id: 'size',
      header: t('documentAdmin.columns.bytes'),
      cell: ({ bytes }) => sizeOf(bytes),
      sortValue: ({ bytes }) => bytes,
      align: 'right',
      width: '6rem',
      card: 'fact',
    },
    {
      id: 'number',
      header: t('documentAdmin.columns.number'),
      cell: ({ number }) => number,
      align: 'right',
      width: '5.5rem',
      card: 'fact',
    },
    {
      id: 'changed',
      header: t('documentAdmin.columns.when'),
      cell: ({ changedAt }) => <TimeText moment={changedAt} />,
      sortValue: ({ changedAt }) => changedAt,
      width: '10rem',
      card: 'fact',
    },
    {
      id: 'who',
      header: t('documentAdmin.columns.who'),
      cell: ({ changedBy }) => <Span breaks>{changedBy?.username ?? t('documentAdmin.erased')}</Span>,
      width: '9rem',
      card: 'fact',
    },
  ]
}
