import type { Translate } from '../i18n/useTranslate.ts'
import { pathOf } from './places.ts'

/** One step or two from a dog to its sire or dam. */
type Steps = 's' | 'd' | `${'s' | 'd'}${'s' | 'd'}`

/**
 * What an ancestor is called: isä, emänisä, isänisän emä. The way is read in pairs, so that a word never grows past
 * "isänisä", however far the ancestor is.
 */
export function relationOf(t: Translate, place: number): string {
  const steps = pathOf(place)
  const words: string[] = []
  for (let at = 0; at < steps.length; at += 2) {
    words.push(t(`pedigree.relation.${steps.slice(at, at + 2) as Steps}`))
  }
  return words
    .map((term, index) => (index < words.length - 1 ? t('pedigree.relation.of', { term }) : term))
    .join(' ')
}
