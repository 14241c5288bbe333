import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { setCasesAside as asideCall, type BankCase } from '#contract/bankStatements.ts'
import { setCasesAside } from '#contract/endpoints/bankStatements.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { Text } from '../ui/layout/parts.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { BANKING } from './queries.ts'

/** Asks why nothing is to be done about transactions. */
export function AsideDialog({ cases, onClose }: { cases: readonly BankCase[]; onClose: () => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const fields = useForm({
    resolver: zodResolver(asideCall.body.pick({ reason: true })),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const { mutateAsync } = useChange(setCasesAside, {
    invalidates: BANKING,
    onSuccess: () => {
      showSuccess(t('bankStatements.setAside'))
      onClose()
    },
  })
  const title =
    cases.length === 1
      ? t('bankStatements.asideTitle', { amount: formatEuros(cases[0]!.amountCents, language) })
      : t('bankStatements.asideAllTitle', { count: cases.length })
  return (
    <FormDialog title={title} onClose={onClose}>
      <Form
        form={fields}
        labels={{ reason: t('bankStatements.reason') }}
        onSubmit={({ reason }) => mutateAsync({ ids: cases.map(({ id }) => id), reason })}
      >
        <Text>{t('bankStatements.asideHelp')}</Text>
        <TextInput name="reason" maxLength={500} help={t('bankStatements.reasonHelp')} />
        <SubmitButton>{t('bankStatements.aside')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
