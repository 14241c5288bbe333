import { isIsoDate } from '../dates.ts'

/** Reads a day from text; the ISO day, or null when the text is no day. */
export type DateReader = (text: string) => string | null

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Texts that a reader remembers. */
const MAX_KNOWN = 50_000
const TOKENS: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  MMM: '(?<name>[A-Za-z]{3})[a-z]*',
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{2})',
  D: '(?<day>\\d{1,2})',
}

/** True for a date format that names year, month and day once each. */
export function isDateFormat(format: string): boolean {
  const found = format.match(/[YMD]+/g) ?? []
  const kinds = found.map((token) => token[0])
  return found.every((token) => token in TOKENS) && kinds.sort().join('') === 'DMY'
}

/**
 * A reader for any of `formats`, tried in their order. `YYYY`, `MM` or `M` (one or two digits), `MMM` (English month
 * name), `DD` or `D`; a space stands for any white space, and white space around the text does not matter.
 */
export function dateReader(formats: readonly string[]): DateReader {
  const patterns = formats.map(patternOf)
  const isoFirst = formats[0] === 'YYYY-MM-DD'
  // A file of a million dogs holds some ten thousand different days.
  const known = new Map<string, string | null>()
  return (text) => {
    if (isoFirst && isIsoDate(text)) return text
    const earlier = known.get(text)
    if (earlier !== undefined) return earlier
    const day = readWith(patterns, text.trim())
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(text, day)
    return day
  }
}

function readWith(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups
    const day = groups && isoDay(groups)
    if (day) return day
  }
  return null
}

function patternOf(format: string): RegExp {
  const source = format.replace(/YYYY|MMM|MM|M|DD|D|\s+|[^\sA-Za-z]/g, (part) => {
    if (TOKENS[part]) return TOKENS[part]
    return /\s/.test(part) ? '\\s+' : `\\${part}`
  })
  return new RegExp(`^${source}$`)
}

function isoDay(groups: Record<string, string | undefined>): string | null {
  const named = groups.name ? MONTHS.indexOf(groups.name.toLowerCase()) + 1 : Number(groups.month)
  const day = `${groups.year}-${String(named).padStart(2, '0')}-${String(groups.day).padStart(2, '0')}`
  return isIsoDate(day) ? day : null
}
