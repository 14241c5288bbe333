import type { DocumentRow } from '#contract/documents.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { StateMark } from '../../ui/marks/StateMark.tsx'

/** Who may read a document, or that it is removed. */
export function Readers({ public: isPublic, removedAt }: Pick<DocumentRow, 'public' | 'removedAt'>) {
  const t = useTranslate()
  if (removedAt !== null)
    return (
      <StateMark mark="○" tone="muted">
        {t('documentAdmin.isGone')}
      </StateMark>
    )
  return isPublic ? (
    <StateMark mark="●" tone="success">
      {t('documentAdmin.readers.everyone')}
    </StateMark>
  ) : (
    <StateMark mark="◐" tone="muted">
      {t('documentAdmin.readers.staff')}
    </StateMark>
  )
}
