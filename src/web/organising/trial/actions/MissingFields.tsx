import { codeText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { BulletList } from '../../../ui/layout/parts.ts'

/** What a draft still lacks before it may be published: the codes, each once. */
export function MissingFields({ codes }: { codes: readonly string[] }) {
  const t = useTranslate()
  return (
    <BulletList mt={0.5} aria-label={t('trialAdmin.missing.title')}>
      {codes.map((code) => (
        <li key={code}>{codeText(t, code)}</li>
      ))}
    </BulletList>
  )
}
