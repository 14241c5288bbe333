/** Parents of one sex and offspring of one sex. */
export interface ParentAge {
  readonly parent: 'male' | 'female'
  readonly offspring: 'male' | 'female'
  /** mean age of the parent at the birth of offspring that bred, in years */
  readonly years: number
}

/** Sire or dam, to a son or a daughter. */
const PATHS = 4

/** Generation interval in years, the mean of the four paths; null where one has no pair. Source: docs/rules/genetics.md#generation-interval. */
export function meanInterval(ages: readonly ParentAge[]): number | null {
  if (ages.length < PATHS) return null
  return ages.reduce((sum, { years }) => sum + years, 0) / PATHS
}
