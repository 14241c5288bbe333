import { useTranslation } from 'react-i18next'
import type { TextGroup, TextKey } from './textKeys.ts'

/** What stands in a text's `{{places}}`; `count` chooses the plural. */
type TextValues = Readonly<Record<string, unknown>>

/**
 * The text of a key, or of the first of several that has one. Typed here: checking each call against the library's own type
 * took the compiler half a minute.
 */
export interface Translate {
  /** A key made of what came in, that may have no text. */
  (key: string | readonly string[], values: TextValues & { readonly defaultValue: string }): string
  // Last, as the compiler tells why the last one does not fit.
  (key: TextKey | readonly TextKey[], values?: TextValues): string
}

/** Translates into the reader's language; a component that uses it is rendered again when the language changes. */
export function useTranslate(): Translate {
  return useTranslation().t
}

/** The texts of a whole group, by the last part of their keys. */
export function useTextGroup(group: TextGroup): Readonly<Record<string, string>> {
  return useTranslation().t(group, { returnObjects: true }) as unknown as Readonly<Record<string, string>>
}
