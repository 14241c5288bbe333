import { useQueryClient } from '@tanstack/react-query'
import type { DocumentFolder, StaffDocument } from '#contract/documents.ts'
import { editDocument, staffDocument } from '#contract/endpoints/documents.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { DocumentFields, useDocumentLabels, WithFolders } from './DocumentFields.tsx'
import { documentResolver, documentValues } from './documentValues.ts'
import { DOCUMENTS, staffDocumentQuery } from './queries.ts'

/** What a document is called, where it stands and who may read it, to be changed. */
export function DocumentForm({ document }: { document: StaffDocument }) {
  return (
    <WithFolders ofTrial={document.trial !== null}>
      {(folders) => <EditForm document={document} folders={folders} />}
    </WithFolders>
  )
}

interface Props {
  document: StaffDocument
  folders: readonly DocumentFolder[]
}

function EditForm({ document, folders }: Props) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { id, trial, mayPublish } = document
  const { mutateAsync } = useChange(editDocument, { invalidates: DOCUMENTS })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`documents.${id}`),
    stored: document,
    resolver: documentResolver,
    valuesOf: documentValues,
    load: () => ask(staffDocument, { params: { id } }),
    save: (values, { version }) => mutateAsync({ ...values, id, version }),
    keep: (saved: StaffDocument) => queries.setQueryData(staffDocumentQuery(id).queryKey, saved),
    onSaved: (saved) => showSuccess(t('documentAdmin.saved', { title: saved.title.fi })),
  })
  return (
    <VersionedForm versioned={versioned} labels={useDocumentLabels()} words={() => undefined}>
      <DocumentFields ofTrial={trial !== null} folders={folders} mayPublish={mayPublish} />
      <SubmitButton>{t('documentAdmin.save')}</SubmitButton>
    </VersionedForm>
  )
}
