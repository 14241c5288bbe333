import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { applyListUpdate, type ListDifference, type ListUpdatePreview } from '#contract/breedingList.ts'
import { applyListUpdate as applyCall } from '#contract/endpoints/breedingList.ts'
import type { RegisterAction } from '#domain/breeding/registerStates.ts'
import { ApiError } from '../../client/ApiError.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { Block } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { LIST_CALLS } from '../queries.ts'
import { Conflict } from './Conflict.tsx'

const form = applyListUpdate.body.pick({ reason: true })

interface Props {
  breed: string
  action: RegisterAction
  preview: ListUpdatePreview
  /** makes the preview anew */
  onAgain: () => Promise<void>
  onApplied: (update: number) => void
}

/** Asks why where it must be said, and decides of all dogs of the preview that can be decided, or of none. */
export function ApplyForm({ breed, action, preview, onAgain, onApplied }: Props) {
  const t = useTranslate()
  // The same update sent twice decides once.
  const [key] = useState(() => crypto.randomUUID())
  const [conflict, setConflict] = useState<readonly ListDifference[] | null>(null)
  const { needsReason, decided } = preview
  const checked = form.refine(({ reason }) => reason !== '' || !needsReason, {
    path: ['reason'],
    error: 'REASON_MISSING',
  })
  const fields = useForm({
    resolver: zodResolver(checked),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const { mutateAsync } = useChange(applyCall, { invalidates: LIST_CALLS })
  const submit = async ({ reason }: { reason: string }) => {
    try {
      const made = await mutateAsync({ key, breed, action, reason, entries: seenIn(preview) })
      showSuccess(t('breedingList.update.done', { count: made.dogs }))
      onApplied(made.id)
    } catch (error) {
      if (!isDifference(error)) throw error
      setConflict(error.details as readonly ListDifference[])
    }
  }
  const again = async () => {
    await onAgain()
    setConflict(null)
  }
  if (conflict) return <Conflict entries={conflict} onAgain={again} />
  const help = t(needsReason ? 'breedingList.update.reasonNeeded' : 'breedingList.update.reasonHelp')
  return (
    <Block mb={3}>
      <Form byButton form={fields} labels={{ reason: t('breedingList.update.reason') }} onSubmit={submit}>
        <TextAreaInput
          name="reason"
          rows={2}
          maxLength={1000}
          optional={!needsReason}
          help={needsReason ? `${help} ${t('breedingList.update.reasonHelp')}` : help}
        />
        <SubmitButton>{t('breedingList.update.apply', { count: decided })}</SubmitButton>
      </Form>
    </Block>
  )
}

/** The entries that can be decided, as they were seen. */
const seenIn = ({ rows }: ListUpdatePreview) =>
  rows
    .filter(({ to }) => to !== null)
    .map(({ id, version, state, against }) => ({ id, version, state, against }))

/** Whether an entry is not as it was seen, or can be decided so no more. */
const isDifference = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  ['CHANGED_MEANWHILE', 'REGISTER_STEP_IMPOSSIBLE'].includes(error.code) &&
  Array.isArray(error.details)
