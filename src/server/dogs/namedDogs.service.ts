import type { Reader } from '../platform/act.ts'
import { dogsByKeys, dogsByNames, type NamedDog } from './namedDogs.store.ts'
import { readNumber } from './searchNumbers.store.ts'

/** The registered dogs that each of some texts names: by a number in any spelling, else by the whole name. */
export async function dogsByTexts(
  { db }: Pick<Reader, 'db'>,
  texts: Iterable<string>,
): Promise<ReadonlyMap<string, readonly NamedDog[]>> {
  const asked = [...new Set(texts)].filter((text) => text !== '')
  if (asked.length === 0) return new Map()
  const numbered = await dogsByKeys(
    db,
    asked.flatMap((text) => readNumber(text).keys.map((key) => ({ text, key }))),
  )
  const found = new Set(numbered.map(({ text }) => text))
  const named = await dogsByNames(
    db,
    asked.filter((text) => !found.has(text)),
  )
  return Map.groupBy([...numbered, ...named], ({ text }) => text)
}
