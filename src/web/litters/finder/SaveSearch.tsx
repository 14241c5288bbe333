import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { SEARCH_NAME_MAX_LENGTH } from '#contract/constants.ts'
import { saveMateSearch as save } from '#contract/endpoints/mateFinder.ts'
import { saveMateSearch } from '#contract/mateFinder.ts'
import { calledBy } from '#domain/dogs.ts'
import { useUser } from '../../accounts/session/session.ts'
import { useChange } from '../../client/useChange.ts'
import { dogQuery } from '../../dogs/queries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { type MateSearch, USUAL_SCORE, weightsIn } from './addresses.ts'
import { SEARCH_CALLS } from './queries.ts'

const form = saveMateSearch.body.pick({ name: true, note: true, shared: true })
const resolver = zodResolver(form)

/** Saves the search of the page under a name, for whoever has signed in. */
export function SaveSearch({ search }: { search: MateSearch }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  if (!useUser()) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('mates.saved.save')}
      </Button>
      {open && <SaveDialog search={search} onClose={() => setOpen(false)} />}
    </>
  )
}

function SaveDialog({ search, onClose }: { search: MateSearch; onClose: () => void }) {
  const t = useTranslate()
  const { dam = '', choice = 'listed', score = USUAL_SCORE, date = null } = search
  // The page has asked for the dam already.
  const { data } = useQuery(dogQuery(dam))
  const suggested = data ? t('mates.titleOf', { dam: calledBy(data) }).slice(0, SEARCH_NAME_MAX_LENGTH) : ''
  const fields = useForm({
    resolver,
    shouldFocusError: false,
    defaultValues: { name: suggested, note: '', shared: false },
  })
  const { mutateAsync } = useChange(save, { invalidates: SEARCH_CALLS })
  const submit = async (typed: z.output<typeof form>) => {
    await mutateAsync({
      id: null,
      version: 0,
      regnr: dam,
      choice,
      score,
      date,
      weights: weightsIn(search),
      ...typed,
    })
    showSuccess(t('mates.saved.done'))
    onClose()
  }
  const labels = {
    name: t('mates.saved.name'),
    note: t('mates.saved.note'),
    shared: t('mates.saved.share'),
    regnr: t('litters.dam'),
  }
  return (
    <FormDialog title={t('mates.saved.dialog')} onClose={onClose}>
      <Form byButton form={fields} labels={labels} onSubmit={submit}>
        <TextInput name="name" maxLength={SEARCH_NAME_MAX_LENGTH} />
        <TextAreaInput name="note" optional help={t('mates.saved.noteHelp')} maxLength={1000} />
        <CheckInput name="shared" help={t('mates.saved.shareHelp')} />
        <SubmitButton>{t('mates.saved.submit')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
