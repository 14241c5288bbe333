import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, type Language, rememberLanguage } from './languages.ts'
import type { LanguageTexts } from './texts.ts'

const loaders: Record<Language, () => Promise<{ language: LanguageTexts }>> = {
  fi: () => import('./fi.ts'),
  sv: () => import('./sv.ts'),
  en: () => import('./en.ts'),
}

const components = new Map<Language, LanguageTexts['components']>()

export const i18n = createInstance()

/** Loads the first language and makes `useTranslation` ready; keys read `subject.key`. */
export async function startTranslations(language: Language) {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: { [language]: { translation: await load(language) } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  announce(language)
}

/** Changes the language of the whole page, loading its texts when they are not there yet. */
export async function changeLanguage(language: Language) {
  if (!i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', await load(language))
  }
  await i18n.changeLanguage(language)
  announce(language)
}

/** The component library's own texts of a loaded language. */
export function componentTexts(language: Language): LanguageTexts['components'] {
  return components.get(language) ?? {}
}

async function load(language: Language): Promise<Record<string, object>> {
  const { language: loaded } = await loaders[language]()
  components.set(language, loaded.components)
  return loaded.texts
}

function announce(language: Language) {
  document.documentElement.lang = language
  rememberLanguage(language)
}
