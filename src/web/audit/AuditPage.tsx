import { useSearch } from '@tanstack/react-router'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AUDIT_PATH, auditSearchOf } from './addresses.ts'
import { Changes } from './Changes.tsx'
import { auditQuery } from './queries.ts'
import { useKnownSearch } from './useKnownSearch.ts'

/** `/hallinta/loki`: who changed what and when; the filters stand in the address. */
export function AuditPage() {
  const t = useTranslate()
  const search = useKnownSearch(auditSearchOf({ ...useSearch({ from: AUDIT_PATH }) }))
  return (
    <>
      <PageTitle title={t('audit.title')} lead={t('audit.lead')} />
      <AuditFilters key={JSON.stringify(search)} search={search} />
      <Changes query={auditQuery(search)} thing />
    </>
  )
}
