import type * as z from 'zod'
import type { saveMateSearch } from '#contract/mateFinder.ts'
import type { SummaryRow } from '../../dogs/dogs.types.ts'

export type TypedSearch = z.output<typeof saveMateSearch.body>

/** What is kept of a search. */
export type SearchFields = Omit<TypedSearch, 'id' | 'version'>

/** A saved search. */
export interface SavedSearch extends SearchFields {
  readonly id: number
  readonly accountId: number
  readonly username: string
  readonly updatedAt: Date
  readonly version: number
}

/** The same with the bitch; undefined: no dog has her number any more. */
export interface ToldSearch {
  readonly search: SavedSearch
  readonly dam: SummaryRow | undefined
}
