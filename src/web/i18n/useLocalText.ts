import { type LocalText, localTextIn } from '#domain/localText.ts'
import { useLanguage } from './useLanguage.ts'

/** Tells what a person has written in the reader's language, in Finnish where it is not translated. */
export function useLocalText(): (text: LocalText) => string {
  const language = useLanguage()
  return (text) => localTextIn(text, language)
}
