import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import { confirmEmail } from '#contract/endpoints/accounts.ts'
import { change } from '../../client/calls.ts'
import { homeAddress } from '../../home/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { ErrorState } from '../../ui/loading/ErrorState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { profileAddress, signinAddress } from '../addresses.ts'
import { tokenOf } from '../mailToken.ts'
import { confirmationQuery } from '../queries.ts'
import { setUser, useUser } from '../session/session.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import { ConfirmRegistration } from './ConfirmRegistration.tsx'

type Confirmation = AnswerOf<typeof confirmEmail>['status']

/**
 * `/vahvista-sahkoposti`: opened by the link of a mail. It tells what the link is for, and a button confirms, because scanners of
 * mail open links too; the link of a registration asks for its password in another browser, and signs in.
 */
export function ConfirmEmailPage() {
  const t = useTranslate()
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
  const t = useTranslate()
  const router = useRouter()
  const confirmation = useQuery(confirmationQuery(token))
  const [confirmed, setConfirmed] = useState<Confirmation>()
  const confirm = async (password?: string) => {
    const body = password === undefined ? token : `${token}\n${password}`
    const { status, user } = await change(confirmEmail, body)
    if (user) setUser(user)
    setConfirmed(status)
    await router.invalidate()
  }
  if (confirmed) return <Confirmed status={confirmed} />
  const { data } = confirmation
  const lead = data?.registeredAt
    ? t(data.passwordNeeded ? 'accounts.confirm.passwordLead' : 'accounts.confirm.lead')
    : data && `${t('accounts.fields.username')}: ${data.username}. ${t('accounts.confirm.lead')}`
  return (
    <>
      <PageTitle title={t('accounts.confirm.title')} lead={lead} />
      <Loaded
        query={confirmation}
        rows={3}
        rowHeight={64}
        refused={(error) => <ErrorState error={error}>{t('accounts.confirm.refusedHelp')}</ErrorState>}
      >
        {({ username, registeredAt, passwordNeeded }) =>
          registeredAt ? (
            <ConfirmRegistration {...{ username, registeredAt, passwordNeeded }} onConfirm={confirm} />
          ) : (
            <ConfirmButton onConfirm={() => confirm()} />
          )
        }
      </Loaded>
    </>
  )
}

function Confirmed({ status }: { status: Confirmation }) {
  const t = useTranslate()
  const user = useUser()
  return (
    <>
      <PageTitle title={t(`accounts.confirm.${status}`)} />
      <Text component="p" mb={3} role="status">
        {status === 'registered' && user
          ? t('accounts.confirm.signedIn', { username: user.username })
          : t(`accounts.confirm.${status}Help`)}
      </Text>
      {user ? (
        <Row>
          <LinkButton {...homeAddress()} variant="contained">
            {t('shell.nav.home')}
          </LinkButton>
          <LinkButton {...profileAddress()}>{t('accounts.profile.title')}</LinkButton>
        </Row>
      ) : (
        <LinkButton {...signinAddress()} variant="contained">
          {t('accounts.signin.submit')}
        </LinkButton>
      )}
    </>
  )
}
