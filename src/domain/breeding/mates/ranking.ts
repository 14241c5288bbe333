import { compared, MATE_AIMS, type MateAim, type MateMerits, type MateWeights, weighedAims } from './aims.ts'
import { paretoFronts } from './fronts.ts'

/** Where a male stands among all that are compared. */
export interface RankedMale {
  /** place in the list that was given */
  readonly index: number
  /** 1 for those that nobody beats, 2 for those that none but of the first beat, and so on */
  readonly front: number
  /** by each aim the part of the others (0–1) that it is better than, half of those that are equal counted in; null: not known */
  readonly places: Readonly<Record<MateAim, number | null>>
  /** mean of the places by the weights, an unknown one as 0; it orders the males of a front */
  readonly mean: number
}

/**
 * Ranks males: front by front, within a front by the mean of their places, then in the order given. An aim of weight 0 is left out.
 * Source: docs/rules/breeding-and-health.md#finding-a-mate.
 */
export function rankMales(merits: readonly MateMerits[], weights: MateWeights): RankedMale[] {
  const aims = weighedAims(weights)
  const fronts = paretoFronts(merits.map((male) => aims.map((aim) => compared(male[aim]))))
  const placesBy = Object.fromEntries(
    MATE_AIMS.map((aim) => [aim, placesOf(merits.map((male) => male[aim]))]),
  ) as Record<MateAim, (number | null)[]>
  const sum = aims.reduce((all, aim) => all + weights[aim], 0)
  return merits
    .map((_, index): RankedMale => {
      const places = Object.fromEntries(
        MATE_AIMS.map((aim) => [aim, placesBy[aim][index]!]),
      ) as RankedMale['places']
      const weighed = aims.reduce((all, aim) => all + weights[aim] * (places[aim] ?? 0), 0)
      return { index, front: fronts[index]! + 1, places, mean: sum === 0 ? 0 : weighed / sum }
    })
    .sort((a, b) => a.front - b.front || b.mean - a.mean || a.index - b.index)
}

function placesOf(values: readonly (number | null)[]): (number | null)[] {
  const ascending = Float64Array.from(values, compared).sort()
  const others = values.length - 1
  return values.map((value) => {
    if (value === null) return null
    const worse = firstFrom(ascending, (other) => other >= value)
    const equal = firstFrom(ascending, (other) => other > value) - worse - 1
    return others === 0 ? 1 : (worse + equal / 2) / others
  })
}

/** The first index of an ascending array from which on something holds; its length where it never does. */
function firstFrom(ascending: Float64Array, holds: (value: number) => boolean): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(ascending[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
