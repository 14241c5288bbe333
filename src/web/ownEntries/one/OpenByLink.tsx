import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { getOwnEntry, openOwnEntry } from '#contract/endpoints/ownEntries.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { OpenLinkForm } from '../../ui/forms/OpenLinkForm.tsx'
import { ownEntryAddress } from '../addresses.ts'

/** Where the link of a mail leads: a button opens the entry, because scanners of mail open links too. */
export function OpenByLink({ id, secret }: { id: string; secret: string }) {
  const t = useTranslate()
  const router = useRouter()
  const queries = useQueryClient()
  const { mutateAsync: open } = useChange(openOwnEntry, { params: { id } })
  const submit = async () => {
    const entry = await open({ secret })
    queries.setQueryData(keyOf(getOwnEntry, { params: { id } }), entry)
    // The secret has done its work: whoever keeps or shares the address keeps no key to the entry.
    await router.navigate({ ...ownEntryAddress(entry.id), hash: '', replace: true })
  }
  return (
    <OpenLinkForm
      title={t('ownEntries.one.title')}
      lead={t('ownEntries.open.lead')}
      action={t('ownEntries.open.submit')}
      onOpen={submit}
    />
  )
}
