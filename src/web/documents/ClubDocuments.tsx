import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, Heading } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DocumentList } from './DocumentList.tsx'
import { publicDocumentsQuery } from './queries.ts'

/** The club's documents by folder; nothing where there are none. */
export function ClubDocuments() {
  const t = useTranslate()
  const language = useLanguage()
  const query = useQuery(publicDocumentsQuery)
  if (query.data && query.data.folders.length + query.data.others.length === 0) return null
  return (
    <Section title={t('documents.title')}>
      <Loaded query={query} failed={t('documents.failed')} rows={4} rowHeight={60}>
        {({ folders, others }) => (
          <>
            {folders.map(({ id, name, documents }) => (
              <Block key={id} mb={3}>
                <Heading component="h3">{name[language]}</Heading>
                <DocumentList documents={documents} />
              </Block>
            ))}
            {others.length > 0 && (
              <Block>
                {folders.length > 0 && <Heading component="h3">{t('documents.others')}</Heading>}
                <DocumentList documents={others} />
              </Block>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}
