import { isIsoDate } from '#domain/dates.ts'

/** A day as people write it (`17.5.2026`, `17.05.2026`) as ISO; undefined where it is none. */
export function parseDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(text) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : undefined
}

const FINLAND = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' })

/** The ISO day of a moment in Finland, wherever the reader is. */
export const finnishDayOf = (moment: string): string => FINLAND.format(new Date(moment))

/** The ISO day it is in Finland. */
export const finnishToday = (): string => FINLAND.format(new Date())
