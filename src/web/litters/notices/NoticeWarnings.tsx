import type { ListedNotice } from '#contract/litterNotices.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { BulletList, Note, Text } from '../../ui/layout/parts.ts'

/** The rules of the studbook that a mating meets; they block nothing. */
export function NoticeWarnings({ codes }: { codes: ListedNotice['warnings'] }) {
  const t = useTranslate()
  if (codes.length === 0) return null
  return (
    <Note tone="warning" mt={1.5} measure="text">
      <Text strong>{t('litters.warningsTitle')}</Text>
      <BulletList>
        {codes.map((code) => (
          <li key={code}>{t(`litters.warnings.${code}`)}</li>
        ))}
      </BulletList>
    </Note>
  )
}
