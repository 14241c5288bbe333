import { foldText } from '#domain/foldedText.ts'
import type { Reader } from '../platform/act.ts'
import type { Kennel } from './kennels.store.ts'

/** Kennels whose names hold a text: those that begin so first, then those with the most dogs. */
export async function findKennels({ shown }: Reader, text: string, most: number): Promise<readonly Kennel[]> {
  const folded = foldText(text)
  const found = (await shown.kennels()).filter((kennel) => kennel.folded.includes(folded))
  const [begin, others] = [true, false].map((begins) =>
    found.filter((kennel) => kennel.folded.startsWith(folded) === begins),
  ) as [Kennel[], Kennel[]]
  return [...begin, ...others].slice(0, most)
}
