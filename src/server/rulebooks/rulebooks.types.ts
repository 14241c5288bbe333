import type { Rulebook } from '#domain/trials/rulebook.ts'

/** A rulebook with the row that results cite. */
export interface StoredRulebook extends Rulebook {
  readonly id: number
  readonly revision: number
  /** false: an assumption that the club must confirm */
  readonly confirmed: boolean
}

/** One version of a rulebook with who wrote it and why. */
export interface RulebookVersion extends StoredRulebook {
  readonly note: string
  readonly createdAt: Date
  /** user name */
  readonly createdBy: string | null
}
