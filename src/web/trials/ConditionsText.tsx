import type { Conditions } from '#domain/trials/conditionFields.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'

/** What was around a performance, in one line; nothing where nothing is known. */
export function ConditionsText({ conditions }: { conditions: Conditions }) {
  const t = useTranslate()
  const { birdsMet, weather, terrain, minutesSearched } = conditions
  const told = [
    birdsMet !== null && `${t('trials.conditions.birdsMet')}: ${birdsMet}`,
    weather !== null && `${t('trials.conditions.weather')}: ${t(`trials.conditions.weathers.${weather}`)}`,
    terrain !== null && `${t('trials.conditions.terrain')}: ${t(`trials.conditions.terrains.${terrain}`)}`,
    minutesSearched !== null && `${t('trials.conditions.minutesSearched')}: ${minutesSearched}`,
  ].filter(Boolean)
  if (told.length === 0) return null
  return (
    <Text component="p" size="small" mb={1} data-part="conditions">
      {told.join(' · ')}
    </Text>
  )
}
