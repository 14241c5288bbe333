import type { Relation } from './ruleSet.ts'

/** How a condition stands on the day of the mating. `runsOut`: met today, no more on that day, by time alone. */
export const RULE_OUTCOMES = ['met', 'notMet', 'unknown', 'runsOut'] as const
export type RuleOutcome = (typeof RULE_OUTCOMES)[number]

/** Of whom an outcome speaks. */
export const OUTCOME_DOGS = ['sire', 'dam', 'pair'] as const
export type OutcomeDog = (typeof OUTCOME_DOGS)[number]

/** A prize as a case writes it: `AVO2`. */
export const PRIZE_FORM = /^(NUO|AVO|VOI)([0-3])$/

/** What a case says of a parent on the day of the mating. */
export interface CaseParent {
  /** ISO day; null: not known */
  readonly born: string | null
  readonly imported: boolean
  readonly neutered: boolean
  readonly assured: boolean
  /** an official prize as it is written: `AVO2` */
  readonly prize: string | null
  /** of a show in AVO on the day of the mating */
  readonly grade: string | null
  readonly statements: readonly {
    readonly kind: string
    readonly scale: string
    readonly value: string
    readonly examinedOn: string | null
  }[]
  readonly offspring: number
  readonly hipIndex: number | null
}

/** Facts of two parents and a day with what a rule says of them. Source: docs/rules/breeding-rules.md#cases. */
export interface RuleCase {
  readonly name: string
  /** ISO day of the mating */
  readonly date: string
  /** ISO day on which is asked; null: the day of the mating */
  readonly today: string | null
  readonly sire: CaseParent
  readonly dam: CaseParent
  /** null: a parent of either is not known */
  readonly relations: readonly Relation[] | null
  /** of the litter over six generations, per cent; null: not known */
  readonly inbreeding: number | null
  readonly expected: readonly {
    readonly point: string
    readonly dog: OutcomeDog
    readonly outcome: RuleOutcome
  }[]
}
