import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { SEARCH_NAME_MAX_LENGTH } from '#contract/constants.ts'
import { savedSearches, saveSearch } from '#contract/endpoints/savedSearches.ts'
import { changeSavedSearch } from '#contract/savedSearches.ts'
import { useUser } from '../../accounts/session/session.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import type { AdvancedSearch } from '../addresses.ts'
import { useSearchWords } from '../useSearchWords.ts'

const form = changeSavedSearch.body.pick({ name: true, mail: true })
const resolver = zodResolver(form)

/** Saves the search of the page under a name, for whoever has signed in. */
export function SaveSearch({ search }: { search: AdvancedSearch }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  if (!useUser()) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('advancedSearch.saved.save')}
      </Button>
      {open && <SaveDialog search={search} onClose={() => setOpen(false)} />}
    </>
  )
}

function SaveDialog({ search, onClose }: { search: AdvancedSearch; onClose: () => void }) {
  const t = useTranslate()
  const words = useSearchWords()
  const { condition = 2, least = 2, breed = null, sex = null, conditions = '' } = search
  const fields = useForm({
    resolver,
    shouldFocusError: false,
    defaultValues: { name: words(search).slice(0, SEARCH_NAME_MAX_LENGTH), mail: false },
  })
  const { mutateAsync } = useChange(saveSearch, { invalidates: [savedSearches] })
  const submit = async (typed: z.output<typeof form>) => {
    await mutateAsync({ condition, least, breed, sex, conditions, ...typed })
    showSuccess(t('advancedSearch.saved.done'))
    onClose()
  }
  const labels = { name: t('advancedSearch.saved.name'), mail: t('advancedSearch.saved.mail') }
  return (
    <FormDialog title={t('advancedSearch.saved.save')} onClose={onClose}>
      <Form form={fields} labels={labels} onSubmit={submit}>
        <Text tone="muted" breaks>
          {words(search)}
        </Text>
        <TextInput name="name" maxLength={SEARCH_NAME_MAX_LENGTH} />
        <CheckInput name="mail" help={t('advancedSearch.saved.mailHelp')} />
        <SubmitButton>{t('advancedSearch.saved.submit')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
