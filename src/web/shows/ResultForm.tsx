import { useNavigate } from '@tanstack/react-router'
import type { StaffShowResult } from '#contract/dogShows.ts'
import { addShowResult, dogShows, editShowResult, removeShowResult } from '#contract/endpoints/dogShows.ts'
import { formatDate } from '#domain/dates.ts'
import { useOwnDraft } from '../accounts/session/session.ts'
import { ApiError } from '../client/ApiError.ts'
import { ask } from '../client/calls.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { dogShowsAddress } from '../identity/addresses.ts'
import { ConfirmedAction } from '../ui/dialogs/ConfirmedAction.tsx'
import { forgetDraft } from '../ui/drafts/drafts.ts'
import { useDraftForm } from '../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../ui/drafts/VersionedForm.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { SHOWN_RESULTS } from './queries.ts'
import { ResultFields, resultWords, useResultLabels } from './ResultFields.tsx'
import { EMPTY_RESULT, resultResolver, resultValues } from './resultValues.ts'
import { useShowUndo } from './saves/useShowUndo.ts'

/** A new result of a dog. */
export function NewResultForm({ regnr }: { regnr: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { offer } = useShowUndo()
  const draft = useOwnDraft(`shows.new.${regnr}`)
  const form = useDraftForm({ draft, resolver: resultResolver, defaultValues: EMPTY_RESULT })
  const { mutateAsync } = useChange(addShowResult, {
    params: { regnr },
    invalidates: SHOWN_RESULTS,
    async onSuccess({ save }) {
      forgetDraft(draft.name)
      await navigate(dogShowsAddress(regnr))
      offer(save, t('dogShows.added'))
    },
  })
  return (
    <Form form={form} labels={useResultLabels()} onSubmit={(values) => mutateAsync(values)}>
      <ResultFields />
      <SubmitButton>{t('dogShows.addThis')}</SubmitButton>
    </Form>
  )
}

interface Props {
  regnr: string
  result: StaffShowResult
}

/** A result to be changed. */
export function ResultForm({ regnr, result }: Props) {
  const t = useTranslate()
  const { id } = result
  const { offer } = useShowUndo()
  const { mutateAsync } = useChange(editShowResult, { params: { regnr, id }, invalidates: SHOWN_RESULTS })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`shows.${id}`),
    stored: result,
    resolver: resultResolver,
    valuesOf: resultValues,
    load: () => loadResult(regnr, id),
    save: (values, { version }) => mutateAsync({ ...values, version }),
    onSaved: ({ save }) => offer(save, t('dogShows.saved')),
  })
  return (
    <VersionedForm versioned={versioned} labels={useResultLabels()} words={resultWords}>
      <ResultFields />
      <SubmitButton>{t('dogShows.save')}</SubmitButton>
    </VersionedForm>
  )
}

async function loadResult(regnr: string, id: number): Promise<StaffShowResult> {
  const { results } = await ask(dogShows, { params: { regnr } })
  const result = results.find((one) => one.id === id)
  if (!result) throw new ApiError(404, 'SHOW_RESULT_NOT_FOUND')
  return result
}

/** Removes a result after a question. */
export function RemoveResult({ regnr, result }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { offer } = useShowUndo()
  const removal = useChange(removeShowResult, {
    params: { regnr, id: result.id },
    invalidates: SHOWN_RESULTS,
    async onSuccess({ save }) {
      await navigate(dogShowsAddress(regnr))
      offer(save, t('dogShows.removed'))
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('dogShows.remove')}
      question={t('dogShows.removeQuestion', { date: formatDate(result.date), place: result.place })}
      help={t('dogShows.removeHelp')}
      blocked={null}
      dangerous
      call={removal}
      body={undefined}
    />
  )
}
