import { signinAddress } from '../../accounts/addresses.ts'
import { rememberPlace } from '../../accounts/session/places.ts'
import { useUser } from '../../accounts/session/session.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'

/** Instead of an entry that this browser may not see: it is opened by the link of a mail, else by signing in. */
export function HowToOpen() {
  const t = useTranslate()
  const user = useUser()
  return (
    <>
      <PageTitle title={t('ownEntries.one.title')} />
      <Text component="p" mb={3} measure="text">
        {user ? t('ownEntries.open.notYours', { username: user.username }) : t('ownEntries.open.how')}
      </Text>
      {!user && (
        <LinkButton
          {...signinAddress()}
          variant="contained"
          onClick={() => rememberPlace(window.location.pathname + window.location.search)}
        >
          {t('accounts.signin.title')}
        </LinkButton>
      )}
    </>
  )
}
