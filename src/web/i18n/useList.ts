import { useLanguage } from './useLanguage.ts'

/** Lists words as the reader's language does: `a, b and c`, or `a, b or c`. */
export function useList(type: 'conjunction' | 'disjunction'): (words: readonly string[]) => string {
  const format = new Intl.ListFormat(useLanguage(), { type })
  return (words) => format.format(words)
}
