import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { SEARCH_NAME_MAX_LENGTH } from '#contract/constants.ts'
import { changeSavedSearch as change, savedSearches } from '#contract/endpoints/savedSearches.ts'
import { changeSavedSearch, type SavedSearchAnswer } from '#contract/savedSearches.ts'
import { invalidate } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'

const resolver = zodResolver(changeSavedSearch.body.pick({ name: true }))

interface Props {
  search: SavedSearchAnswer
  onClose: () => void
}

/** Gives a saved search another name. */
export function RenameSearch({ search, onClose }: Props) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { id, version, mail } = search
  const fields = useForm({ resolver, shouldFocusError: false, defaultValues: { name: search.name } })
  const { mutateAsync } = useChange(change, {
    invalidates: [savedSearches],
    onError: () => void invalidate(queries, savedSearches),
  })
  const submit = async ({ name }: { name: string }) => {
    await mutateAsync({ id, version, mail, name })
    showSuccess(t('advancedSearch.saved.renamed'))
    onClose()
  }
  return (
    <FormDialog title={t('advancedSearch.saved.rename')} onClose={onClose}>
      <Form form={fields} labels={{ name: t('advancedSearch.saved.name') }} onSubmit={submit}>
        <TextInput name="name" maxLength={SEARCH_NAME_MAX_LENGTH} />
        <SubmitButton>{t('advancedSearch.saved.submit')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
