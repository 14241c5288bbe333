import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { titles } from '#contract/endpoints/dogs.ts'
import { createTitle, deleteTitle, editTitle } from '#contract/endpoints/titles.ts'
import type { TitleDetails } from '#contract/titles.ts'
import { useOwnDraft } from '../accounts/session/session.ts'
import { ask } from '../client/calls.ts'
import { useChange } from '../client/useChange.ts'
import { titlesQuery } from '../dogs/titles.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmedAction } from '../ui/dialogs/ConfirmedAction.tsx'
import { forgetDraft } from '../ui/drafts/drafts.ts'
import { useDraftForm } from '../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../ui/drafts/VersionedForm.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { titleAddress, titlesAddress } from './addresses.ts'
import { TITLE_LIST, titleUseQuery } from './queries.ts'
import { TitleFields, useTitleLabels } from './TitleFields.tsx'
import { newTitleValues, titleResolver, titleValues } from './titleValues.ts'

/** Keeps what was saved in the list of the page, and says that it was. */
function useSaved() {
  const t = useTranslate()
  const queries = useQueryClient()
  return {
    keep: (saved: TitleDetails) =>
      queries.setQueryData(titlesQuery.queryKey, (all = []) =>
        all.some(({ id }) => id === saved.id)
          ? all.map((title) => (title.id === saved.id ? saved : title))
          : [...all, saved],
      ),
    onSaved: ({ code }: TitleDetails) => showSuccess(t('titles.saved', { code })),
  }
}

export function TitleForm({ title }: { title: TitleDetails }) {
  const t = useTranslate()
  const { mutateAsync } = useChange(editTitle, { invalidates: TITLE_LIST })
  const load = async () => (await ask(titles)).find(({ id }) => id === title.id) ?? title
  const versioned = useVersionedForm({
    draft: useOwnDraft(`titles.${title.id}`),
    stored: title,
    resolver: titleResolver,
    valuesOf: titleValues,
    load,
    save: ({ code: _code, ...values }, { id, version }) => mutateAsync({ ...values, id, version }),
    ...useSaved(),
  })
  return (
    <VersionedForm versioned={versioned} labels={useTitleLabels()} words={() => undefined} wide>
      <TitleFields />
      <SubmitButton>{t('titles.save')}</SubmitButton>
    </VersionedForm>
  )
}

/** `code`: what dogs have and the list does not hold. */
export function NewTitleForm({ code }: { code: string | undefined }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft(`newTitle.${code ?? ''}`)
  const { keep, onSaved } = useSaved()
  const form = useDraftForm({ draft, resolver: titleResolver, defaultValues: newTitleValues(code) })
  const { mutateAsync } = useChange(createTitle, {
    invalidates: TITLE_LIST,
    async onSuccess(title) {
      forgetDraft(draft.name)
      keep(title)
      onSaved(title)
      await navigate(titleAddress(title.id))
    },
  })
  return (
    <Form form={form} labels={useTitleLabels()} onSubmit={(values) => mutateAsync(values)} wide>
      <TitleFields isNew />
      <SubmitButton>{t('titles.add')}</SubmitButton>
    </Form>
  )
}

/** Removes a title that no dog has. */
export function RemoveTitle({ title: { id, code } }: { title: TitleDetails }) {
  const t = useTranslate()
  const { data } = useQuery(titleUseQuery)
  const isGiven = data?.used.some((one) => one.code === code)
  const navigate = useNavigate()
  const removal = useChange(deleteTitle, {
    invalidates: TITLE_LIST,
    onSuccess: async () => {
      showSuccess(t('titles.removed', { code }))
      await navigate(titlesAddress())
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('titles.remove')}
      question={t('titles.removeQuestion', { code })}
      help={t('titles.removeHelp')}
      blocked={isGiven ? 'TITLE_IN_USE' : null}
      dangerous
      call={removal}
      body={{ id }}
    />
  )
}
