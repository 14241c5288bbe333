import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { SecurityEvents } from './SecurityEvents.tsx'

/** `/hallinta/turvatapahtumat`: what tells of attacks on any account. */
export function SecurityPage() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('audit.security.title')} lead={t('audit.security.lead')} />
      <SecurityEvents />
    </>
  )
}
