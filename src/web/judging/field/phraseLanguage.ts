import { PHRASE_LANGUAGES, type PhraseLanguage } from '#domain/trials/phrases.ts'

const KEY = 'koirakanta.phraseLanguage'

/** The language that this device puts phrases into reviews in; Finnish until another is chosen. */
export function phraseLanguage(): PhraseLanguage {
  try {
    const kept = localStorage.getItem(KEY)
    return PHRASE_LANGUAGES.find((one) => one === kept) ?? 'fi'
  } catch {
    return 'fi'
  }
}

export function keepPhraseLanguage(language: PhraseLanguage): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Without storage it lasts as long as the page.
  }
}
