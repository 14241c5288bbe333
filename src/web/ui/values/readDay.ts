import { addMonths, isIsoDate } from '#domain/dates.ts'

/** Which of several days a shortened one means: the next or the last, seen from today; today itself is either. */
export type DayLean = 'coming' | 'past'

/** `9`, `9.12`, `9.12.26`, `9.12.2026`, with dots, slashes or blanks. */
const TYPED = /^(\d{1,2})(?:[./ ](\d{1,2})(?:[./ ](\d{2}|\d{4}))?)?[./]?$/
/** `091226`, `09122026`. */
const DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})$/
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/** A day as somebody types it in a hurry, as ISO; undefined where it is none. What is left out follows from `today` and `lean`. */
export function readDay(typed: string, today: string, lean: DayLean = 'coming'): string | undefined {
  const text = typed.trim().replace(/\s+/g, ' ').replace(/\. /g, '.')
  const iso = ISO.exec(text)
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!)
  const [, day, month, year] = DIGITS.exec(text) ?? TYPED.exec(text) ?? []
  if (!day) return undefined
  if (!month)
    return nearest(lean, today, (months) => dayIn(addMonths(`${today.slice(0, 7)}-01`, months), day))
  if (year) return dayOf(fullYear(year, month, day, today, lean), month, day)
  return nearest(lean, today, (_, years) => dayOf(String(Number(today.slice(0, 4)) + years), month, day))
}

const dayIn = (month: string, day: string) => dayOf(month.slice(0, 4), month.slice(5, 7), day)

function dayOf(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : undefined
}

/** Two digits are of this century, of the last one where a day that has been would lie ahead. */
function fullYear(year: string, month: string, day: string, today: string, lean: DayLean): string {
  if (year.length === 4) return year
  const here = `20${year}`
  const isAhead = (dayOf(here, month, day) ?? here) > today
  return lean === 'past' && isAhead ? `19${year}` : here
}

/** The first day that is not on the wrong side of today, looked for step by step; a month or a year may lack the day. */
function nearest(
  lean: DayLean,
  today: string,
  at: (months: number, years: number) => string | undefined,
): string | undefined {
  const sign = lean === 'coming' ? 1 : -1
  for (const step of [0, 1, 2, 3, 4]) {
    const day = at(sign * step, sign * step)
    if (day !== undefined && (lean === 'coming' ? day >= today : day <= today)) return day
  }
  return undefined
}
