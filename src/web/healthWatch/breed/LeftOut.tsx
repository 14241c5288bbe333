import type { HealthWatch } from '#contract/healthWatch.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'

/** Examined dogs that no figure counts, and why. */
export function LeftOut({ leftOut }: Pick<HealthWatch, 'leftOut'>) {
  const t = useTranslate()
  const reasons = (['unknownAge', 'young', 'undivided'] as const).filter((reason) => leftOut[reason] > 0)
  if (reasons.length === 0) return null
  return (
    <Text tone="muted" size="small" measure="text">
      {t('healthWatch.leftOut.title')}{' '}
      {reasons.map((reason) => t(`healthWatch.leftOut.${reason}`, { count: leftOut[reason] })).join(', ')}.
    </Text>
  )
}
