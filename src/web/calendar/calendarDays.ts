import { addDays } from '#domain/dates.ts'

const WEEK = 7
const DAY_MS = 86_400_000

/** Weekday of an ISO day: 0 Monday to 6 Sunday. */
const weekdayOf = (iso: string): number => (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % WEEK

/** The Monday of an ISO day's week. */
export const mondayOf = (iso: string): string => addDays(iso, -weekdayOf(iso))

/** Number of an ISO day's week: the first week of a year is the one that holds its first Thursday (ISO 8601). */
export function weekOf(iso: string): number {
  const thursday = addDays(mondayOf(iso), 3)
  const firstOfYear = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)
  return Math.floor((Date.parse(`${thursday}T00:00:00Z`) - firstOfYear) / (WEEK * DAY_MS)) + 1
}

/** The month so many months after `2026-09` (before it, when negative). */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The weeks that hold a month's days, each from Monday to Sunday as ISO days. */
export function weeksOfMonth(month: string): string[][] {
  const weeks: string[][] = []
  const end = `${addMonths(month, 1)}-01`
  for (let monday = mondayOf(`${month}-01`); monday < end; monday = addDays(monday, WEEK)) {
    const first = monday
    weeks.push(Array.from({ length: WEEK }, (_, day) => addDays(first, day)))
  }
  return weeks
}

/** So many weeks from that of an ISO day on, each from Monday to Sunday as ISO days. */
export const weeksFrom = (iso: string, count: number): string[][] =>
  Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (_, day) => addDays(mondayOf(iso), week * WEEK + day)),
  )

interface Dated {
  readonly date: string
  readonly endDate: string | null
}

/** True where something that begins on its date and may last until its end date is held on the day. */
export const isOn = ({ date, endDate }: Dated, day: string): boolean =>
  date <= day && day <= (endDate ?? date)

export const monthOf = (day: string): string => day.slice(0, 7)
