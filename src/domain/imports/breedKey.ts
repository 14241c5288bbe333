import { foldText } from '../foldedText.ts'

/**
 * What a breed's code or name is compared by, in whatever spelling a register has: without case, marks, spaces and
 * hyphens. The point of a variety's code (`99.1`) counts.
 */
export function breedKey(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}.]/gu, '')
}
