import { formatDate } from '#domain/dates.ts'

/** A day as dd.mm.yyyy; a moment (`2026-05-17T10:00:00Z`) by its day. Null is told by a dash. */
export function DateText({ date }: { date: string | null }) {
  if (date === null) return <span>–</span>
  return (
    <time dateTime={date} style={{ whiteSpace: 'nowrap' }}>
      {formatDate(date.slice(0, 10))}
    </time>
  )
}
