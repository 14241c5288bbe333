import type { DogFacts } from '#domain/breeding/rules/facts.ts'
import type { RuleSet } from '#domain/breeding/rules/ruleSet.ts'

/** A rule, whether it is published, and which published one it takes the place of. */
export interface StoredRule extends RuleSet {
  readonly id: number
  readonly version: number
  readonly state: 'draft' | 'published' | 'replaced'
  readonly replaces: number | null
}

/** A dog and the ISO day of which the facts are asked. */
export interface AskedFacts {
  readonly id: number
  readonly day: string
}

/** What conditions are judged by, as it was on a day; the assurances as everyone may know them, an index as it is recorded now. */
export type FactsRow = DogFacts & AskedFacts

/** A litter of the past: ids of its parents and of theirs, and the ISO day of its birth. */
export interface LitterRow {
  readonly sireId: number
  readonly damId: number
  readonly born: string
  readonly puppies: number
  readonly sireSireId: number | null
  readonly sireDamId: number | null
  readonly damSireId: number | null
  readonly damDamId: number | null
}
