import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { DocumentFolder } from '#contract/documents.ts'
import {
  createInformationPage,
  editInformationPage,
  staffInformationPage,
} from '#contract/endpoints/information.ts'
import type { StaffInformationPage } from '#contract/information.ts'
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
import { staffInformationPageAddress } from '../addresses.ts'
import { INFORMATION, staffInformationPageQuery } from '../queries.ts'
import { PageFields, usePageLabels } from './PageFields.tsx'
import { newPageValues, pageResolver, pageValues } from './pageValues.ts'

/** Shows a page as it has been saved, and says what it is now. */
function useSaved() {
  const t = useTranslate()
  const local = useLocalText()
  const queries = useQueryClient()
  return {
    keep: (saved: StaffInformationPage) =>
      queries.setQueryData(staffInformationPageQuery(saved.id).queryKey, saved),
    onSaved: ({ published, title }: StaffInformationPage) =>
      showSuccess(t(`informationAdmin.saved.${published ? 'shown' : 'draft'}`, { title: local(title) })),
  }
}

interface Props {
  folders: readonly DocumentFolder[]
}

/** A page to be changed. */
export function PageForm({ page, folders }: Props & { page: StaffInformationPage }) {
  const t = useTranslate()
  const { mutateAsync } = useChange(editInformationPage, { invalidates: INFORMATION })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`informationPages.${page.id}`),
    stored: page,
    resolver: pageResolver,
    valuesOf: pageValues,
    load: () => ask(staffInformationPage, { params: { id: page.id } }),
    save: ({ address: _stays, ...values }, { id, version }) => mutateAsync({ ...values, id, version }),
    ...useSaved(),
  })
  return (
    <VersionedForm versioned={versioned} labels={usePageLabels()} words={() => undefined} wide>
      <WritingDesk>
        <PageFields isNew={false} folders={folders} />
        <SubmitButton>{t('informationAdmin.save')}</SubmitButton>
      </WritingDesk>
    </VersionedForm>
  )
}

/** A new page. */
export function NewPageForm({ folders }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft('newInformationPage')
  const { keep, onSaved } = useSaved()
  const form = useDraftForm({ draft, resolver: pageResolver, defaultValues: newPageValues() })
  const { mutateAsync } = useChange(createInformationPage, {
    invalidates: INFORMATION,
    async onSuccess(page) {
      forgetDraft(draft.name)
      keep(page)
      onSaved(page)
      await navigate(staffInformationPageAddress(page.id))
    },
  })
  return (
    <Form form={form} labels={usePageLabels()} onSubmit={(values) => mutateAsync(values)} wide>
      <WritingDesk>
        <PageFields isNew folders={folders} />
        <SubmitButton>{t('informationAdmin.save')}</SubmitButton>
      </WritingDesk>
    </Form>
  )
}
