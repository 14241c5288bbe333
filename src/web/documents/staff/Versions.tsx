import Link from '@mui/material/Link'
import { useQueryClient } from '@tanstack/react-query'
import type { DocumentVersion, StaffDocument } from '#contract/documents.ts'
import { documentVersionFile, putBackVersion, replaceDocument } from '#contract/endpoints/documents.ts'
import { addressOf } from '../../client/address.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { Block, Span, Text } from '../../ui/layout/parts.ts'
import { useDownloadLink } from '../../ui/links/useDownloadLink.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { useFileSize } from '../useFileSize.ts'
import { DOCUMENTS, staffDocumentQuery } from './queries.ts'
import { UploadInput } from './UploadInput.tsx'

/** Shows a document as a change has left it. */
function useChanged(id: number, text: 'documentAdmin.replaced' | 'documentAdmin.putBackDone') {
  const t = useTranslate()
  const queries = useQueryClient()
  return {
    invalidates: DOCUMENTS,
    onSuccess(changed: StaffDocument) {
      queries.setQueryData(staffDocumentQuery(id).queryKey, changed)
      showSuccess(t(text, { number: changed.number }))
    },
    onError: (error: Error) => {
      // What somebody else has done meanwhile is shown, so that the next try knows of it.
      void queries.invalidateQueries({ queryKey: staffDocumentQuery(id).queryKey })
      toastRefusal(t, error)
    },
  }
}

/** Every version of a document, the one that is given out first; another file makes the next. */
export function Versions({ document }: { document: StaffDocument }) {
  const t = useTranslate()
  const { id, number, versions, mayChange, removedAt } = document
  const columns = useColumns(document)
  const replace = useChange(replaceDocument, useChanged(id, 'documentAdmin.replaced'))
  return (
    <>
      <DataTable
        caption={t('documentAdmin.versions')}
        columns={columns}
        rows={versions}
        rowKey={({ number }) => String(number)}
        cardsBelow="md"
      />
      {mayChange && removedAt === null && (
        <Block mt={3}>
          <UploadInput
            label={t('documentAdmin.replace')}
            onBrought={({ upload }) => replace.mutate({ id, seen: number, upload })}
          />
        </Block>
      )}
    </>
  )
}

function useColumns(document: StaffDocument): readonly Column<DocumentVersion>[] {
  const t = useTranslate()
  const sizeOf = useFileSize()
  const { onClick } = useDownloadLink()
  const { id, title, number: current, mayChange, removedAt } = document
  return [
    {
      id: 'number',
      header: t('documentAdmin.columns.number'),
      cell: ({ number, restoredFrom }) => (
        <Span strong={number === current}>
          {number === current ? t('documentAdmin.current', { number }) : number}
          {restoredFrom !== null && (
            <Text tone="muted" size="small">
              {t('documentAdmin.restoredFrom', { number: restoredFrom })}
            </Text>
          )}
        </Span>
      ),
      rowHeader: true,
      width: '10rem',
      card: 'title',
    },
    {
      id: 'file',
      header: t('documentAdmin.columns.file'),
      cell: ({ number, fileName }) => {
        const href = addressOf(documentVersionFile, { params: { id, number } })
        return (
          <Span breaks>
            <Link
              href={href}
              download
              aria-label={t('documentAdmin.downloadOf', { title: title.fi, number, file: fileName })}
              onClick={(event) => onClick(event, href, fileName)}
            >
              {fileName}
            </Link>
          </Span>
        )
      },
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'size',
      header: t('documentAdmin.columns.size'),
      cell: ({ type, bytes }) => `${t(`documents.types.${type}`)}, ${sizeOf(bytes)}`,
      card: 'fact',
    },
    {
      id: 'when',
      header: t('documentAdmin.columns.when'),
      cell: ({ madeAt }) => <TimeText moment={madeAt} />,
      card: 'fact',
    },
    {
      id: 'who',
      header: t('documentAdmin.columns.who'),
      cell: ({ by }) => <Span breaks>{by?.username ?? t('documentAdmin.erased')}</Span>,
      card: 'fact',
    },
    {
      id: 'putBack',
      header: t('documentAdmin.putBack'),
      cell: ({ number }) =>
        mayChange &&
        removedAt === null &&
        number !== current && <PutBack document={document} number={number} />,
      isEmpty: ({ number }) => !mayChange || removedAt !== null || number === current,
      card: 'actions',
    },
  ]
}

function PutBack({ document, number }: { document: StaffDocument; number: number }) {
  const t = useTranslate()
  const { id, number: seen } = document
  const call = useChange(putBackVersion, useChanged(id, 'documentAdmin.putBackDone'))
  return (
    <ConfirmedAction
      label={t('documentAdmin.putBackOf', { number })}
      question={t('documentAdmin.putBackQuestion', { number })}
      help={t('documentAdmin.putBackHelp')}
      blocked={null}
      call={call}
      body={{ id, seen, number }}
    />
  )
}
