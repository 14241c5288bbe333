import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { putRefundAccount } from '#contract/endpoints/refundLists.ts'
import { putRefundAccount as putCall, type RefundTransfer } from '#contract/refundLists.ts'
import { calledBy } from '#domain/dogs.ts'
import { groupedByFour } from '#domain/payments/reference.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { TRANSFERS } from './queries.ts'

/** Writes down for an entrant where the money goes. */
export function AccountDialog({ refund, onClose }: { refund: RefundTransfer; onClose: () => void }) {
  const t = useTranslate()
  const { account, contactName, dog, entryId } = refund
  const fields = useForm({
    resolver: zodResolver(putCall.body),
    shouldFocusError: false,
    defaultValues: {
      iban: account ? groupedByFour(account.iban) : '',
      holder: account?.holder ?? contactName ?? '',
    },
  })
  const { mutateAsync } = useChange(putRefundAccount, {
    params: { id: entryId },
    invalidates: TRANSFERS,
    onSuccess: () => {
      showSuccess(t('refundLists.accountSaved'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('refundLists.accountTitle', { dog: calledBy(dog) })} onClose={onClose}>
      <Form
        form={fields}
        labels={{ iban: t('refundLists.iban'), holder: t('refundLists.holder') }}
        onSubmit={(values) => mutateAsync(values)}
      >
        <TextInput name="iban" maxLength={50} verbatim autoComplete="off" />
        <TextInput name="holder" maxLength={70} help={t('refundLists.holderHelp')} />
        <SubmitButton>{t('refundLists.saveAccount')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
