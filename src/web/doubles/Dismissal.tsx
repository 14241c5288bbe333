import type { DoublePair } from '#contract/doubles.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { TimeText } from '../ui/values/TimeText.tsx'

/** Who has found two dogs, and when; or that the pair has come back since. */
export function Dismissal({ dismissal }: Pick<DoublePair, 'dismissal'>) {
  const t = useTranslate()
  if (dismissal === null) return null
  const { by, at, lapsedAt } = dismissal
  const words = by === null ? t('doubles.dismissedByNobody') : t('doubles.dismissedBy', { user: by.username })
  return (
    <Text size="small" tone={lapsedAt === null ? 'muted' : 'warning'} mt={0.5}>
      {lapsedAt === null ? words : t('doubles.lapsed')} <TimeText moment={lapsedAt ?? at} />
    </Text>
  )
}
