import type { ApiError } from '../client/ApiError.ts'
import { useService } from '../client/service.ts'
import { homeAddress } from '../home/addresses.ts'
import { useList } from '../i18n/useList.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Row, Text } from '../ui/layout/parts.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { MailLink } from '../ui/links/ContactLinks.tsx'
import { signinAddress } from './addresses.ts'
import { rolesNeeded } from './forbidden.ts'
import { rememberPlace } from './session/places.ts'
import { useUser } from './session/session.ts'

/** Instead of a page that is not this person's to see: whose it is, and who can help. Asking again would help nobody. */
export default function ForbiddenPage({ error }: { error: ApiError }) {
  const t = useTranslate()
  const user = useUser()
  return (
    <>
      <PageTitle title={t('accounts.forbidden.title')} />
      {user ? (
        <WhoCanHelp error={error} username={user.username} />
      ) : (
        <Text component="p" mb={3} measure="text">
          {t('accounts.forbidden.signedOut')}
        </Text>
      )}
      <Row>
        {!user && (
          <LinkButton
            {...signinAddress()}
            variant="contained"
            onClick={() => rememberPlace(window.location.pathname + window.location.search)}
          >
            {t('accounts.signin.title')}
          </LinkButton>
        )}
        <LinkButton {...homeAddress()} variant="outlined">
          {t('common.toHome')}
        </LinkButton>
      </Row>
    </>
  )
}

function WhoCanHelp({ error, username }: { error: ApiError; username: string }) {
  const t = useTranslate()
  const list = useList('conjunction')
  const contact = useService().data?.contact
  const roles = rolesNeeded(error)
  return (
    <>
      <Text component="p" measure="text" mb={1}>
        {roles === null
          ? t('accounts.forbidden.notYours')
          : t('accounts.forbidden.roles', {
              roles: list(roles.map((role) => t(`accounts.roles.${role}`))),
            })}{' '}
        {t('accounts.forbidden.signedInAs', { username })}
      </Text>
      <Text component="p" measure="text" mb={3} breaks>
        {t('accounts.forbidden.help')}{' '}
        {contact && (
          <>
            {t('accounts.forbidden.write')} <MailLink to={contact} />
          </>
        )}
      </Text>
    </>
  )
}
