import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

interface Props {
  username: string
  /** @throws ApiError */
  onConfirm: () => Promise<unknown>
}

/** Confirms the changed address of an account. */
export function ConfirmChange({ username, onConfirm }: Props) {
  const { t } = useTranslation()
  const form = useForm()
  return (
    <>
      <PageTitle
        title={t('accounts.confirm.title')}
        lead={`${t('accounts.fields.username')}: ${username}. ${t('accounts.confirm.lead')}`}
      />
      <Form form={form} labels={{}} onSubmit={onConfirm}>
        <SubmitButton>{t('accounts.confirm.submit')}</SubmitButton>
      </Form>
    </>
  )
}
