import type { TrialSigning } from '#contract/signing.ts'
import { formatMoment } from '#domain/moments.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'

interface Props {
  signature: NonNullable<TrialSigning['signature']>
}

/** Who signed the results, and when. */
export function SignedBy({ signature: { signer, signedAt } }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const name = signer ?? t('signing.removed')
  return (
    <Text strong breaks>
      {t('signing.signedBy', { name, time: formatMoment(signedAt, language) })}
    </Text>
  )
}
