import { isFinnishRegnr, isRegnr, REGNR_MIN_LENGTH, regnrKey } from '../regnr.ts'
import { isPlaceholder } from './placeholders.ts'

/**
 * The numbers a cell holds. Without a separator the cell is one number. With one, `A/B` are one dog's numbers in two
 * registries, and the cell as it was written is its last number, so that it is found by what its paper says. A
 * slash that belongs to a number does not separate: that of a Finnish number (`FI12345/20`), or one that would leave
 * a part too short to be a number (`ČLP/KO/12345/10`). A part that stands for no number is left out.
 * @returns at least one text; the first is the dog's main number. Whether each is usable is for the caller to ask.
 */
export function splitNumbers(cell: string, separator: string | undefined): string[] {
  const whole = cell.trim()
  if (!separator || !whole.includes(separator) || isFinnishRegnr(whole)) return [whole]
  const parts = joinFinnish(whole.split(separator), separator)
  const numbers = parts.filter((part) => !isPlaceholder(part))
  if (parts.length < 2 || numbers.length === 0 || !numbers.every(isRegnr)) return [whole]
  return isRegnr(whole) ? unique([...numbers, whole]) : unique(numbers)
}

/** Puts `FI12345` and `20` together again where the separator is the slash inside a Finnish number. */
function joinFinnish(parts: readonly string[], separator: string): string[] {
  const joined: string[] = []
  for (const part of parts.map((text) => text.trim())) {
    const before = joined.at(-1)
    if (before !== undefined && isFinnishRegnr(`${before}${separator}${part}`)) {
      joined[joined.length - 1] = `${before}${separator}${part}`
    } else joined.push(part)
  }
  return joined
}

function unique(numbers: readonly string[]): string[] {
  const seen = new Map(numbers.map((number) => [regnrKey(number), number] as const).reverse())
  return [...seen.values()].reverse()
}

/** Why a text cannot be a dog's own number; null: it can. */
export function numberFault(written: string): 'no-number' | 'short-number' | 'unusable-number' | null {
  if (written === '' || isPlaceholder(written)) return 'no-number'
  if (isRegnr(written)) return null
  return regnrKey(written).length < REGNR_MIN_LENGTH ? 'short-number' : 'unusable-number'
}
