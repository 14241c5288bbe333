/** Where a one-sided finding is; `one`: the source does not tell which side. */
type Side = 'left' | 'right' | 'one'

interface SidedValue {
  readonly value: string
  readonly left: string | null
  readonly right: string | null
  /** the source's own words, where they say more than the value */
  readonly written: string | null
}

/**
 * Splits a grade from the suffix that tells its side: with `UL` as left, `MILD UL` is MILD on the left. The other
 * side's grade stays unknown: a one-sided finding says nothing of how good the other side is.
 */
export function readSided(text: string, sides: Readonly<Record<string, Side>>): SidedValue {
  const cut = text.lastIndexOf(' ')
  const side = cut > 0 ? sides[text.slice(cut + 1)] : undefined
  if (!side) return { value: text, left: null, right: null, written: null }
  const value = text.slice(0, cut).trim()
  return {
    value,
    left: side === 'left' ? value : null,
    right: side === 'right' ? value : null,
    written: text,
  }
}
