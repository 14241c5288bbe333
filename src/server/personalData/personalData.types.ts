import type { PersonKind } from '#contract/users.ts'

/** Where a person was found: a row of a table. `handler`: the name in the entry of that id. */
export interface PersonRef {
  readonly kind: PersonKind
  readonly id: number
}

/** All by which a person is known; e-mail addresses and names in small letters, as the database makes them. */
export interface Person {
  readonly accounts: readonly number[]
  readonly persons: readonly number[]
  readonly judges: readonly number[]
  readonly entries: readonly number[]
  /** every address the person ever had that was proven or entered by staff */
  readonly addresses: readonly string[]
  readonly names: readonly string[]
  /** names that are taken for the person wherever they handle a dog */
  readonly handlers: readonly string[]
  readonly phones: readonly string[]
}

/** A text that names a person and stays as it is, for a human to look at. */
export interface Mention {
  readonly table: string
  /** of the row: its id, or what stands for it */
  readonly key: string
  readonly column: string
  /** dog or trial that the row belongs to, as people call it; null: none */
  readonly of: string | null
  /** the words around it */
  readonly excerpt: string
}
