import type { CompetitionRule } from '#domain/competitions/rule.ts'
import type { ShowFact, Standing, TrialFact } from '#domain/competitions/standings.ts'
import type { LocalText } from '#domain/localText.ts'
import type { TrialType } from '#domain/trials/results.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'

export interface CompetitionInput {
  readonly name: LocalText
  readonly validFrom: number
  readonly validTo: number | null
  readonly rule: CompetitionRule
  readonly confirmed: boolean
}

export interface StoredCompetition extends CompetitionInput {
  readonly id: number
  readonly version: number
  readonly series: number
}

/** A result with the words it is told by. */
interface Told {
  readonly dogId: number
  readonly place: string
  readonly judgeName: string | null
}
export type ToldTrial = TrialFact & Told & { readonly type: TrialType; readonly kaerNr: number | null }
export type ToldShow = ShowFact & Told & { readonly show: string }
export type ToldResult = ToldTrial | ToldShow

/** A dog with results in a period. */
export interface CompetingDog {
  readonly id: number
  readonly birthDate: string | null
}

/** The standings of a rule in a season or year. */
export interface FoundStandings {
  readonly period: number
  readonly from: string
  readonly to: string
  readonly running: boolean
  readonly all: readonly Standing<ToldResult>[]
}

/** A page of them with the dogs. */
export interface StandingsPage extends FoundStandings {
  readonly rows: readonly Standing<ToldResult>[]
  readonly dogs: ReadonlyMap<number, SummaryRow>
  readonly page: number
}
