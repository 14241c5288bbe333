import { formatDate } from '#domain/dates.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { weekdayShort } from '../ui/values/dateWords.ts'

/** The days of a trial with their weekdays: `la 05.09.2026`, `la 05.09. – su 06.09.2026`. */
export function TrialDates({
  trial: { date, endDate },
}: {
  trial: { date: string; endDate: string | null }
}) {
  const language = useLanguage()
  const day = (iso: string) => `${weekdayShort(language, iso)} ${formatDate(iso)}`
  if (endDate === null || endDate === date) {
    return (
      <time dateTime={date} style={{ whiteSpace: 'nowrap' }}>
        {day(date)}
      </time>
    )
  }
  const start = date.slice(0, 4) === endDate.slice(0, 4) ? day(date).slice(0, -4) : day(date)
  return (
    <span>
      <time dateTime={date} style={{ whiteSpace: 'nowrap' }}>
        {start}
      </time>
      {' – '}
      <time dateTime={endDate} style={{ whiteSpace: 'nowrap' }}>
        {day(endDate)}
      </time>
    </span>
  )
}
