import type { DocumentRow } from '#contract/documents.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'

/** What the trial of a document is called: its place and day, as far as they are known. */
export function useDocumentTrial() {
  const t = useTranslate()
  return ({ place, date }: NonNullable<DocumentRow['trial']>): string =>
    [place, date && formatDate(date)].filter(Boolean).join(' ') || t('documentAdmin.draftTrial')
}
