import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#domain/dates.ts'
import { latestUpdateQuery } from '../content/queries.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Span, Text } from '../ui/layout/parts.ts'

/** The newest update of the service, in one line at the page's end. */
export function UpdateLine() {
  const t = useTranslate()
  const language = useLanguage()
  const { data: update } = useQuery(latestUpdateQuery)
  if (!update) return null
  return (
    <Text component="p" mt={4} size="small" tone="muted" data-print="no">
      <Span strong>{t('shell.update')}</Span>
      {` ${formatDate(update.publishedAt.slice(0, 10))}: ${update.text[language]}`}
    </Text>
  )
}
