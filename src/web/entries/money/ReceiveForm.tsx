import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { receiveTransfer } from '#contract/endpoints/payments.ts'
import { type EntryMoney, receiveTransfer as receiveCall } from '#contract/payments.ts'
import { formatDate } from '#domain/dates.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { groupedReference } from '#domain/payments/reference.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { finnishToday, parseDay } from '../../ui/values/days.ts'
import { formatNumber } from '../../ui/values/numbers.ts'
import { MONEY } from '../queries.ts'
import { eurosInput } from './eurosInput.ts'

const form = z.object({
  amountCents: eurosInput,
  bookedOn: z.string().transform((text, context) => {
    const day = parseDay(text)
    if (day) return day
    context.addIssue({ code: 'custom', message: 'VALUE_REQUIRED' })
    return z.NEVER
  }),
  note: receiveCall.body!.shape.note,
})

/** Marks that a bank transfer has come, with the sum that is due at first. */
export function ReceiveForm({ entryId, money }: { entryId: number; money: EntryMoney }) {
  const t = useTranslate()
  const language = useLanguage()
  // The same for as long as the form stands: sent again after a lost answer, it is one payment.
  const [key] = useState(() => crypto.randomUUID())
  const { dueCents, reference } = money
  const fields = useForm({
    resolver: zodResolver(form),
    shouldFocusError: false,
    defaultValues: {
      amountCents: dueCents > 0 ? formatNumber(language, dueCents / 100, 2) : '',
      bookedOn: formatDate(finnishToday()),
      note: '',
    },
  })
  const { mutateAsync } = useChange(receiveTransfer, {
    params: { id: entryId },
    invalidates: MONEY,
    onSuccess: (_answer, { amountCents }) =>
      showSuccess(t('entries.money.received', { amount: formatEuros(amountCents, language) })),
  })
  return (
    <Section title={t('entries.money.receive')}>
      <Form
        byButton
        form={fields}
        labels={{
          amountCents: t('entries.money.receivedAmount'),
          bookedOn: t('entries.money.bookedOn'),
          note: t('entries.money.note'),
        }}
        onSubmit={(values) => mutateAsync({ ...values, key, dueCents })}
      >
        <Text>
          {t('entries.money.receiveHelp', { reference: reference ? groupedReference(reference) : '–' })}
        </Text>
        <TextInput name="amountCents" maxLength={12} inputMode="decimal" />
        <DayInput name="bookedOn" lean="past" />
        <TextInput name="note" optional maxLength={500} help={t('entries.money.reasonHelp')} />
        <SubmitButton>{t('entries.money.submitReceive')}</SubmitButton>
      </Form>
    </Section>
  )
}
