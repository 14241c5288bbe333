import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import type { Standing } from './standing.ts'

/** Says over a list that all of it is new, or preliminary. */
export function StandingOfAll({ of: { isNew, preliminary } }: { of: Standing }) {
  const t = useTranslate()
  if (!isNew && !preliminary) return null
  return (
    <Text component="p" size="small" tone="muted" mb={1}>
      {isNew && <span title={t('dogs.isNewHelp')}>{t('dogs.allNew')}</span>}{' '}
      {preliminary && <span title={t('trials.preliminaryHelp')}>{t('trials.allPreliminary')}</span>}
    </Text>
  )
}
