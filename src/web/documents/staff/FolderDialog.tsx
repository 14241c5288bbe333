import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { createFolder, type DocumentFolder } from '#contract/documents.ts'
import * as at from '#contract/endpoints/documents.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { DOCUMENTS } from './queries.ts'

const resolver = zodResolver(createFolder.body!)

interface Props {
  /** undefined: a new one */
  folder: DocumentFolder | undefined
  onClose: () => void
}

/** Names a folder in three languages. */
export function FolderDialog({ folder, onClose }: Props) {
  const t = useTranslate()
  const form = useForm({
    resolver,
    shouldFocusError: false,
    defaultValues: { name: folder?.name ?? { fi: '', sv: '', en: '' } },
  })
  const saved = {
    invalidates: DOCUMENTS,
    onSuccess: ({ name }: DocumentFolder) => {
      showSuccess(t('documentAdmin.folderSaved', { name: name.fi }))
      onClose()
    },
  }
  const add = useChange(at.createFolder, saved)
  const edit = useChange(at.editFolder, saved)
  const labels = Object.fromEntries(
    LANGUAGES.map((language) => [`name.${language}`, t(`documentAdmin.names.${language}`)]),
  )
  return (
    <FormDialog
      title={t(folder ? 'documentAdmin.renameFolder' : 'documentAdmin.newFolder')}
      onClose={onClose}
    >
      <Form
        form={form}
        labels={labels}
        onSubmit={({ name }) =>
          folder
            ? edit.mutateAsync({ id: folder.id, version: folder.version, name })
            : add.mutateAsync({ name })
        }
      >
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            name={`name.${language}`}
            optional={language !== 'fi'}
            autoComplete="off"
            maxLength={80}
          />
        ))}
        <SubmitButton>{t('documentAdmin.saveFolder')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
