import { LANGUAGES, type Language } from '#contract/languages.ts'

export type { Language } from '#contract/languages.ts'
export const DEFAULT_LANGUAGE: Language = 'fi'

const STORAGE_KEY = 'koirakanta.language'

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The language of an address (`?lang=sv`), else the remembered one, else Finnish. */
export function startLanguage(search: string): Language {
  const requested = new URLSearchParams(search).get('lang')
  if (isLanguage(requested)) return requested
  const remembered = readStored()
  return isLanguage(remembered) ? remembered : DEFAULT_LANGUAGE
}

export function rememberLanguage(language: Language) {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Storage may be forbidden; the language then holds for this visit.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
