import type { Db } from '../platform/database.ts'
import { type Hit, LIMIT } from './search.types.ts'
import { findByLikeness, findByWords } from './searchNames.store.ts'
import {
  findByNumber,
  findByNumberOfAnotherYear,
  findByNumberPrefix,
  readNumber,
} from './searchNumbers.store.ts'

/** What a search found. */
export interface SearchResult {
  readonly hits: readonly Hit[]
  /** nothing matches: these are only spelt alike */
  readonly similar: boolean
}

/** A number has a digit or a slash; names have either too seldom to look for numbers without. */
const MAY_BE_NUMBER = /[\d/]/
/** Letters of a register are at most four (ABCA, LOSH, ÖHZB); five in a row are a word of a name. */
const NAME_WORD = /\p{L}{5}/u

/** Without any of these a text is no name and no number. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/**
 * Dogs by number or name, best first: the very number alone, whole or without its year; then numbers that begin so and
 * names that hold all words in any order; and where there are none, what looks alike. A number is never taken for another
 * number that is only spelt alike.
 */
export async function searchDogs(db: Db, text: string): Promise<SearchResult> {
  if (!LETTER_OR_DIGIT.test(text)) return { hits: [], similar: false }
  const hits = MAY_BE_NUMBER.test(text) ? await byNumberOrWords(db, text) : await findByWords(db, text)
  if (hits.length > 0) return { hits, similar: false }
  const alike = isNumber(text)
    ? await findByNumberOfAnotherYear(db, readNumber(text))
    : await findByLikeness(db, text)
  return { hits: alike, similar: alike.length > 0 }
}

async function byNumberOrWords(db: Db, text: string): Promise<Hit[]> {
  const number = readNumber(text)
  const exact = await findByNumber(db, number)
  if (exact.length > 0) return exact
  const [numbers, names] = await Promise.all([
    findByNumberPrefix(db, number),
    // Digits inside another number that stands in a name are no match.
    findByWords(db, text, { fromWordStarts: isNumber(text) }),
  ])
  const distinct = new Map([...names, ...numbers].map((hit) => [hit.id, hit]))
  for (const { id } of numbers) distinct.delete(id)
  return [...numbers, ...distinct.values()].slice(0, LIMIT)
}

function isNumber(text: string): boolean {
  return /\d/.test(text) && !NAME_WORD.test(text.normalize('NFC'))
}
