/**
 * Places, kennel districts and colours of the records, which are Finnish, as a language names them. What it has no name for stays
 * as it is written. Source: docs/rules/screens.md#names-in-other-languages.
 */
export interface LocalNames {
  /** Of a municipality, or of several and parts of them: `Oulu, Ylikiiminki`. */
  readonly place: (place: string) => string
  readonly district: (district: string) => string
  /** Of a coat, only where every word is known: never half of it. */
  readonly colour: (colour: string) => string
}

const asWritten = (name: string): string => name

export const FINNISH_NAMES: LocalNames = { place: asWritten, district: asWritten, colour: asWritten }

/** `Turku=Åbo, Vaasa=Vasa` by the names before the signs. */
export const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(',').map((pair) => pair.trim().split('=') as [string, string]))
