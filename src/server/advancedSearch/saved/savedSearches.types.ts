import type { AskedDogs } from '#contract/advancedSearch.ts'

/** What is asked, with the conditions as an address has them. */
export interface AskedText extends Omit<AskedDogs, 'conditions'> {
  readonly conditions: string
}

export interface SavedSearch extends AskedText {
  readonly id: number
  readonly accountId: number
  readonly name: string
  readonly mail: boolean
  readonly savedAt: Date
  /** null: it stands in the list */
  readonly removedAt: Date | null
  readonly version: number
}

export interface NewSearch extends AskedText {
  readonly name: string
  readonly mail: boolean
  /** dogs that fit already */
  readonly seen: Buffer
  readonly lookedOn: string
}

/** A search that is looked at by night. */
export interface DueSearch extends AskedText {
  readonly id: number
  readonly name: string
  readonly seen: Buffer
  /** how many mails have told of its dogs */
  readonly mails: number
}

/** Dogs that fit a search, and that nobody has told of. */
export interface News {
  readonly search: DueSearch
  readonly dogs: readonly number[]
}
