import type { TextValues } from '#contract/translation.ts'
import { languageStore, textsUnder, translatorOf } from './i18n.ts'
import type { TextGroup, TextKey } from './textKeys.ts'
import { useLanguage } from './useLanguage.ts'

/** The text of a key, or of the first of several that has one. */
export interface Translate {
  /** A key made of what came in, that may have no text. */
  (key: string | readonly string[], values: TextValues & { readonly defaultValue: string }): string
  // Last, as the compiler tells why the last one does not fit.
  (key: TextKey | readonly TextKey[], values?: TextValues): string
}

/** Translates into the reader's language; a component that uses it is rendered again when the language changes. */
export const useTranslate = (): Translate => translatorOf(useLanguage())

/** Translates into the reader's language at this moment, outside of components. */
export const translate: Translate = (key: string | readonly string[], values?: TextValues) =>
  translatorOf(languageStore.get())(key, values)

/** The texts of a whole group, by the last part of their keys. */
export function useTextGroup(group: TextGroup): Readonly<Record<string, string>> {
  return (textsUnder(useLanguage(), group) ?? {}) as Readonly<Record<string, string>>
}
