const FINLAND = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'short',
})

type Language = 'fi' | 'sv' | 'en'

/** A moment (`2026-05-17T10:00:00Z`) as dd.mm.yyyy and a time of day in Finland, whatever clock the reader lives by. */
export function formatMoment(moment: string, language: Language): string {
  const [day = '', time = ''] = FINLAND.format(new Date(moment)).split(' ')
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)} ${formatTime(time, language)}`
}

/** The ISO day of a moment in Finland. */
export const finnishDayOf = (moment: Date): string => FINLAND.format(moment).slice(0, 10)

/** A time of day (`08:00`) as it is written in a language: `8.00` in Finnish and Swedish, `8:00` in English. */
export function formatTime(time: string, language: Language): string {
  const short = time.replace(/^0(?=\d:)/, '')
  return language === 'en' ? short : short.replace(':', '.')
}

const HOUR = 3_600_000
/** Hours that Finland is ahead of UTC: summer time first, so that of an hour that comes twice the first is meant. */
const FINNISH_OFFSETS = [3, 2]

/** The moment when the clocks of Finland show an ISO day and `hh:mm`; an hour that is left out in spring is the one after it. */
export function finnishMoment(day: string, time: string): Date {
  const written = Date.parse(`${day}T${time}:00Z`)
  const candidates = FINNISH_OFFSETS.map((hours) => new Date(written - hours * HOUR))
  return candidates.find((moment) => FINLAND.format(moment) === `${day} ${time}`) ?? candidates.at(-1)!
}

/** The last moment of an ISO day in Finland, of the last day that can be written too. */
export const endOfFinnishDay = (day: string): Date => new Date(finnishMoment(day, '23:59').getTime() + 59_999)
