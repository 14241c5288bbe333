import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type KeptTransaction, reopenCase as reopenCall } from '#contract/bankStatements.ts'
import { reopenCase } from '#contract/endpoints/bankStatements.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { BANKING } from '../queries.ts'

/** Asks why what was made of a transaction is taken back, and says what follows. */
export function ReopenDialog({ found, onClose }: { found: KeptTransaction; onClose: () => void }) {
  const t = useTranslate()
  const amount = formatEuros(found.amountCents, useLanguage())
  const fields = useForm({
    resolver: zodResolver(reopenCall.body.pick({ reason: true })),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const { entry, timesReopened } = found
  const { mutateAsync } = useChange(reopenCase, {
    params: { id: found.id },
    invalidates: BANKING,
    onSuccess: () => {
      showSuccess(t(entry ? 'bankStatements.one.takenBack' : 'bankStatements.one.reopened'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(entry ? 'bankStatements.one.takeBackTitle' : 'bankStatements.one.reopenTitle', { amount })}
      onClose={onClose}
    >
      <Form
        form={fields}
        labels={{ reason: t('bankStatements.reason') }}
        onSubmit={({ reason }) => mutateAsync({ reason, timesReopened, entryId: entry?.id ?? null })}
      >
        <Text>
          {entry
            ? t('bankStatements.one.takeBackHelp', { dog: calledBy(entry.dog) })
            : t('bankStatements.one.reopenHelp')}
        </Text>
        <TextInput name="reason" maxLength={500} />
        <SubmitButton>{t(entry ? 'bankStatements.one.takeBack' : 'bankStatements.one.reopen')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
