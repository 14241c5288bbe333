import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { UserDetails } from '#contract/users.ts'
import { formatDate } from '#domain/dates.ts'
import { Changes } from '../audit/Changes.tsx'
import { auditQuery } from '../audit/queries.ts'
import { SecurityEvents } from '../audit/SecurityEvents.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { finnishDayOf } from '../ui/values/days.ts'
import { TimeText } from '../ui/values/TimeText.tsx'
import { USER_PATH, usersAddress } from './addresses.ts'
import { UserForm } from './form/UserForm.tsx'
import { userQuery } from './queries.ts'
import { UserActions } from './UserActions.tsx'
import { UserState } from './UserState.tsx'

/** `/hallinta/kayttajat/{id}`: one user, what may be done to the account, and what has been done. */
export function UserPage() {
  const t = useTranslate()
  const { id } = useParams({ from: USER_PATH })
  const user = useQuery(userQuery(id))
  return (
    <LoadedPage query={user} heading={t('users.title')} list={{ to: usersAddress(), name: t('users.title') }}>
      {(data) => <UserView user={data} />}
    </LoadedPage>
  )
}

function UserView({ user }: { user: UserDetails }) {
  const t = useTranslate()
  return (
    <>
      <PageTitle
        title={`${user.firstName} ${user.lastName}`}
        lead={<AppLink {...usersAddress()}>{t('users.title')}</AppLink>}
      />
      <UserFacts user={user} />
      <Section title={t('users.details')}>
        <UserForm key={user.id} user={user} />
      </Section>
      <Section title={t('users.actions')}>
        <UserActions user={user} />
      </Section>
      <Section title={t('audit.security.title')}>
        <SecurityEvents account={user.id} />
      </Section>
      <Section title={t('users.changes')}>
        <Changes query={auditQuery({ subject: 'account', subjectId: String(user.id) })} />
      </Section>
    </>
  )
}

function UserFacts({ user }: { user: UserDetails }) {
  const t = useTranslate()
  const facts = [
    { label: t('users.columns.username'), value: user.username },
    { label: t('users.columns.state'), value: <UserState state={user.state} /> },
    {
      label: t('users.columns.lastSignin'),
      value: user.lastSigninAt === null ? t('users.never') : <TimeText moment={user.lastSigninAt} />,
    },
    { label: t('users.createdAt'), value: <TimeText moment={user.createdAt} /> },
    { label: t('users.sessions'), value: String(user.sessions) },
  ]
  return (
    <>
      <FactList facts={facts} columnWidth={{ xs: '9.5rem', md: '11rem' }} />
      {user.unreachable && <Unreachable unreachable={user.unreachable} />}
      {user.resetRequired && (
        <Text tone="warning" mt={1}>
          {t('users.resetRequired')}
        </Text>
      )}
    </>
  )
}

/** What is known of mails that have not arrived at the user's address. */
function Unreachable({ unreachable }: { unreachable: NonNullable<UserDetails['unreachable']> }) {
  const t = useTranslate()
  const { failures, lastAt, silentSince, code } = unreachable
  const date = formatDate(finnishDayOf(silentSince ?? lastAt))
  return (
    <Text tone={silentSince ? 'error' : 'warning'} mt={1} measure="text">
      {silentSince ? t('users.silent', { date, code }) : t('users.failures', { count: failures, date, code })}
    </Text>
  )
}
