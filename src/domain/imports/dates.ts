import { isIsoDate } from '../dates.ts'

/** Reads a day from text; the ISO day, or null when the text is no day. */
export type DateReader = (text: string) => string | null

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Texts that a reader remembers. */
const MAX_KNOWN = 50_000
const TOKENS: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  YY: '(?<short>\\d{2})',
  MMM: '(?<name>[A-Za-z]{3})[a-z]*',
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{2})',
  D: '(?<day>\\d{1,2})',
}

/** A part of a format: two digits of a year always with the hundred years that they are of. */
const PART = /YY\[\d{4}\]|Y+|M+|D+/g
const HUNDRED = /YY\[(\d{4})\]/
/** Years from which a hundred may be counted: the last of them has begun. */
const [FIRST_HUNDRED, LAST_HUNDRED] = [1800, 2000]

/** True for a date format that names year, month and day once each, and of two digits of a year which hundred years they are of. */
export function isDateFormat(format: string): boolean {
  const found = format.match(PART) ?? []
  const kinds = found.map((token) => token[0])
  const from = hundredOf(format)
  const isKnown = found.every((token) => token !== 'YY' && (token in TOKENS || HUNDRED.test(token)))
  return (
    isKnown &&
    kinds.sort().join('') === 'DMY' &&
    (from === undefined || (from >= FIRST_HUNDRED && from <= LAST_HUNDRED))
  )
}

/** The first of the hundred years that two digits of a year are of; undefined: the format has years of four digits. */
export function hundredOf(format: string): number | undefined {
  const year = HUNDRED.exec(format)?.[1]
  return year === undefined ? undefined : Number(year)
}

/** The same format with two digits of a year, of the hundred years from `from` on. */
export const shortYears = (format: string, from: number): string => format.replace('YYYY', `YY[${from}]`)

/**
 * A reader for any of `formats`, tried in their order. `YYYY`, `YY[1950]` (two digits, of the years 1950–2049), `MM` or `M` (one or two digits), `MMM` (English month
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

interface Pattern {
  readonly parts: RegExp
  /** of two digits of a year the first of their hundred years */
  readonly from: number
}

function readWith(patterns: readonly Pattern[], text: string): string | null {
  for (const { parts, from } of patterns) {
    const groups = parts.exec(text)?.groups
    const day = groups && isoDay(groups, from)
    if (day) return day
  }
  return null
}

function patternOf(format: string): Pattern {
  const source = format.replace(HUNDRED, 'YY').replace(/YYYY|YY|MMM|MM|M|DD|D|\s+|[^\sA-Za-z]/g, (part) => {
    if (TOKENS[part]) return TOKENS[part]
    return /\s/.test(part) ? '\\s+' : `\\${part}`
  })
  return { parts: new RegExp(`^${source}$`), from: hundredOf(format) ?? 0 }
}

function isoDay(groups: Record<string, string | undefined>, from: number): string | null {
  const named = groups.name ? MONTHS.indexOf(groups.name.toLowerCase()) + 1 : Number(groups.month)
  const year = groups.year ?? from + ((Number(groups.short) - (from % 100) + 100) % 100)
  const day = `${year}-${String(named).padStart(2, '0')}-${String(groups.day).padStart(2, '0')}`
  return isIsoDate(day) ? day : null
}
