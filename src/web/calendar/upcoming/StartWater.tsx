import type { CalendarTrial } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'

/** What the asked for dog's water and track work is worth in a divided trial, a line for each class it may start in. */
export function StartWater({ water }: { water: CalendarTrial['startWater'] }) {
  const t = useTranslate()
  const classes = TRIAL_CLASSES.filter((name) => water?.[name] !== undefined)
  return classes.map((name) => {
    const standing = water?.[name]
    return (
      <Text key={name} size="small" tone={standing?.isValid ? 'muted' : 'warning'}>
        {classes.length > 1 && `${name}: `}
        {standing?.isValid
          ? t('waterStanding.short', { date: formatDate(standing.validUntil) })
          : t('waterStanding.shortNone')}
      </Text>
    )
  })
}
