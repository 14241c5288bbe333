import type { Language } from './languages.ts'

/** What a country is called, by its code of two letters; another code as it is. */
export const countryName = (language: Language, code: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code)
    : code
