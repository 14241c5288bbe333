import { isIsoDate } from '../dates.ts'

/** Reads a day from text; the ISO day, or null when the text is no day. */
export type DateReader = (text: string) => string | null

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
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
  return (text) => {
    const trimmed = text.trim()
    for (const pattern of patterns) {
      const groups = pattern.exec(trimmed)?.groups
      if (!groups) continue
      const day = isoDay(groups)
      if (day) return day
    }
    return null
  }
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
