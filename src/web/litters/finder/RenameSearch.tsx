import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { SEARCH_NAME_MAX_LENGTH } from '#contract/constants.ts'
import { mateSearches, saveMateSearch as save } from '#contract/endpoints/mateFinder.ts'
import { type OwnMateSearch, saveMateSearch } from '#contract/mateFinder.ts'
import { ApiError } from '../../client/ApiError.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { fieldsOfSaved } from './addresses.ts'
import { SEARCH_CALLS } from './queries.ts'

const resolver = zodResolver(saveMateSearch.body.pick({ name: true, note: true }))

/** Gives one's own saved search another name or note. */
export function RenameSearch({ search }: { search: OwnMateSearch }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('mates.saved.rename')}
      </Button>
      {open && <RenameDialog search={search} onClose={() => setOpen(false)} />}
    </>
  )
}

function RenameDialog({ search, onClose }: { search: OwnMateSearch; onClose: () => void }) {
  const t = useTranslate()
  const { mutateAsync } = useChange(save, { invalidates: SEARCH_CALLS })
  const versioned = useVersionedForm({
    stored: search,
    resolver,
    valuesOf: ({ name, note }: OwnMateSearch) => ({ name, note }),
    load: async () => searchIn(await ask(mateSearches, {}), search.id),
    save: (typed, base) => mutateAsync({ ...fieldsOfSaved(base), ...typed }),
    onSaved() {
      showSuccess(t('mates.saved.done'))
      onClose()
    },
  })
  const labels = { name: t('mates.saved.name'), note: t('mates.saved.note') }
  return (
    <FormDialog title={t('mates.saved.renameDialog')} onClose={onClose}>
      <VersionedForm byButton versioned={versioned} labels={labels} words={() => undefined}>
        <TextInput name="name" maxLength={SEARCH_NAME_MAX_LENGTH} />
        <TextAreaInput name="note" optional help={t('mates.saved.noteHelp')} maxLength={1000} />
        <SubmitButton>{t('mates.saved.submit')}</SubmitButton>
      </VersionedForm>
    </FormDialog>
  )
}

function searchIn(searches: readonly OwnMateSearch[], id: number): OwnMateSearch {
  const found = searches.find((search) => search.id === id)
  if (!found) throw new ApiError(404, 'MATE_SEARCH_NOT_FOUND')
  return found
}
