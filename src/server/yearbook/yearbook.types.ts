import type { CompetitionPeriod } from '#domain/competitions/rule.ts'
import type { Outcome, TrialClass, TrialType } from '#domain/trials/results.ts'
import type { FoundStandings, StoredCompetition } from '../competitions/competitions.types.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'

/** Whose year, and which days. */
export interface YearbookFilter {
  /** codes of breeds; undefined: all */
  readonly breeds: readonly string[] | undefined
  readonly from: string
  readonly to: string
}

export interface HuntLine {
  readonly dogId: number
  readonly date: string
  readonly place: string
  readonly type: TrialType
  readonly class: TrialClass
  readonly outcome: Outcome
  readonly prize: number
  readonly points: number | null
}
export interface WaterLine extends Omit<HuntLine, 'type' | 'prize' | 'points'> {
  readonly water: number | null
  readonly track: number | null
}
export interface ShowLine {
  readonly dogId: number
  readonly date: string
  readonly place: string
  readonly country: string
  readonly show: string
  readonly class: string
  readonly grade: string
  readonly marks: readonly string[]
}
export interface TitleLine {
  readonly dogId: number
  readonly code: string
  readonly date: string
}
export interface LitterLine {
  readonly sireId: number
  readonly damId: number
  readonly date: string
  readonly breed: string
  readonly kennel: string | null
  readonly males: number
  readonly females: number
  readonly puppies: number
}
export interface RegisterLine {
  readonly dogId: number
  readonly date: string
}
export interface AwardLine extends RegisterLine {
  readonly level: 'gold' | 'silver' | 'bronze'
  readonly grounds: string
}

export interface YearbookData {
  readonly hunts: readonly HuntLine[]
  readonly waters: readonly WaterLine[]
  /** results of the same days that are not official yet, which the book leaves out */
  readonly preliminary: number
  readonly shows: readonly ShowLine[]
  readonly titles: readonly TitleLine[]
  readonly litters: readonly LitterLine[]
  readonly register: readonly RegisterLine[]
  readonly awards: readonly AwardLine[]
}

/** The standings of a competition, of one breed those of its dogs with their place among all. */
export interface YearbookStandings {
  readonly competition: StoredCompetition
  readonly found: FoundStandings
}

export interface Yearbook extends YearbookData {
  readonly kind: CompetitionPeriod
  readonly period: number
  readonly from: string
  readonly to: string
  readonly running: boolean
  /** undefined: all */
  readonly breed: string | undefined
  readonly hasTrials: boolean
  readonly competitions: readonly YearbookStandings[]
  readonly dogs: ReadonlyMap<number, SummaryRow>
  readonly breedNames: ReadonlyMap<string, string>
}
