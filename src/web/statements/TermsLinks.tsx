import { useTranslate } from '../i18n/useTranslate.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { privacyAddress, termsAddress } from './addresses.ts'

/** What one accepts by a form, opened beside it, so that nothing typed is left behind. */
export function TermsLinks() {
  const t = useTranslate()
  const beside = { target: '_blank', underline: 'always' } as const
  return (
    <>
      <AppLink {...termsAddress()} {...beside}>
        {t('accounts.help.readTerms')}
      </AppLink>
      {' · '}
      <AppLink {...privacyAddress()} {...beside}>
        {t('accounts.help.readPrivacy')}
      </AppLink>
    </>
  )
}
