import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { eraseAccount } from '#contract/endpoints/accounts.ts'
import { useChange } from '../../client/useChange.ts'
import { homeAddress } from '../../home/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDrafts } from '../../ui/drafts/drafts.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { leaveDevice } from '../session/device.ts'
import { clearUser } from '../session/session.ts'

interface Props {
  username: string
  onCancel: () => void
}

/** Erases the own account, once its name and the password have been typed. */
export function EraseForm({ username, onCancel }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const schema = useMemo(
    () =>
      z.object({
        name: z
          .string()
          .trim()
          .refine((name) => name === username, 'NAME_DIFFERS'),
        password: z.string().min(1, 'VALUE_REQUIRED'),
      }),
    [username],
  )
  const form = useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { name: '', password: '' },
  })
  const { mutateAsync } = useChange(eraseAccount, {
    onSuccess: () => {
      clearUser()
      forgetDrafts()
      void leaveDevice(username)
      showSuccess(t('accounts.erase.done'))
      return navigate(homeAddress())
    },
  })
  const labels = {
    name: t('accounts.erase.typeName', { username }),
    password: t('accounts.fields.password'),
  }
  return (
    <Form form={form} labels={labels} onSubmit={({ password }) => mutateAsync({ password })}>
      <TextInput name="name" autoComplete="off" verbatim />
      <PasswordInput name="password" autoComplete="current-password" />
      <Row>
        <SubmitButton color="error">{t('accounts.erase.submit', { username })}</SubmitButton>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </Row>
    </Form>
  )
}
