import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#contract/calls.ts'
import { confirmEmail } from '#contract/endpoints/accounts.ts'
import { ApiError } from '../client/ApiError.ts'
import { change } from '../client/calls.ts'
import { LinkButton } from '../ui/AppLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Text } from '../ui/parts.ts'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { profileAddress, signinAddress } from './addresses.ts'
import { ConfirmChange } from './ConfirmChange.tsx'
import { ConfirmRegistration } from './ConfirmRegistration.tsx'
import { tokenOf } from './mailToken.ts'
import { confirmationQuery } from './queries.ts'
import { useUser } from './session.ts'

type Confirmation = AnswerOf<typeof confirmEmail>['status']

/**
 * `/vahvista-sahkoposti`: opened by the link of a mail. It tells what the link is for, and a button confirms, because scanners of
 * mail open links too; the link of a registration asks for its password.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation()
  const token = tokenOf(useLocation({ select: ({ hash }) => hash }))
  if (token !== undefined) return <ConfirmByToken key={token} token={token} />
  return (
    <>
      <PageTitle title={t('accounts.confirm.title')} />
      <EmptyState title={t('accounts.confirm.noToken')}>{t('accounts.confirm.noTokenHelp')}</EmptyState>
    </>
  )
}

function ConfirmByToken({ token }: { token: string }) {
  const { t } = useTranslation()
  const router = useRouter()
  const { data, error, refetch } = useQuery(confirmationQuery(token))
  const [confirmed, setConfirmed] = useState<Confirmation>()
  const confirm = async (password?: string) => {
    const body = password === undefined ? token : `${token}\n${password}`
    const { status } = await change(confirmEmail, body)
    setConfirmed(status)
    await router.invalidate()
  }
  if (confirmed) return <Confirmed status={confirmed} />
  if (error) return <Refused error={error} onRetry={refetch} />
  if (data?.registeredAt)
    return (
      <ConfirmRegistration
        username={data.username}
        registeredAt={data.registeredAt}
        onConfirm={(password) => confirm(password)}
      />
    )
  if (data) return <ConfirmChange username={data.username} onConfirm={() => confirm()} />
  return (
    <>
      <PageTitle title={t('accounts.confirm.title')} />
      <RowsSkeleton rows={3} height={64} />
    </>
  )
}

function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const refused = error instanceof ApiError && error.kind === 'result'
  return (
    <>
      <PageTitle title={t('accounts.confirm.title')} />
      <ErrorState error={error} onRetry={refused ? undefined : onRetry}>
        {refused && <Typography>{t('accounts.confirm.refusedHelp')}</Typography>}
      </ErrorState>
    </>
  )
}

function Confirmed({ status }: { status: Confirmation }) {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <>
      <PageTitle title={t(`accounts.confirm.${status}`)} />
      <Text component="p" mb={3} role="status">
        {t(`accounts.confirm.${status}Help`)}
      </Text>
      {user ? (
        <LinkButton {...profileAddress()} variant="contained">
          {t('accounts.profile.title')}
        </LinkButton>
      ) : (
        <LinkButton {...signinAddress()} variant="contained">
          {t('accounts.signin.submit')}
        </LinkButton>
      )}
    </>
  )
}
