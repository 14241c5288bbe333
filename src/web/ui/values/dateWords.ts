import type { Language } from '../../i18n/languages.ts'

const LOCALES: Record<Language, string> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' }

/** Formats are cached, as they are slow to create. */
const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: Language, name: string, options: Intl.DateTimeFormatOptions, iso: string): string {
  const key = `${language} ${name}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' })
  formats.set(key, made)
  return made.format(new Date(`${iso}T00:00:00Z`))
}

/** The weekday of an ISO day in two or three letters: `la`, `lör`, `Sat`. */
export const weekdayShort = (language: Language, iso: string): string =>
  format(language, 'weekday', { weekday: 'short' }, iso)

/** The whole weekday of an ISO day. */
export const weekdayLong = (language: Language, iso: string): string =>
  format(language, 'weekdayLong', { weekday: 'long' }, iso)

/** A month (`2026-09`) with its year: `syyskuu 2026`. */
export const monthName = (language: Language, month: string): string =>
  format(language, 'month', { month: 'long', year: 'numeric' }, `${month}-01`)
