import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a place is still kept, in minutes, of more than two hours in hours. Nothing blinks and nothing is read out: the moment stands above. */
export function TimeLeft({ ms }: { ms: number }) {
  const t = useTranslate()
  const minutes = Math.max(1, Math.ceil(ms / MINUTE))
  return (
    <Text tone="muted" mt={0.5} role="timer">
      {ms > 2 * HOUR
        ? t('ownEntries.one.hoursLeft', { count: Math.floor(ms / HOUR) })
        : t('ownEntries.one.minutesLeft', { count: minutes })}
    </Text>
  )
}
