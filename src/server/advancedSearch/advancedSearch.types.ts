import type { RawBuilder } from 'kysely'
import type { AskedDogs } from '#contract/advancedSearch.ts'
import type { DOG_SORTS } from '#contract/firstConstants.ts'
import type { Condition, ConditionKind, ConditionOf, MaskCount } from '#domain/advancedSearch/conditions.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { RecordRow } from '../dogs/dogs.types.ts'

export type Sql = RawBuilder<unknown>

/** The results of the classes of a rulebook that gave a score on another scale. */
export interface OtherScale {
  readonly rulebookId: number
  readonly classes: readonly TrialClass[]
}

type Plain<Kind extends ConditionKind> = Kind extends 'health' | 'score' | 'inbreeding'
  ? never
  : ConditionOf<Kind>

/** A condition with what it names found. */
export type KnownCondition =
  | { [Kind in ConditionKind]: Plain<Kind> }[ConditionKind]
  /** `values`: those of the scale that meet it, `all`: all of the scale */
  | {
      readonly kind: 'health'
      readonly of: Condition['of']
      readonly healthKind: string
      readonly scale: string
      readonly values: readonly string[]
      readonly all: readonly string[]
    }
  | (ConditionOf<'score'> & { readonly others: readonly OtherScale[] })
  /** `met` and `known`: ids of the dogs */
  | {
      readonly kind: 'inbreeding'
      readonly of: Condition['of']
      readonly met: readonly number[]
      readonly known: readonly number[]
    }

/** What is asked, with what it names found. */
export interface Question {
  readonly asked: AskedDogs
  /** codes with those of a family's varieties; undefined: of any breed */
  readonly breeds: readonly string[] | undefined
}

export interface SearchOrder {
  readonly sort: (typeof DOG_SORTS)[number]
  readonly direction: 'asc' | 'desc'
}
interface Slice {
  readonly offset: number
  readonly limit: number
}
/** Inbreeding by the ids of the dogs of which it is known. */
export interface Inbred {
  readonly ids: readonly number[]
  readonly values: readonly number[]
}
/** Which of the dogs that are found are told. */
export interface PageAsked extends SearchOrder {
  readonly slice: Slice
  /** whether their relatives are counted */
  readonly withRelatives: boolean
  /** to sort by; null: another order */
  readonly inbred: Inbred | null
}

/** What is counted of the relatives of a dog for one condition. */
interface RelativesRow {
  readonly condition: number
  readonly all: number
  readonly known: number
  readonly met: number
}
interface HitRow {
  readonly id: number
  /** bit i: condition i is met */
  readonly mask: number
  readonly relatives: readonly RelativesRow[]
}

/** What one statement reads. */
export interface SearchRows {
  readonly masks: readonly MaskCount[]
  readonly hits: readonly HitRow[]
}

export interface FoundDog {
  readonly record: RecordRow
  readonly hit: HitRow
}
