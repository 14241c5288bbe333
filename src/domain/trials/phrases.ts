import { localTextIn } from '../localText.ts'
import { HUNT_FEATURES, WATER_FEATURES } from './features.ts'
import type { SheetKind } from './sheet.ts'

/** What a phrase may be about: parts and features of its kind of sheet, in the order of the sheet. */
export const PHRASE_TOPICS = {
  hunt: ['search', 'game', 'retrieve', ...HUNT_FEATURES.map(({ code }) => code)],
  water: ['water', 'track', ...WATER_FEATURES.map(({ code }) => code)],
} as const satisfies Readonly<Record<SheetKind, readonly string[]>>
export type PhraseTopic = (typeof PHRASE_TOPICS)[SheetKind][number]

/** Languages that a review is written in, the one of the club's papers first. */
export const PHRASE_LANGUAGES = ['fi', 'sv', 'en'] as const
export type PhraseLanguage = (typeof PHRASE_LANGUAGES)[number]

/** Longest phrase, in characters; most phrases of a club. */
export const LONGEST_PHRASE = 200
export const MOST_PHRASES = 300

export interface ReviewPhrase {
  readonly kind: SheetKind
  /** null: of anything */
  readonly topic: PhraseTopic | null
  /** empty: not translated */
  readonly text: Readonly<Record<PhraseLanguage, string>>
}

/** A phrase in a language; in Finnish where it is not translated. */
export const phraseIn = ({ text }: Pick<ReviewPhrase, 'text'>, language: PhraseLanguage): string =>
  localTextIn(text, language)

/** Those of which every typed word begins a word, in any language of theirs. */
export function findPhrases<P extends Pick<ReviewPhrase, 'text'>>(
  phrases: readonly P[],
  typed: string,
): readonly P[] {
  const asked = wordsOf(typed)
  return phrases.filter(({ text }) => {
    const words = PHRASE_LANGUAGES.flatMap((language) => wordsOf(text[language]))
    return asked.every((beginning) => words.some((word) => word.startsWith(beginning)))
  })
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** A sentence ends with one of these. */
const ENDED = /[.!?…]["”»)]?$/u
const ENDS_OPEN = /[\p{L}\p{N}]$/u

/**
 * Puts a phrase into a review at a place, as a sentence: a full stop before it where it follows an unfinished sentence at the end of a line, one
 * after it, and single spaces around it. Source: docs/rules/trials.md#phrases-for-reviews.
 *
 * @returns the review and the place after the phrase
 */
export function insertPhrase(review: string, at: number, phrase: string) {
  const before = review.slice(0, at)
  const after = review.slice(at)
  const endsLine = /^[^\S\n]*(\n|$)/.test(after)
  const written = before.trimEnd()
  const lineBreak = before.slice(written.length).includes('\n')
  const stop = endsLine && !lineBreak && ENDS_OPEN.test(written) ? '.' : ''
  const space = before === '' || (stop === '' && /\s$/.test(before)) ? '' : ' '
  const sentence = phrase.trim()
  const ended = ENDED.test(sentence) ? sentence : `${sentence}.`
  const start = `${stop === '' ? before : written}${stop}${space}${ended}`
  const apart = after !== '' && !/^[\s.,;:!?)]/.test(after)
  return { review: `${start}${apart ? ' ' : ''}${after}`, at: start.length }
}
