import { formatTime } from '#domain/moments.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'

/** A time of day (`hh:mm`) as the reader's language writes it. */
export function HourText({ time }: { time: string }) {
  return <time dateTime={time}>{formatTime(time, useLanguage())}</time>
}
