import { dateReader } from '../imports/dates.ts'

const readDay = dateReader(['YYYY-MM-DD', 'D.M.YYYY'])

/** The last day of a membership as a list writes it, as ISO day: a day, or a year for its end; null: neither. */
export const lastDayOf = (text: string): string | null =>
  /^[12]\d{3}$/.test(text.trim()) ? `${text.trim()}-12-31` : readDay(text)
