import { foldText } from '../foldedText.ts'

const headingKey = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Finds columns of a table by their usual headings, compared by letters and digits alone.
 * @returns where each stands, counted from 0; null: no heading or more than one names it, so it is left to a person
 */
export function findColumns<Column extends string>(
  header: readonly string[],
  headings: Readonly<Record<Column, readonly string[]>>,
): Record<Column, number | null> {
  const keys = header.map(headingKey)
  const found = Object.entries<readonly string[]>(headings).map(([column, usual]) => {
    const names = usual.map(headingKey)
    const places = keys.flatMap((key, place) => (names.includes(key) ? [place] : []))
    return [column, places.length === 1 ? places[0]! : null]
  })
  return Object.fromEntries(found) as Record<Column, number | null>
}
