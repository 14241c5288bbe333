/** Calendar days are ISO strings (`2026-05-17`) everywhere; only screens and papers write dd.mm.yyyy. */

const DAY_MS = 86_400_000

/** True for a real calendar day written as yyyy-mm-dd. */
export function isIsoDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
}

/** Finnish form dd.mm.yyyy of an ISO day. */
export function formatDate(iso: string): string {
  return `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`
}

/** The day `days` days after an ISO day (before it, when negative). */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole years from one ISO day to another, as people count age; negative when `to` is before `from`. */
export function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** How many days a month has; January is 0. */
const daysOf = (year: number, month: number): number =>
  month === 1 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : LAST_DAYS[month]!

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The same day `months` calendar months later (before it, when negative); the last day of a month that is too short. */
export function addMonths(iso: string, months: number): string {
  // Arithmetic, without Date: a dog's age is compared with hundreds of days at once.
  const index = Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(index / 12), index % 12]
  const day = Math.min(Number(iso.slice(8, 10)), daysOf(year, month))
  return `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(day)}`
}

/** Trial season (1.6.–31.5.) of an ISO day, named by the year it starts in. Source: docs/rules/trials.md#season-and-days. */
export function seasonOf(iso: string): number {
  const year = Number(iso.slice(0, 4))
  return iso.slice(5) >= '06-01' ? year : year - 1
}

/** First and last day of the season that starts in a year. Source: docs/rules/trials.md#season-and-days. */
export function seasonDays(season: number): { readonly from: string; readonly to: string } {
  return { from: `${season}-06-01`, to: `${season + 1}-05-31` }
}
