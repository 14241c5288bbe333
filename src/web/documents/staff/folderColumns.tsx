import Button from '@mui/material/Button'
import type { DocumentFolder } from '#contract/documents.ts'
import { orderFolders, removeFolder } from '#contract/endpoints/documents.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { Row, Span, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { orderColumn } from '../../ui/table/orderColumn.tsx'
import type { Column } from '../../ui/table/types.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { documentsAddress } from '../addresses.ts'
import { DOCUMENTS } from './queries.ts'

/** The columns of folders; `all` are those among which one is moved. */
export function useFolderColumns(
  all: readonly DocumentFolder[],
  onRename: (folder: DocumentFolder) => void,
): readonly Column<DocumentFolder>[] {
  const t = useTranslate()
  return [
    {
      id: 'name',
      header: t('documentAdmin.columns.name'),
      cell: ({ name: { fi, sv, en } }) => (
        <Span breaks>
          <Span strong>{fi}</Span>
          <Text tone="muted" size="small">
            {[sv, en].filter(Boolean).join(' · ')}
          </Text>
        </Span>
      ),
      rowHeader: true,
      long: true,
      card: 'title',
    },
    {
      id: 'documents',
      header: t('documentAdmin.columns.documents'),
      cell: ({ id, documents, name }) =>
        documents === 0 ? (
          '0'
        ) : (
          <AppLink
            {...documentsAddress({ folder: id })}
            aria-label={t('documentAdmin.documentsOf', { count: documents, name: name.fi })}
          >
            {documents}
          </AppLink>
        ),
      align: 'right',
      width: '7rem',
      card: 'fact',
    },
    useOrderColumn(all),
    {
      id: 'actions',
      header: t('documentAdmin.columns.actions'),
      cell: (folder) => (
        <Row gap={1} align="start">
          <Button
            variant="outlined"
            aria-label={t('documentAdmin.renameOf', { name: folder.name.fi })}
            onClick={() => onRename(folder)}
          >
            {t('documentAdmin.rename')}
          </Button>
          <RemoveFolder folder={folder} />
        </Row>
      ),
      card: 'actions',
    },
  ]
}

/** Removes a folder; one that holds a document says why not. */
function RemoveFolder({ folder: { id, version, name, documents } }: { folder: DocumentFolder }) {
  const t = useTranslate()
  const call = useChange(removeFolder, {
    invalidates: DOCUMENTS,
    onSuccess: () => showSuccess(t('documentAdmin.folderRemoved', { name: name.fi })),
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('documentAdmin.removeFolder')}
      question={t('documentAdmin.removeFolderQuestion', { name: name.fi })}
      help={t('documentAdmin.removeFolderHelp')}
      blocked={documents > 0 ? 'DOCUMENT_FOLDER_FULL' : null}
      dangerous
      call={call}
      body={{ id, version }}
    />
  )
}

/** Moves a folder a step. */
function useOrderColumn(all: readonly DocumentFolder[]): Column<DocumentFolder> {
  const t = useTranslate()
  const order = useChange(orderFolders, {
    invalidates: DOCUMENTS,
    onError: (error) => toastRefusal(t, error),
  })
  return orderColumn({
    all,
    order,
    header: t('documentAdmin.columns.order'),
    upLabel: (one) => t('documentAdmin.up', { name: one.name.fi }),
    downLabel: (one) => t('documentAdmin.down', { name: one.name.fi }),
    moved: (one, place) => t('documentAdmin.moved', { name: one.name.fi, place }),
  })
}
