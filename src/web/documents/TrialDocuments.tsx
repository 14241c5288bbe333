import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Section } from '../ui/layout/Section.tsx'
import { DocumentList } from './DocumentList.tsx'
import { trialDocumentsQuery } from './queries.ts'

/** The documents of a trial that everyone may read; nothing where there are none, or where they cannot be had now. */
export function TrialDocuments({ date, kaerNr }: { date: string; kaerNr: number }) {
  const t = useTranslate()
  const { data } = useQuery(trialDocumentsQuery(date, kaerNr))
  if (!data || data.length === 0) return null
  return (
    <Section title={t('documents.title')}>
      <DocumentList documents={data} />
    </Section>
  )
}
