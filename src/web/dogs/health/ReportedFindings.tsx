import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { scaleName, useHealthWords } from './healthTexts.ts'

/** In words what the club has published of reports on a dog's health; nothing where there is nothing. */
export function ReportedFindings({ codes }: { codes: readonly string[] }) {
  const t = useTranslate()
  const words = useHealthWords()
  if (codes.length === 0) return null
  const findings = codes.map((code) => scaleName(words, code) ?? code).join(', ')
  return (
    <Text size="small" tone="error" mt={0.5} breaks>
      {t('health.reported', { findings })}
    </Text>
  )
}
