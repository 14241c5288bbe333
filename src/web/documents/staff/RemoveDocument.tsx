import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { REMOVED_DOCUMENT_DAYS } from '#contract/documentConstants.ts'
import type { StaffDocument } from '#contract/documents.ts'
import { removeDocument, restoreDocument } from '#contract/endpoints/documents.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { documentsAddress } from '../addresses.ts'
import { DOCUMENTS, staffDocumentQuery } from './queries.ts'

/** Puts a removed document back. */
function useRestore() {
  const t = useTranslate()
  const queries = useQueryClient()
  return useChange(restoreDocument, {
    invalidates: DOCUMENTS,
    onSuccess: (restored) => {
      queries.setQueryData(staffDocumentQuery(restored.id).queryKey, restored)
      showSuccess(t('documentAdmin.restored', { title: restored.title.fi }))
    },
    onError: (error) => toastRefusal(t, error),
  })
}

/** Removes a document after a question; the message that it is gone puts it back. */
export function RemoveDocument({ document }: { document: StaffDocument }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const restore = useRestore()
  const { id, version, title } = document
  const removal = useChange(removeDocument, {
    invalidates: DOCUMENTS,
    async onSuccess() {
      await navigate(documentsAddress())
      queries.removeQueries({ queryKey: staffDocumentQuery(id).queryKey })
      showSuccess(t('documentAdmin.removed', { title: title.fi }), {
        label: t('documentAdmin.undo'),
        run: () => restore.mutate({ id }),
      })
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('documentAdmin.remove')}
      question={t('documentAdmin.removeQuestion', { title: title.fi })}
      help={t('documentAdmin.removeHelp', { days: REMOVED_DOCUMENT_DAYS })}
      blocked={null}
      dangerous
      call={removal}
      body={{ id, version }}
    />
  )
}

/** Tells that a document is removed, with the way back. */
export function RestoreDocument({ id }: { id: number }) {
  const t = useTranslate()
  const restore = useRestore()
  return (
    <>
      <Text mb={1.5}>{t('documentAdmin.isRemoved', { days: REMOVED_DOCUMENT_DAYS })}</Text>
      <Button variant="outlined" loading={restore.isPending} onClick={() => restore.mutate({ id })}>
        {t('documentAdmin.restore')}
      </Button>
    </>
  )
}
