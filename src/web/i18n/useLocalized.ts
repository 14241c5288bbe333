import { localizedIn, type Words } from '#domain/localized.ts'
import { useLanguage } from './useLanguage.ts'

/** Tells what a person has written in the reader's language, in Finnish where it is not translated. */
export function useLocalized(): (words: Words) => string {
  const language = useLanguage()
  return (words) => localizedIn(words, language)
}
