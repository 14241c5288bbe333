import { useStore } from '../store.ts'
import { languageStore } from './i18n.ts'
import type { Language } from './languages.ts'

/** The language the page is shown in now. */
export const useLanguage = (): Language => useStore(languageStore)
