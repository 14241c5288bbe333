import { addDays } from '../dates.ts'

/** Days in Finland on which banks do not work, whatever the weekday. */
const FIXED = ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26']
/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension Day. */
const BY_EASTER = [-2, 1, 39]

/**
 * Easter Sunday of a year from 1583 on, ISO.
 * Source: the anonymous Gregorian algorithm, in J. Meeus, Astronomical Algorithms, 2nd edition, chapter 8.
 */
export function easterOf(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const f = Math.floor((b + 8) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return addDays(`${year}-03-22`, h + l - 7 * m)
}

const weekdayOf = (iso: string): number => new Date(`${iso}T00:00:00Z`).getUTCDay()

function isMidsummerEve(iso: string): boolean {
  const day = iso.slice(5)
  return weekdayOf(iso) === 5 && day >= '06-19' && day <= '06-25'
}

/** Whether banks in Finland work on an ISO day. Source: docs/rules/entries.md#bank-transfer. */
export function isBankDay(iso: string): boolean {
  const weekday = weekdayOf(iso)
  if (weekday === 0 || weekday === 6 || FIXED.includes(iso.slice(5)) || isMidsummerEve(iso)) return false
  const easter = easterOf(Number(iso.slice(0, 4)))
  return !BY_EASTER.some((days) => addDays(easter, days) === iso)
}

function nextBankDay(iso: string, step: 1 | -1): string {
  let day = addDays(iso, step)
  while (!isBankDay(day)) day = addDays(day, step)
  return day
}

/** The last day before an ISO day on which banks work. */
export const bankDayBefore = (iso: string): string => nextBankDay(iso, -1)

/** The `count`th day after an ISO day on which banks work. */
export function addBankDays(iso: string, count: number): string {
  let day = iso
  for (let passed = 0; passed < count; passed++) day = nextBankDay(day, 1)
  return day
}
