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
import { CLAIMED_GROUNDS } from '#domain/payments/refundRule.ts'
import { invalidate, keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { type Choice, ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'

const withReason = z.object({ reason: cancelReason, ground: z.enum(CLAIMED_GROUNDS).optional() })
const withGround = withReason.extend({ ground: z.enum(CLAIMED_GROUNDS, 'VALUE_REQUIRED') })

/** What becomes of the money of whoever cancels now. */
export function useWhatComesBack({ money, state, refundedUntil, ifCancelled }: OwnEntry): string {
  const t = useTranslate()
  const amount = formatEuros(ifCancelled.backCents, useLanguage())
  if (state === 'queued') return t('ownEntries.cancel.ofQueue')
  if (money.paidCents - money.refundedCents <= 0) return t('ownEntries.cancel.nothingPaid')
  if (refundedUntil === null) return t('ownEntries.cancel.byGround')
  return ifCancelled.backCents > 0
    ? t('ownEntries.cancel.comesBack', { amount, date: formatDate(refundedUntil) })
    : t('ownEntries.cancel.nothingBack')
}

/** The grounds by which money may be asked back, each with what it would bring. */
function useGroundChoices({ ifCancelled }: OwnEntry): Choice[] {
  const t = useTranslate()
  const language = useLanguage()
  return ifCancelled.grounds.map(({ ground, backCents, needsCertificate }) => {
    const amount = formatEuros(backCents, language)
    const back = needsCertificate ? 'backWithCertificate' : 'back'
    return {
      value: ground,
      label: t(`ownEntries.claim.grounds.${ground}`),
      note: t(`ownEntries.claim.${backCents > 0 ? back : 'noBack'}`, { amount }),
    }
  })
}

/** Asks why, says what becomes of the money, and cancels. */
export function CancelEntry({ entry, onClose }: { entry: OwnEntry; onClose: () => void }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { grounds } = entry.ifCancelled
  const groundChoices = useGroundChoices(entry)
  const form = useForm<z.input<typeof withReason>, unknown, z.output<typeof withReason>>({
    resolver: zodResolver(grounds.length > 0 ? withGround : withReason),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const params = { id: entry.id }
  const stored = keyOf(getOwnEntry, { params })
  const { mutateAsync: cancel } = useChange(cancelOwnEntry, {
    params,
    onSuccess: (cancelled) => void queries.setQueryData(stored, cancelled),
    // Somebody may have changed it meanwhile: the next try is made against what it is now.
    onError: () => void invalidate(queries, stored),
    invalidates: [ownEntries, entryForm, trialDog],
  })
  const submit = async (values: z.output<typeof withReason>) => {
    await cancel({ ...values, version: entry.version })
    showSuccess(t('ownEntries.cancel.done'))
    onClose()
  }
  return (
    <FormDialog title={t('ownEntries.cancel.title', { dog: calledBy(entry.dog) })} onClose={onClose}>
      <Form
        byButton
        form={form}
        labels={{ reason: t('ownEntries.cancel.reason'), ground: t('ownEntries.claim.ground') }}
        onSubmit={submit}
      >
        <Text>{useWhatComesBack(entry)}</Text>
        {grounds.length > 0 && <ChoiceInput name="ground" choices={groundChoices} />}
        <TextInput name="reason" maxLength={500} help={t('ownEntries.cancel.reasonHelp')} />
        <SubmitButton color="error">{t('ownEntries.cancel.submit')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
