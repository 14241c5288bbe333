import type { ANALYSIS_DOG_SORTS, ANALYSIS_SORTS } from '#contract/firstConstants.ts'
import type { MeasureKind } from '#domain/analyses/analyses.ts'
import type { Sex } from '#domain/dogs.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'

/** What the results of dogs of any kind are narrowed to, its dogs by their ids. */
export interface DogFilter {
  /** codes with those of a family's varieties; undefined: of any breed */
  readonly breeds?: readonly string[] | undefined
  readonly sex?: Sex | undefined
  readonly ageFrom?: number | undefined
  readonly ageTo?: number | undefined
  readonly sires?: readonly number[] | undefined
  readonly dams?: readonly number[] | undefined
  readonly kennel?: string | undefined
}

/** The same with what their results are narrowed to. */
export interface ResultFilter extends DogFilter {
  /** first and last season, of shows year */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly class?: string | undefined
  /** of a trial */
  readonly type?: string | undefined
  /** of a show */
  readonly country?: string | undefined
  /** of a trial the id, of a show the name */
  readonly judge?: number | string | undefined
}

/** Results that have a measure, added up by dog. All null without any. */
export interface FiguresRow {
  readonly dogs: number
  readonly results: number
  readonly mean: number | null
  readonly resultMean: number | null
  /** of the dogs' means */
  readonly sd: number | null
}
export type SeasonRow = FiguresRow & { readonly season: number }
export interface PartRow {
  readonly part: string
  readonly results: number
}

export interface FoundWhole extends FiguresRow {
  readonly seasons: readonly SeasonRow[]
  readonly distribution: readonly PartRow[]
}
export type GroupRow = FiguresRow & { readonly key: string }

/** One page of groups with what they are parts of. */
export interface FoundGroups {
  readonly whole: FoundWhole
  readonly groups: readonly GroupRow[]
  /** groups with enough dogs, and with too few */
  readonly total: number
  readonly hidden: number
  readonly ungrouped: number
  /** of the first groups of the page */
  readonly parts: readonly (PartRow & { readonly key: string })[]
  readonly seasons: readonly (SeasonRow & { readonly key: string })[]
}

export interface GroupOrder {
  readonly sort: (typeof ANALYSIS_SORTS)[number]
  readonly direction: 'asc' | 'desc'
}
export interface DogOrder {
  readonly sort: (typeof ANALYSIS_DOG_SORTS)[number]
  readonly direction: 'asc' | 'desc'
}
export interface Slice {
  readonly offset: number
  readonly limit: number
}

export interface DogMean {
  readonly dogId: number
  readonly results: number
  readonly mean: number
}

/** What the results of a kind can be narrowed to; null: there are none. */
export interface FoundChoices {
  readonly seasons: { readonly first: number; readonly last: number } | null
  readonly judges: readonly { readonly id: number; readonly name: string }[]
}

/** The same of shows. */
export interface FoundShowChoices {
  readonly seasons: FoundChoices['seasons']
  readonly judges: readonly string[]
  readonly countries: readonly string[]
}

/** What the groups of an analysis and what it is narrowed to are called. */
export interface GroupNames {
  readonly by: string
  /** sires or dams by their ids */
  readonly dogs: ReadonlyMap<number, SummaryRow>
  /** breeds and judges by their keys */
  readonly names: ReadonlyMap<string, string>
  readonly sires: readonly SummaryRow[]
  readonly dams: readonly SummaryRow[]
  /** null: none was asked for, or nothing is known by that id */
  readonly judge: string | null
}

/** An analysis with everything that it names. */
export interface FoundAnalysis extends FoundGroups, GroupNames {
  readonly kind: MeasureKind
  /** the one breed that was asked for; null: there are several */
  readonly breed: FoundWhole | null
  readonly otherScale: number
  readonly slice: Slice
}

export interface FoundDogs {
  readonly rows: readonly (DogMean & { readonly dog: SummaryRow })[]
  readonly total: number
  readonly page: number
}
