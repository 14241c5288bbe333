import { type TextTree, type Translator, translator, under } from '#contract/translation.ts'
import { FINNISH_NAMES, type LocalNames } from '#domain/club/localNames.ts'
import { createStore } from '../store.ts'
import { DEFAULT_LANGUAGE, type Language, rememberLanguage } from './languages.ts'
import { addTexts, type LanguageTexts, type LoadedTexts } from './texts.ts'

const loaders: Record<Language, () => Promise<{ language: LanguageTexts }>> = {
  fi: () => import('./fi.ts'),
  sv: () => import('./sv.ts'),
  en: () => import('./en.ts'),
}

type Loaders = Record<Language, () => Promise<{ texts: TextTree }>>

/** Texts apart from the first load, each kind in a chunk of its own: what only staff read, what pages bring that few begin with, and long texts of the club. */
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
  statements: {
    fi: () => import('./fi.statements.ts'),
    sv: () => import('./sv.statements.ts'),
    en: () => import('./en.statements.ts'),
  },
} as const satisfies Record<string, Loaders>
type LazyTexts = keyof typeof lazyLoaders
const requested = new Set<LazyTexts>()

/** What has come of each language; keys read `subject.key`. */
const loaded: Record<Language, LoadedTexts> = { fi: {}, sv: {}, en: {} }
const translators: Record<Language, Translator> = {
  fi: translator('fi', loaded.fi),
  sv: translator('sv', loaded.sv),
  en: translator('en', loaded.en),
}
const beside = new Map<Language, Pick<LanguageTexts, 'components' | 'names'>>()

/** The language the page is shown in. */
export const languageStore = createStore<Language>(DEFAULT_LANGUAGE)
/** The language asked for last, whose texts may be on their way. */
let wanted: Language = DEFAULT_LANGUAGE
let ready: Promise<void> = Promise.resolve()

/** Reads the texts of a language, also those that come later. */
export const translatorOf = (language: Language): Translator => translators[language]

/** What stands under a key in a language: a text, a group, or nothing yet. */
export const textsUnder = (language: Language, key: string) => under(loaded[language], key)

/** The component library's own texts of a loaded language. */
export const componentTexts = (language: Language): LanguageTexts['components'] =>
  beside.get(language)?.components ?? {}

/** The names that a loaded language has for what the records name in Finnish. */
export const namesIn = (language: Language): LocalNames => beside.get(language)?.names ?? FINNISH_NAMES

/** Resolves when the texts of the first language are loaded; routes are matched meanwhile. */
export const translationsReady = (): Promise<void> => ready

/** Loads the texts of the first language, before anything is drawn. */
export function startTranslations(language: Language): Promise<void> {
  wanted = language
  languageStore.set(() => language)
  ready = load(language).then(() => announce(language))
  return ready
}

/**
 * Changes the language of the whole page, as soon as all its texts are there that the page may use. Of two changes under way the
 * later one holds.
 */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language
  if (language === languageStore.get()) return
  await load(language)
  // A page that comes meanwhile may ask for more.
  const begun = new Set<LazyTexts>()
  while (begun.size < requested.size) {
    const kinds = [...requested].filter((kind) => !begun.has(kind))
    for (const kind of kinds) begun.add(kind)
    await Promise.all(kinds.map((kind) => loadLazy(kind, language)))
  }
  if (wanted !== language) return
  announce(language)
  languageStore.set(() => language)
}

/** Loads the texts for staff, before such a page is shown, and those of pages: what both name has one text. A later language loads its own. */
export const loadStaffTexts = async (): Promise<void> => {
  await Promise.all([loadKind('staff'), loadKind('pages')])
}

/** Loads the texts of the folder `pages`, for a page that uses them. */
export const loadPageTexts = (): Promise<void> => loadKind('pages')

/** Loads the privacy notice and what stands beside it in the foot of a page. */
export const loadStatementTexts = async (): Promise<void> => {
  await Promise.all([loadKind('statements'), loadKind('pages')])
}

/** Asked for at once: on the first page they come beside the texts of every page, not after them. */
async function loadKind(kind: LazyTexts): Promise<void> {
  requested.add(kind)
  await loadLazy(kind, languageStore.get())
}

async function loadLazy(kind: LazyTexts, language: Language): Promise<void> {
  const { texts } = await lazyLoaders[kind][language]()
  addTexts(loaded[language], texts)
}

async function load(language: Language): Promise<void> {
  const { language: own } = await loaders[language]()
  beside.set(language, own)
  addTexts(loaded[language], own.texts)
}

function announce(language: Language) {
  document.documentElement.lang = language
  rememberLanguage(language)
}
