const FINLAND = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment (`2026-05-17T10:00:00Z`) as dd.mm.yyyy hh:mm in Finland, whatever clock the reader lives by. */
export function formatMoment(moment: string): string {
  const [day = '', time = ''] = FINLAND.format(new Date(moment)).split(' ')
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)} ${time}`
}
