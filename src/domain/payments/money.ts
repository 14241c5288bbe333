const FORMATS = {
  fi: new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' }),
  sv: new Intl.NumberFormat('sv-FI', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
} as const

/** Integer cents as euros in a language: `40,00 €`, in English `€40.00`. */
export const formatEuros = (cents: number, language: keyof typeof FORMATS): string =>
  FORMATS[language].format(cents / 100)
