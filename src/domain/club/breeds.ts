/** A breed the club looks after: its code and its names. Source: docs/rules/breeding-and-health.md#breeds. */
export interface Breed {
  readonly code: string
  readonly fi: string
  readonly sv: string
  readonly en: string
}

/** Code of the German shepherd dog. */
export const GERMAN_SHEPHERD = '166'
