/** Weather and terrain of a performance, in the order of the judge's sheet. Source: docs/rules/trials.md#conditions-of-a-performance. */
export const WEATHERS = ['clear', 'cloudy', 'windy', 'rain', 'snow', 'fog'] as const
export type Weather = (typeof WEATHERS)[number]
export const TERRAINS = ['field', 'meadow', 'forest', 'clearing', 'bog', 'fell'] as const
export type Terrain = (typeof TERRAINS)[number]

/** What a rulebook may ask for of what was around a hunt performance: never needed, and never counted in points. */
export const CONDITION_FIELDS = ['birdsMet', 'weather', 'terrain', 'minutesSearched'] as const
export type ConditionField = (typeof CONDITION_FIELDS)[number]

export const MAX_BIRDS_MET = 99
export const MAX_MINUTES = 600

export const isCondition = (field: string): field is ConditionField =>
  CONDITION_FIELDS.some((one) => one === field)

/** Those that a result tells, with their values. */
export interface Conditions {
  readonly birdsMet: number | null
  readonly weather: Weather | null
  readonly terrain: Terrain | null
  readonly minutesSearched: number | null
}
