import { basename } from 'node:path'
import { isSoak } from './soak.ts'

/** How often a file has asked. */
const asked = new Map<string, number>()

/**
 * Of a journey that does the same in several languages or on several screens: one, each time the same. Files begin with
 * different ones, so that together they use all; `npm run soak -- --journeys` takes every one of each.
 *
 * @param file address of the calling module: `import.meta.url`
 */
export function oneOfVariants<const T>(file: string, variants: readonly T[]): readonly T[] {
  if (isSoak()) return variants
  const name = basename(file)
  const turn = asked.get(name) ?? 0
  asked.set(name, turn + 1)
  const start = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  return [variants[(start + turn) % variants.length]!]
}
