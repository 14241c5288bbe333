import { signinAddress } from '../../accounts/addresses.ts'
import { rememberPlace } from '../../accounts/session/places.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { ContactFields, useContactLabels } from '../ContactFields.tsx'

/** Label of each field of the form, in its order. */
export function useEnterLabels(): Readonly<Record<string, string>> {
  const t = useTranslate()
  return {
    regnr: t('ownEntries.fields.regnr'),
    isUnregistered: t('unregistered.toggle'),
    class: t('ownEntries.fields.class'),
    method: t('ownEntries.fields.method'),
    productId: t('ownEntries.fields.product'),
    contactEmail: t('ownEntries.fields.contactEmail'),
    ...useContactLabels(),
    terms: t('accounts.fields.terms'),
  }
}

/** Whom the organiser reaches; of who is signed in it is there already. */
export function ContactInputs({ isVisitor }: { isVisitor: boolean }) {
  const t = useTranslate()
  return (
    <>
      {isVisitor && (
        <Text tone="muted">
          <AppLink
            {...signinAddress()}
            underline="always"
            onClick={() => rememberPlace(window.location.pathname + window.location.search)}
          >
            {t('accounts.signin.title')}
          </AppLink>
          {': '}
          {t('ownEntries.enter.whySignIn')}
        </Text>
      )}
      <TextInput
        name="contactEmail"
        type="email"
        verbatim
        maxLength={254}
        autoComplete="email"
        help={t('ownEntries.fields.contactEmailHelp')}
      />
      <ContactFields />
    </>
  )
}
