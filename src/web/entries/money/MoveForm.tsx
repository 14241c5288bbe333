import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import type { AnswerOf } from '#contract/calls.ts'
import { movePayment, type payableEntries } from '#contract/endpoints/payments.ts'
import { type EntryMoney, movePayment as moveCall } from '#contract/payments.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { standingWords, trialWords } from '../../trials/payable.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Block, Row } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { MONEY } from '../queries.ts'

export type MoveTarget = AnswerOf<typeof payableEntries>['entries'][number]

interface Props {
  entryId: number
  dog: string
  /** of the entry that the money leaves */
  dueCents: number
  payment: EntryMoney['payments'][number]
  target: MoveTarget
  onBack: () => void
}

/** Names both entries and how each stands afterwards, asks why, and moves the payment. */
export function MoveForm({ entryId, dog, dueCents, payment, target, onBack }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { id: paymentId, amountCents, moves } = payment
  const amount = formatEuros(amountCents, language)
  const other = calledBy(target.dog)
  const fields = useForm({
    resolver: zodResolver(moveCall.body!.pick({ reason: true })),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const { mutateAsync } = useChange(movePayment, {
    params: { id: entryId },
    invalidates: MONEY,
    onSuccess: () => showSuccess(t('entries.money.move.done', { amount, dog: other })),
  })
  const after = (cents: number) => standingWords(t, language, cents, t('entries.money.move.settled'))
  return (
    <>
      <Block mb={2}>
        <FactList
          columnWidth={{ xs: '9rem', md: '9rem' }}
          facts={[
            { label: t('entries.money.move.payment'), value: amount },
            { label: t('entries.money.move.from'), value: `${dog}: ${after(dueCents + amountCents)}` },
            {
              label: t('entries.money.move.to'),
              value: `${other}, ${trialWords(target)}: ${after(target.dueCents - amountCents)}`,
            },
          ]}
        />
      </Block>
      <Form
        byButton
        form={fields}
        labels={{ reason: t('entries.money.reason') }}
        onSubmit={({ reason }) =>
          mutateAsync({ paymentId, toEntryId: target.id, moves, dueCents: target.dueCents, reason })
        }
      >
        <TextInput name="reason" maxLength={500} help={t('entries.money.move.reasonHelp')} />
        <Row>
          <SubmitButton>{t('entries.money.move.submit', { dog: other })}</SubmitButton>
          <Button onClick={onBack}>{t('entries.money.move.back')}</Button>
        </Row>
      </Form>
    </>
  )
}
