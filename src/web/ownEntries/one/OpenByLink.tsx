import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { getOwnEntry, openOwnEntry } from '#contract/endpoints/ownEntries.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { ownEntryAddress } from '../addresses.ts'

/** Where the link of a mail leads: a button opens the entry, because scanners of mail open links too. */
export function OpenByLink({ id, secret }: { id: string; secret: string }) {
  const t = useTranslate()
  const router = useRouter()
  const queries = useQueryClient()
  const form = useForm()
  const { mutateAsync: open } = useChange(openOwnEntry, { params: { id } })
  const submit = async () => {
    const entry = await open({ secret })
    queries.setQueryData(keyOf(getOwnEntry, { params: { id } }), entry)
    // The secret has done its work: whoever keeps or shares the address keeps no key to the entry.
    await router.navigate({ ...ownEntryAddress(entry.id), hash: '', replace: true })
  }
  return (
    <>
      <PageTitle title={t('ownEntries.one.title')} lead={t('ownEntries.open.lead')} />
      <Form form={form} labels={{}} onSubmit={submit}>
        <SubmitButton>{t('ownEntries.open.submit')}</SubmitButton>
      </Form>
    </>
  )
}
