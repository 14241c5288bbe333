import { addMonths } from '#domain/dates.ts'
import { finnishMoment } from '#domain/moments.ts'

/** Days as whole numbers since 1970-01-01: what a simulation of half a century counts with. */
export type DayNumber = number

export const YEAR_DAYS = 365.25
export const MONTH_DAYS = YEAR_DAYS / 12

/** Day number of an ISO day. */
export function toDay(iso: string): DayNumber {
  return Date.parse(`${iso}T00:00:00Z`) / 86_400_000
}

/** ISO day of a day number. */
export function toIso(day: DayNumber): string {
  const known = isoDays.get(day)
  if (known !== undefined) return known
  const iso = new Date(day * 86_400_000).toISOString().slice(0, 10)
  isoDays.set(day, iso)
  return iso
}

/** A club asks for the same twenty thousand days a million times. */
const isoDays = new Map<DayNumber, string>()

/** Calendar year of a day number. */
export function yearOf(day: DayNumber): number {
  return new Date(day * 86_400_000).getUTCFullYear()
}

/** The first day of a year. */
export function newYear(year: number): DayNumber {
  return Date.UTC(year, 0, 1) / 86_400_000
}

/** The Saturday on or after a day. */
export function saturdayFrom(day: DayNumber): DayNumber {
  // 1970-01-03 was a Saturday.
  return day + ((((2 - day) % 7) + 7) % 7)
}

export const isSaturday = (day: DayNumber): boolean => saturdayFrom(day) === day

/** A moment of a day by the Finnish clock, as a timestamp. */
export function helsinkiTime(day: DayNumber, hour: number, minute: number): string {
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return finnishMoment(toIso(day), time).toISOString()
}

/** The day `months` calendar months later. */
export function monthsAfter(day: DayNumber, months: number): DayNumber {
  return toDay(addMonths(toIso(day), months))
}
