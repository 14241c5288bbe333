import { formatMoment } from '#domain/moments.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'

/** A moment as dd.mm.yyyy and a time of day in Finland, as the reader's language writes it; null is told by a dash. */
export function TimeText({ moment }: { moment: string | null }) {
  const language = useLanguage()
  if (moment === null) return <span>–</span>
  return (
    <time dateTime={moment} style={{ whiteSpace: 'nowrap' }}>
      {formatMoment(moment, language)}
    </time>
  )
}
