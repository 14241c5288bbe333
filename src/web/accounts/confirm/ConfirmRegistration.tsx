import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { HiddenUsername } from '../password/HiddenUsername.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'

const schema = z.object({ password: z.string().min(1, 'VALUE_REQUIRED') })

interface Props {
  username: string
  registeredAt: string
  /** the registration was made in another browser */
  passwordNeeded: boolean
  /** @throws ApiError */
  onConfirm: (password?: string) => Promise<unknown>
}

/** Tells which registration waits, so that nobody confirms a stranger's, and asks for its password where it is needed. */
export function ConfirmRegistration({ username, registeredAt, passwordNeeded, onConfirm }: Props) {
  const t = useTranslate()
  const facts = [
    { label: t('accounts.fields.username'), value: username },
    { label: t('accounts.confirm.registeredAt'), value: <TimeText moment={registeredAt} /> },
  ]
  return (
    <>
      <Block mb={3} measure="narrow">
        <FactList facts={facts} columnWidth={{ xs: '9.5rem', md: '11rem' }} />
      </Block>
      {passwordNeeded ? (
        <ConfirmByPassword username={username} onConfirm={onConfirm} />
      ) : (
        <ConfirmButton onConfirm={() => onConfirm()} />
      )}
      <Text component="p" tone="muted" mt={3} measure="text">
        {t('accounts.confirm.notMine')}
      </Text>
    </>
  )
}

function ConfirmByPassword({ username, onConfirm }: Pick<Props, 'username' | 'onConfirm'>) {
  const t = useTranslate()
  const form = useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { password: '' },
  })
  return (
    <Form
      form={form}
      labels={{ password: t('accounts.fields.password') }}
      onSubmit={({ password }) => onConfirm(password)}
    >
      <HiddenUsername username={username} />
      <PasswordInput name="password" autoComplete="current-password" />
      <SubmitButton>{t('accounts.confirm.submit')}</SubmitButton>
    </Form>
  )
}
