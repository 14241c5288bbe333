import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { changeOwnEntry, getOwnEntry } from '#contract/endpoints/ownEntries.ts'
import { entrantFields } from '#contract/entrantFields.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ask } from '../../client/calls.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import type { Language } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { ContactFields, useContactLabels } from '../ContactFields.tsx'

const resolver = zodResolver(z.object(entrantFields))

const valuesOf = (entry: OwnEntry) => ({
  handler: entry.handler ?? '',
  contactName: entry.contactName ?? '',
  contactPhone: entry.contactPhone ?? '',
  language: entry.language,
})

/** Changes who handles the dog, and how its people are reached. */
export function ChangeEntry({ entry, onClose }: { entry: OwnEntry; onClose: () => void }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const params = { id: entry.id }
  const draft = useOwnDraft(`ownEntry.${entry.id}`)
  const { mutateAsync } = useChange(changeOwnEntry, { params })
  const close = () => {
    forgetDraft(draft.name)
    onClose()
  }
  const versioned = useVersionedForm({
    draft,
    stored: entry,
    resolver,
    valuesOf,
    load: () => ask(getOwnEntry, { params }),
    save: (values, { version }) => mutateAsync({ ...values, version }),
    keep: (saved) => queries.setQueryData(keyOf(getOwnEntry, { params }), saved),
    onSaved() {
      showSuccess(t('ownEntries.change.done'))
      close()
    },
  })
  return (
    <FormDialog title={t('ownEntries.change.title')} onClose={close}>
      <VersionedForm
        versioned={versioned}
        labels={useContactLabels()}
        words={(name, value) =>
          name === 'language' ? t(`accounts.languages.${value as Language}`) : undefined
        }
      >
        <ContactFields />
        <SubmitButton>{t('ownEntries.change.submit')}</SubmitButton>
      </VersionedForm>
    </FormDialog>
  )
}
