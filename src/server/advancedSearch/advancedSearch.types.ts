import type { RawBuilder } from 'kysely'
import type { AskedDogs } from '#contract/advancedSearch.ts'
import type { DOG_SORTS } from '#contract/firstConstants.ts'
import type { Condition, ConditionKind, ConditionOf, MaskCount } from '#domain/advancedSearch/conditions.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { RecordRow } from '../dogs/dogs.types.ts'
import type { Lists } from '../platform/columns.ts'

export type Sql = RawBuilder<unknown>

type Plain<Kind extends ConditionKind> = Kind extends 'health' | 'score' ? never : ConditionOf<Kind>

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
  /** `others`: scales that are not the one of today */
  | (ConditionOf<'score'> & { readonly others: ReadonlySet<string> })

/** What is asked, with what it names found. */
export interface Question {
  readonly asked: AskedDogs
  /** codes with those of a family's varieties; undefined: of any breed */
  readonly breeds: readonly string[] | undefined
}

/** Facts of a dog by its own row. */
export type OwnFact = 'birth' | 'dead' | ConditionOf<'measure'>['measure']

/** Facts that are read together: those of a kind of conditions, of health by the kind of the statement, of scores by sheet and score. */
export type FactName =
  | readonly ['title' | 'award' | 'register' | 'trial' | 'show']
  | readonly ['dog', OwnFact]
  | readonly ['health', string]
  | readonly ['score', SheetKind, string]

type Ids = readonly number[]
/** As the database lists them. */
export type ReadDogs = Lists & {
  readonly id: Ids
  readonly sire: readonly (number | null)[]
  readonly dam: readonly (number | null)[]
}
export type ReadFacts = Lists & { readonly dog: Ids }

export type Direction = 'asc' | 'desc'
/** Orders that the database knows. */
export interface ReadOrder {
  readonly sort: 'name' | 'regnr' | 'birthDate'
  readonly direction: Direction
}
export interface SearchOrder {
  readonly sort: (typeof DOG_SORTS)[number]
  readonly direction: Direction
}
interface Slice {
  readonly offset: number
  readonly limit: number
}
/** Which of the dogs that are found are told. */
export interface PageAsked extends SearchOrder {
  readonly slice: Slice
}

/** What is counted of the relatives of a dog for one condition. */
interface RelativesRow {
  readonly condition: number
  readonly all: number
  readonly known: number
  readonly met: number
}
export interface HitRow {
  readonly id: number
  /** bit i: condition i is met */
  readonly mask: number
  readonly relatives: readonly RelativesRow[]
}

/** What a search finds. */
export interface SearchRows {
  readonly masks: readonly MaskCount[]
  readonly hits: readonly HitRow[]
}

export interface FoundDog {
  readonly record: RecordRow
  readonly hit: HitRow
}
