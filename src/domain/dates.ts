/** Calendar days are ISO strings (`2026-05-17`) everywhere; only screens and papers write dd.mm.yyyy. */

const DAY_MS = 86_400_000
const ISO_FORM = /^\d{4}-\d{2}-\d{2}$/

/** True for a real calendar day written as yyyy-mm-dd. */
export function isIsoDate(value: string): boolean {
  if (!ISO_FORM.test(value)) return false
  // Arithmetic, without Date: an import asks this of every day of its file.
  const month = Number(value.slice(5, 7))
  const day = Number(value.slice(8))
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(Number(value.slice(0, 4)), month - 1)
}

/** Finnish form dd.mm.yyyy of an ISO day. */
export function formatDate(iso: string): string {
  return `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`
}

/** The day `days` days after an ISO day (before it, when negative). */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Days from one ISO day to another; negative when `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS
}

/** Whole years from one ISO day to another, as people count age; negative when `to` is before `from`. */
export function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** Whole months from one ISO day to another; negative when `to` is before `from`. */
export function fullMonths(from: string, to: string): number {
  const monthOf = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7))
  const months = monthOf(to) - monthOf(from)
  return to.slice(8) < from.slice(8) ? months - 1 : months
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
