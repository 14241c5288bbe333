import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { withdrawSignature } from '#contract/endpoints/signing.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { TextAreaInput } from '../ui/inputs/TextAreaInput.tsx'
import { Row } from '../ui/layout/parts.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { OF_SIGNING } from './queries.ts'

interface Props {
  trialId: number
  /** of the signature that is meant */
  signedAt: string
  onClose: () => void
}

/** Asks why a signature is withdrawn. */
export function WithdrawDialog({ trialId, signedAt, onClose }: Props) {
  const t = useTranslate()
  const form = useForm({ shouldFocusError: false, defaultValues: { reason: '' } })
  const { mutateAsync } = useChange(withdrawSignature, { params: { id: trialId }, invalidates: OF_SIGNING })
  return (
    <FormDialog title={t('signing.askWithdraw')} onClose={onClose}>
      <Form
        form={form}
        labels={{ reason: t('signing.reason') }}
        onSubmit={async ({ reason }) => {
          await mutateAsync({ reason, signedAt })
          showSuccess(t('signing.withdrawn'))
          onClose()
        }}
      >
        <TextAreaInput name="reason" maxLength={1000} help={t('signing.withdrawHelp')} />
        <Row>
          <SubmitButton color="error">{t('signing.withdraw')}</SubmitButton>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </Row>
      </Form>
    </FormDialog>
  )
}
