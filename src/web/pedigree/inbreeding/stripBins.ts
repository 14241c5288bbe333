/** One class of the breed's distribution: dogs with a coefficient from `from` to below `to` per cent. */
interface StripBin {
  from: number
  /** null: the last, open class */
  to: number | null
  count: number
  /** count against the fullest class, 0–1 */
  height: number
  /** the figure that is compared stands in this class */
  here: boolean
}

export interface Strip {
  bins: readonly StripBin[]
  /** where the figure stands across the whole width, 0–1 */
  mark: number
}

/** Fewest classes drawn, so that a breed without inbreeding does not fill the strip with one bar. */
const MIN_BINS = 10

/**
 * The classes that are worth drawing: up to the last one that holds a dog or the figure itself.
 * @param histogram dogs per class of one percentage point, the last class open
 * @param coefficient the figure that is compared, 0–1
 */
export function stripBins(histogram: readonly number[], coefficient: number): Strip {
  const last = histogram.length - 1
  const own = Math.min(last, Math.floor(coefficient * 100 + 1e-9))
  const lastHeld = histogram.findLastIndex((count) => count > 0)
  const shown = Math.min(histogram.length, Math.max(MIN_BINS, lastHeld + 1, own + 1))
  const fullest = Math.max(1, ...histogram)
  const bins = histogram.slice(0, shown).map((count, from) => ({
    from,
    to: from === last ? null : from + 1,
    count,
    height: count / fullest,
    here: from === own,
  }))
  return { bins, mark: Math.min(own === last ? last + 0.5 : coefficient * 100, shown) / shown }
}
