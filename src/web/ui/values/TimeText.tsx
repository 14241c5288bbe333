import { formatMoment } from '#domain/moments.ts'

/** A moment as dd.mm.yyyy hh:mm in Finland; null is told by a dash. */
export function TimeText({ moment }: { moment: string | null }) {
  if (moment === null) return <span>–</span>
  return (
    <time dateTime={moment} style={{ whiteSpace: 'nowrap' }}>
      {formatMoment(moment)}
    </time>
  )
}
