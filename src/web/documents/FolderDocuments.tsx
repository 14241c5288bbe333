import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Section } from '../ui/layout/Section.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DocumentList } from './DocumentList.tsx'
import { publicDocumentsQuery } from './queries.ts'

/** The documents of one folder, on a page that they belong to; nothing where everyone may read none of it. */
export function FolderDocuments({ folderId }: { folderId: number }) {
  const t = useTranslate()
  const language = useLanguage()
  const query = useQuery(publicDocumentsQuery)
  const folder = query.data?.folders.find(({ id }) => id === folderId)
  if (query.data && !folder) return null
  return (
    <Section title={folder?.name[language] ?? t('documents.title')}>
      <Loaded query={query} failed={t('documents.failed')} rows={2} rowHeight={60}>
        {() => folder && <DocumentList documents={folder.documents} />}
      </Loaded>
    </Section>
  )
}
