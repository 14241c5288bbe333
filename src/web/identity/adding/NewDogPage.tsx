import { useNavigate } from '@tanstack/react-router'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { chooseDogAddress, identityAddress } from '../addresses.ts'
import { NewDogForm } from './NewDogForm.tsx'

/** `/hallinta/koira/0/0/perustiedot?osa=uusi`: adds a dog to the register. */
export function NewDogPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const saved = async (regnr: string) => {
    showSuccess(t('identity.adding.saved'))
    await navigate(identityAddress(regnr))
  }
  return (
    <>
      <PageTitle
        title={t('identity.adding.title')}
        lead={t('identity.adding.lead')}
        actions={
          <LinkButton {...chooseDogAddress('perustiedot')} variant="outlined">
            {t('identity.adding.back')}
          </LinkButton>
        }
      />
      <NewDogForm onSaved={saved} />
    </>
  )
}
