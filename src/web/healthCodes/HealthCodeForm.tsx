import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { healthCodes } from '#contract/endpoints/dogs.ts'
import { createHealthCode, editHealthCode } from '#contract/endpoints/healthCodes.ts'
import type { HealthCodeDetails } from '#contract/healthCodes.ts'
import { useOwnDraft } from '../accounts/session/session.ts'
import { LOGS } from '../audit/queries.ts'
import { ask } from '../client/calls.ts'
import { useChange } from '../client/useChange.ts'
import { healthCodesQuery } from '../dogs/health/queries.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { forgetDraft } from '../ui/drafts/drafts.ts'
import { useDraftForm } from '../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../ui/drafts/VersionedForm.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { healthCodeAddress } from './addresses.ts'
import { HealthCodeFields, useHealthCodeLabels } from './HealthCodeFields.tsx'
import { healthCodeResolver, healthCodeValues, newHealthCodeValues } from './healthCodeValues.ts'

/** All that is to be asked anew after a change of a code. */
export const HEALTH_CODES = [healthCodes, ...LOGS] as const

/** A scale in words: its values. */
const gradeWords = (field: string, value: unknown): string | undefined =>
  field === 'grades'
    ? (value as HealthCodeDetails['grades']).map((grade) => grade.value).join(', ')
    : undefined

/** Keeps what was saved in the list of the page, and says that it was. */
function useSaved() {
  const t = useTranslate()
  const queries = useQueryClient()
  return {
    keep: (saved: HealthCodeDetails) =>
      queries.setQueryData(healthCodesQuery.queryKey, (all = []) =>
        all.some(({ id }) => id === saved.id)
          ? all.map((code) => (code.id === saved.id ? saved : code))
          : [...all, saved],
      ),
    onSaved: ({ code }: HealthCodeDetails) => showSuccess(t('healthCodes.saved', { name: code })),
  }
}

export function HealthCodeForm({ code }: { code: HealthCodeDetails }) {
  const t = useTranslate()
  const { mutateAsync } = useChange(editHealthCode, { invalidates: HEALTH_CODES })
  const load = async () => (await ask(healthCodes)).find(({ id }) => id === code.id) ?? code
  const versioned = useVersionedForm({
    draft: useOwnDraft(`healthCodes.${code.id}`),
    stored: code,
    resolver: healthCodeResolver,
    valuesOf: healthCodeValues,
    load,
    save: ({ code: _code, kind: _kind, ...values }, { id, version }) =>
      mutateAsync({ ...values, id, version }),
    ...useSaved(),
  })
  return (
    <VersionedForm versioned={versioned} labels={useHealthCodeLabels()} words={gradeWords} wide>
      <HealthCodeFields />
      <SubmitButton>{t('healthCodes.save')}</SubmitButton>
    </VersionedForm>
  )
}

export function NewHealthCodeForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft('newHealthCode')
  const { keep, onSaved } = useSaved()
  const form = useDraftForm({ draft, resolver: healthCodeResolver, defaultValues: newHealthCodeValues() })
  const { mutateAsync } = useChange(createHealthCode, {
    invalidates: HEALTH_CODES,
    async onSuccess(code) {
      forgetDraft(draft.name)
      keep(code)
      onSaved(code)
      await navigate(healthCodeAddress(code.id))
    },
  })
  return (
    <Form form={form} labels={useHealthCodeLabels()} onSubmit={(values) => mutateAsync(values)} wide>
      <HealthCodeFields isNew />
      <SubmitButton>{t('healthCodes.add')}</SubmitButton>
    </Form>
  )
}
