import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { openDataAddress } from '../addresses.ts'
import { ArchiveSection } from './ArchiveSection.tsx'
import { KeysSection } from './KeysSection.tsx'

/** `/hallinta/viennit`: the whole archive, and the API keys of partners. */
export function StaffExportsPage() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('exports.title')} lead={t('exports.lead')} />
      <AppLink {...openDataAddress()}>{t('exports.open')}</AppLink>
      <ArchiveSection />
      <KeysSection />
    </>
  )
}
