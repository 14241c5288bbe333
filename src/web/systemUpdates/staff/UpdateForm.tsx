import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createUpdate, editUpdate, staffUpdate } from '#contract/endpoints/systemUpdates.ts'
import type { StaffUpdate } from '#contract/systemUpdates.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { WritingDesk } from '../../ui/writing/WritingDesk.tsx'
import { staffUpdateAddress } from '../addresses.ts'
import { staffUpdateQuery, UPDATES } from '../queries.ts'
import { UpdateFields, useUpdateLabels } from './UpdateFields.tsx'
import { newUpdateValues, updateResolver, updateValues } from './updateValues.ts'

/** Shows an update as it has been saved, and says what it is now. */
function useSaved() {
  const t = useTranslate()
  const local = useLocalText()
  const queries = useQueryClient()
  return {
    keep: (saved: StaffUpdate) => queries.setQueryData(staffUpdateQuery(saved.id).queryKey, saved),
    onSaved: ({ state, title }: StaffUpdate) =>
      showSuccess(t(`updateAdmin.saved.${state}`, { title: local(title) })),
  }
}

/** An update to be changed. */
export function UpdateForm({ update }: { update: StaffUpdate }) {
  const t = useTranslate()
  const { mutateAsync } = useChange(editUpdate, { invalidates: UPDATES })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`systemUpdates.${update.id}`),
    stored: update,
    resolver: updateResolver,
    valuesOf: updateValues,
    load: () => ask(staffUpdate, { params: { id: update.id } }),
    save: (values, { id, version }) => mutateAsync({ ...values, id, version }),
    ...useSaved(),
  })
  return (
    <VersionedForm versioned={versioned} labels={useUpdateLabels()} words={() => undefined} wide>
      <WritingDesk>
        <UpdateFields />
        <SubmitButton>{t('updateAdmin.save')}</SubmitButton>
      </WritingDesk>
    </VersionedForm>
  )
}

/** A new update. */
export function NewUpdateForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft('newSystemUpdate')
  const { keep, onSaved } = useSaved()
  const form = useDraftForm({ draft, resolver: updateResolver, defaultValues: newUpdateValues() })
  const { mutateAsync } = useChange(createUpdate, {
    invalidates: UPDATES,
    async onSuccess(update) {
      forgetDraft(draft.name)
      keep(update)
      onSaved(update)
      await navigate(staffUpdateAddress(update.id))
    },
  })
  return (
    <Form form={form} labels={useUpdateLabels()} onSubmit={(values) => mutateAsync(values)} wide>
      <WritingDesk>
        <UpdateFields />
        <SubmitButton>{t('updateAdmin.save')}</SubmitButton>
      </WritingDesk>
    </Form>
  )
}
