import { passwordAddress } from '../accounts/addresses.ts'
import { ConsentSection } from '../accounts/profile/ConsentSection.tsx'
import { EraseSection } from '../accounts/profile/EraseSection.tsx'
import { OwnDataSection } from '../accounts/profile/OwnDataSection.tsx'
import { OwnSecurity } from '../accounts/profile/OwnSecurity.tsx'
import { OwnSessions } from '../accounts/profile/OwnSessions.tsx'
import { ProfileForm } from '../accounts/profile/ProfileForm.tsx'
import { SecondFactorSection } from '../accounts/profile/SecondFactorSection.tsx'
import { SilentAddress } from '../accounts/profile/SilentAddress.tsx'
import { lacksFactor, useUser } from '../accounts/session/session.ts'
import { SavedSearches } from '../advancedSearch/saved/SavedSearches.tsx'
import { useModule } from '../client/service.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { OwnMailChoices } from '../mailChoices/OwnMailChoices.tsx'
import { OwnEntries } from '../ownEntries/OwnEntries.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { PageSkeleton } from '../ui/loading/Skeletons.tsx'

/** `/profiili`: own entries and details, sessions, consents, own data and the way out of the service. */
export function ProfilePage() {
  const t = useTranslate()
  const user = useUser()
  const hasTrials = useModule('kaer')
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
      {open && hasTrials && <OwnEntries />}
      {open && <SavedSearches />}
      {open && (
        <Section title={t('accounts.profile.details')}>
          <SilentAddress user={user} />
          <ProfileForm user={user} />
        </Section>
      )}
      {/* In one place whether the rest is there or not: its dialog still shows the recovery codes when the rest comes. */}
      <SecondFactorSection user={user} />
      {open && (
        <>
          <OwnMailChoices />
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
