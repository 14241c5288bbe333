import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError, postText } from '../api.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/AppLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { ConfirmPassword } from './ConfirmPassword.tsx'
import { tokenOf } from './mailToken.ts'
import { useUser } from './session.ts'

interface Answer {
  status: 'registered' | 'changed'
}

/**
 * `/vahvista-sahkoposti`: opened by the link of a mail; the button confirms, because scanners of mail open links too. The link
 * of a registration asks for its password after that.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const token = tokenOf(useLocation({ select: ({ hash }) => hash }))
  const { mutate, mutateAsync, data, error, isPending, variables } = useMutation({
    mutationFn: ({ secret, password }: { secret: string; password?: string }) =>
      postText<Answer>('/api/user/confirm-email', password === undefined ? secret : `${secret}\n${password}`),
    onSuccess: () => router.invalidate(),
  })
  const asksPassword = variables?.password !== undefined || isPasswordNeeded(error)
  if (data) return <Confirmed status={data.status} />
  if (token && asksPassword)
    return (
      <>
        <PageTitle title={t('accounts.confirm.title')} lead={t('accounts.confirm.passwordLead')} />
        <ConfirmPassword onSubmit={(password) => mutateAsync({ secret: token, password })} />
      </>
    )
  return (
    <>
      <PageTitle title={t('accounts.confirm.title')} lead={token && t('accounts.confirm.lead')} />
      {token === undefined ? (
        <EmptyState title={t('accounts.confirm.noToken')}>{t('accounts.confirm.noTokenHelp')}</EmptyState>
      ) : (
        <Button
          variant="contained"
          size="large"
          loading={isPending}
          onClick={() => mutate({ secret: token })}
        >
          {t('accounts.confirm.submit')}
        </Button>
      )}
      {error && (
        <ErrorState error={error}>
          <Typography>{t('accounts.confirm.refusedHelp')}</Typography>
        </ErrorState>
      )}
    </>
  )
}

const isPasswordNeeded = (error: unknown) =>
  error instanceof ApiError && error.code === 'CONFIRM_PASSWORD_NEEDED'

function Confirmed({ status }: Answer) {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <>
      <PageTitle title={t(`accounts.confirm.${status}`)} />
      <Typography role="status" sx={{ mb: 3 }}>
        {t(`accounts.confirm.${status}Help`)}
      </Typography>
      {user ? (
        <LinkButton {...paths.profile()} variant="contained">
          {t('accounts.profile.title')}
        </LinkButton>
      ) : (
        <LinkButton {...paths.signin()} variant="contained">
          {t('accounts.signin.submit')}
        </LinkButton>
      )}
    </>
  )
}
