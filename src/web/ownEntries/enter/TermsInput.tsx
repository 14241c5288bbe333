import { useTranslate } from '../../i18n/useTranslate.ts'
import { privacyAddress, termsAddress } from '../../statements/addresses.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'

/** What is accepted opens beside the form, so that nothing typed is left behind. */
export function TermsInput() {
  const t = useTranslate()
  const beside = { target: '_blank', underline: 'always' } as const
  return (
    <CheckInput
      name="terms"
      help={
        <>
          <AppLink {...termsAddress()} {...beside}>
            {t('accounts.help.readTerms')}
          </AppLink>
          {' · '}
          <AppLink {...privacyAddress()} {...beside}>
            {t('accounts.help.readPrivacy')}
          </AppLink>
        </>
      }
    />
  )
}
