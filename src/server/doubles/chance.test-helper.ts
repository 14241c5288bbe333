import { randomNumbers } from '#domain/randomNumbers.ts'

/** Chances that follow from a text alone. */
export interface Chance {
  /** a whole number from `low` to `high`, both included */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T
}

export function chanceOf(seed: string): Chance {
  const next = randomNumbers(seed)
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)]!,
    weighted(list, weightOf) {
      let rest = next() * list.reduce((sum, item) => sum + weightOf(item), 0)
      const found = list.find((item) => {
        rest -= weightOf(item)
        return rest < 0
      })
      return found ?? list.at(-1)!
    },
  }
}
