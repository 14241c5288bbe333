const FORMATS = {
  fi: new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' }),
  sv: new Intl.NumberFormat('sv-FI', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
} as const

/** Integer cents as euros in a language: `40,00 €`, in English `€40.00`. */
export const formatEuros = (cents: number, language: keyof typeof FORMATS): string =>
  FORMATS[language].format(cents / 100)

/** The euros that come before a comma or a point, in groups of three or not, and one or two digits of cents. */
const WRITTEN = /^(\d{1,7}|\d{1,3}(?:\s\d{3})+)(?:[.,](\d{1,2}))?$/

/** Euros as people write them (`40`, `40,00`, `40.5`, `1 250 €`) as integer cents; null where the text is no such sum. */
export function parseEuros(text: string): number | null {
  const sum = text
    .trim()
    .replace(/^€\s*|\s*€$/, '')
    .match(WRITTEN)
  if (!sum) return null
  const [, euros = '', cents = ''] = sum
  return Number(euros.replace(/\s/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}
