import type { Selectable } from 'kysely'
import type { GivenResult, OverriddenChecks } from '#domain/trials/accepted.ts'
import type { Outcome, ResultStatus, TrialClass } from '#domain/trials/results.ts'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import type { PlacedEntry } from '../entries/entries.types.ts'
import type { Schema } from '../platform/schema.ts'
import type { StoredRulebook } from '../rulebooks/rulebooks.types.ts'
import type { Trial, TrialHead } from '../trials/trials.types.ts'

export type HuntRow = Selectable<Schema['trial_result']>
export type WaterRow = Selectable<Schema['water_result']>

/** A dog's sheet. */
export interface Sheet {
  readonly values: SheetValues
  readonly updatedAt: Date
}

/** The same of a dog that may have been marked done before. */
export interface ResultSheet extends Sheet {
  /** what was marked done, of a result that is open again */
  readonly accepted: GivenResult | null
}

/** A result that has been marked done, with what was typed. */
export interface DoneResult {
  readonly id: number
  readonly trialId: number
  readonly dogId: number
  readonly class: TrialClass
  readonly status: ResultStatus
  readonly doneAt: Date
  readonly version: number
  /** null: judged before rulebooks were stored */
  readonly rulebookId: number | null
  readonly judge: string | null
  /** the stored sums; of a water result null and 0 */
  readonly points: number | null
  readonly prize: number
  /** of a hunt result: what counts of its water and track work */
  readonly water: Pick<CountingWater, 'id' | 'water' | 'track'> | null
  readonly values: SheetValues
  readonly overridden: OverriddenChecks | null
}

/** A water and track performance of a dog, as what counts at a trial is chosen from. */
export interface WaterPerformance {
  readonly id: number
  readonly trialId: number
  readonly dogId: number
  readonly class: TrialClass
  readonly outcome: Outcome
  readonly day: string
  readonly place: string | null
  readonly water: number | null
  readonly track: number | null
}

/** What counts of a dog's water and track work; nulls where it is from before performances were kept apart. */
export interface CountingWater extends Pick<WaterPerformance, 'class' | 'place' | 'water' | 'track'> {
  readonly id: number | null
  readonly day: string | null
}

/** One dog of a trial's results, as read from the tables. */
export interface Line {
  readonly entry: PlacedEntry | null
  readonly dogId: number
  readonly class: TrialClass
  readonly sheet: ResultSheet | null
  readonly result: DoneResult | null
}

/** The same with what judging it needs. */
export interface ResultLine extends Line {
  /** that judges it, or by which it was judged */
  readonly rulebook: StoredRulebook
  readonly water: CountingWater | null
  /** the dog may start in the class on the day of the trial */
  readonly classAllowed: boolean
}

/** The same of a dog that has a place. */
export type PlacedLine = ResultLine & { readonly entry: PlacedEntry }

/** The rulebooks in force, and how to find the one of the trial's day. */
export interface Rulebooks {
  readonly current: readonly StoredRulebook[]
  readonly ofDay: StoredRulebook
}

/** The lines of a trial with what judging them needs. */
export interface JudgedTrial<Of extends TrialHead = Trial> {
  readonly trial: Of
  readonly kind: SheetKind
  readonly books: Rulebooks
  /** rulebooks that the lines cite, by id */
  readonly cited: ReadonlyMap<number, StoredRulebook>
  readonly lines: readonly ResultLine[]
}

/** What a result is judged from. */
export interface Performance extends Pick<ResultLine, 'class' | 'rulebook' | 'water'> {
  readonly trial: TrialHead
  readonly values: SheetValues
}

/** The same with what its checks need. */
export type CheckedPerformance = Performance & Pick<ResultLine, 'classAllowed'>
