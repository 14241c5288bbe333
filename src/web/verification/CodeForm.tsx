import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { partsOfCode } from '#domain/verification/statement.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { TextAreaInput } from '../ui/inputs/TextAreaInput.tsx'
import { Block } from '../ui/layout/parts.ts'
import { verificationAddress } from './addresses.ts'

/** Where what a code holds is pasted. */
export function CodeForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const form = useForm({ shouldFocusError: false, defaultValues: { code: '' } })
  const open = async ({ code }: { code: string }) => {
    const parts = partsOfCode(code)
    if (!parts) return form.setError('code', { message: 'PAPER_CODE_INVALID' })
    await navigate(verificationAddress(`${parts.payload}.${parts.signature}`))
  }
  return (
    <Block measure="narrow">
      <Form form={form} labels={{ code: t('verification.code') }} onSubmit={open}>
        <TextAreaInput name="code" rows={3} maxLength={4000} help={t('verification.codeHelp')} />
        <SubmitButton>{t('verification.check')}</SubmitButton>
      </Form>
    </Block>
  )
}
