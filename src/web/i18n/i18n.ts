import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, type Language, rememberLanguage } from './languages.ts'
import type { LanguageTexts } from './texts.ts'

const loaders: Record<Language, () => Promise<{ language: LanguageTexts }>> = {
  fi: () => import('./fi.ts'),
  sv: () => import('./sv.ts'),
  en: () => import('./en.ts'),
}

type Loaders = Record<Language, () => Promise<{ texts: Record<string, object> }>>

/** Texts apart from the first load, each kind in a chunk of its own: what only staff read, and what pages bring that few begin with. */
const lazyLoaders = {
  staff: {
    fi: () => import('./fi.staff.ts'),
    sv: () => import('./sv.staff.ts'),
    en: () => import('./en.staff.ts'),
  },
  pages: {
    fi: () => import('./fi.pages.ts'),
    sv: () => import('./sv.pages.ts'),
    en: () => import('./en.pages.ts'),
  },
} as const satisfies Record<string, Loaders>
type LazyTexts = keyof typeof lazyLoaders
const requested = new Set<LazyTexts>()

const components = new Map<Language, LanguageTexts['components']>()

export const i18n = createInstance()

let ready: Promise<void> = Promise.resolve()
let first: Language = DEFAULT_LANGUAGE

/** Resolves when the texts of the first language are loaded; routes are matched meanwhile. */
export const translationsReady = (): Promise<void> => ready

/** Loads the first language and makes `useTranslation` ready; keys read `subject.key`. */
export function startTranslations(language: Language): Promise<void> {
  first = language
  ready = loadFirst(language)
  return ready
}

async function loadFirst(language: Language) {
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
  await Promise.all([...requested].map((kind) => addLazyTexts(kind, language)))
  await i18n.changeLanguage(language)
  announce(language)
}

/** Loads the texts for staff, before such a page is shown, and those of pages: what both name has one text. A later language loads its own. */
export const loadStaffTexts = async (): Promise<void> => {
  await Promise.all([loadLazyTexts('staff'), loadLazyTexts('pages')])
}

/** Loads the texts of the folder `pages`, for a page that uses them. */
export const loadPageTexts = (): Promise<void> => loadLazyTexts('pages')

async function loadLazyTexts(kind: LazyTexts): Promise<void> {
  // Asked for at once: on the first page they come beside the texts of every page, not after them.
  if (!i18n.isInitialized) void lazyLoaders[kind][first]()
  await ready
  requested.add(kind)
  await addLazyTexts(kind, i18n.language as Language)
}

/** Added anew each time: it costs nothing once loaded, and errors of all kinds stand under one subject. */
async function addLazyTexts(kind: LazyTexts, language: Language): Promise<void> {
  const { texts } = await lazyLoaders[kind][language]()
  i18n.addResourceBundle(language, 'translation', texts, true, true)
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
