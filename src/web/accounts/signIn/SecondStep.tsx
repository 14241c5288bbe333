import Button from '@mui/material/Button'
import type { BodyOf } from '#contract/calls.ts'
import type { signin } from '#contract/endpoints/accounts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { CodeForm } from './CodeForm.tsx'
import { useSignInWithCode } from './useSignIn.ts'

interface Props {
  /** what was given in the first step */
  signin: BodyOf<typeof signin>
  onBack: () => void
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function SecondStep({ signin, onBack }: Props) {
  const t = useTranslate()
  const { mutation } = useSignInWithCode()
  return (
    <>
      <PageTitle title={t('accounts.signin.codeTitle')} lead={t('accounts.signin.codeLead')} />
      <CodeForm
        label={t('accounts.signin.code')}
        action={t('accounts.signin.submit')}
        beside={<Button onClick={onBack}>{t('accounts.signin.back')}</Button>}
        onCode={(code) => mutation.mutateAsync({ ...signin, code })}
      />
    </>
  )
}
