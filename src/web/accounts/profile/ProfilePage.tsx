import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { PageSkeleton } from '../../ui/loading/Skeletons.tsx'
import { passwordAddress } from '../addresses.ts'
import { lacksFactor, useUser } from '../session/session.ts'
import { ConsentSection } from './ConsentSection.tsx'
import { EraseSection } from './EraseSection.tsx'
import { OwnDataSection } from './OwnDataSection.tsx'
import { OwnSecurity } from './OwnSecurity.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SecondFactorSection } from './SecondFactorSection.tsx'

/** `/profiili`: own details, sessions, consents, own data and the way out of the service. */
export function ProfilePage() {
  const t = useTranslate()
  const user = useUser()
  if (!user) return <PageSkeleton />
  const open = !lacksFactor(user)
  const roles = user.userRoles.map(({ name }) => t(`accounts.roles.${name}`)).join(', ')
  return (
    <>
      <PageTitle
        title={t('accounts.profile.title')}
        lead={
          <>
            {t('accounts.profile.lead', { username: user.username })}
            {roles && (
              <div>
                {t('accounts.profile.roles')}: {roles}
              </div>
            )}
          </>
        }
        actions={
          <LinkButton {...passwordAddress()} variant="outlined">
            {t('accounts.change.title')}
          </LinkButton>
        }
      />
      {open && (
        <Section title={t('accounts.profile.details')}>
          <ProfileForm user={user} />
        </Section>
      )}
      {/* In one place whether the rest is there or not: its dialog still shows the recovery codes when the rest comes. */}
      <SecondFactorSection user={user} />
      {open && (
        <>
          <OwnSessions />
          <OwnSecurity />
          <ConsentSection />
          <OwnDataSection />
          <EraseSection user={user} />
        </>
      )}
    </>
  )
}
