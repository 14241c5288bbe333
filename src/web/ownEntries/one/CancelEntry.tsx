import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { trialDog } from '#contract/endpoints/entries.ts'
import { cancelOwnEntry, entryForm, getOwnEntry, ownEntries } from '#contract/endpoints/ownEntries.ts'
import { cancelReason } from '#contract/entrantFields.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { invalidate, keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'

const resolver = zodResolver(z.object({ reason: cancelReason }))

/** What becomes of the money of whoever cancels now. */
export function useWhatComesBack({ money, state, refundedUntil }: OwnEntry): string {
  const t = useTranslate()
  const amount = formatEuros(money.paidCents - money.refundedCents, useLanguage())
  if (state === 'queued') return t('ownEntries.cancel.ofQueue')
  if (money.paidCents - money.refundedCents <= 0) return t('ownEntries.cancel.nothingPaid')
  return refundedUntil === null
    ? t('ownEntries.cancel.notByItself')
    : t('ownEntries.cancel.comesBack', { amount, date: formatDate(refundedUntil) })
}

/** Asks why, says what becomes of the money, and cancels. */
export function CancelEntry({ entry, onClose }: { entry: OwnEntry; onClose: () => void }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { reason: '' } })
  const params = { id: entry.id }
  const stored = keyOf(getOwnEntry, { params })
  const { mutateAsync: cancel } = useChange(cancelOwnEntry, {
    params,
    onSuccess: (cancelled) => void queries.setQueryData(stored, cancelled),
    // Somebody may have changed it meanwhile: the next try is made against what it is now.
    onError: () => void invalidate(queries, stored),
    invalidates: [ownEntries, entryForm, trialDog],
  })
  const submit = async ({ reason }: { reason: string }) => {
    await cancel({ reason, version: entry.version })
    showSuccess(t('ownEntries.cancel.done'))
    onClose()
  }
  return (
    <FormDialog title={t('ownEntries.cancel.title', { dog: calledBy(entry.dog) })} onClose={onClose}>
      <Form byButton form={form} labels={{ reason: t('ownEntries.cancel.reason') }} onSubmit={submit}>
        <Text>{useWhatComesBack(entry)}</Text>
        <TextInput name="reason" maxLength={500} help={t('ownEntries.cancel.reasonHelp')} />
        <SubmitButton color="error">{t('ownEntries.cancel.submit')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
