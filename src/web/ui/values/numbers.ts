import type { Language } from '../../i18n/languages.ts'

const LOCALES: Record<Language, string> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' }

/** Formats are cached, as they are slow to create. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formats.set(key, made)
  return made
}

/** A number as the language writes it, with a fixed number of decimals. */
export function formatNumber(language: Language, value: number, decimals = 0): string {
  return formatOf(language, decimals).format(value)
}

/** A probability 0–1 as a per cent with a no-break space: 0.125 → `12,50 %`; null, not known, is a dash. Source: docs/rules/screens.md#numbers-on-screens. */
export function formatPercent(language: Language, share: number | null, decimals = 2): string {
  if (share === null) return '–'
  return `${formatNumber(language, share * 100, decimals)}\u00a0%`
}
