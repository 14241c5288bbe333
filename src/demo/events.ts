import type { HuntJudgement, WaterJudgement } from '#domain/trials/judging.ts'
import type { TrialClass, TrialType } from '#domain/trials/results.ts'
import type { SheetValues } from '#domain/trials/sheet.ts'
import type { WaterPerformance } from '#domain/trials/water.ts'
import type { DayNumber } from './days.ts'
import type { Dog } from './model.ts'

/** A judge of trials, at work for some years. */
export interface Judge {
  readonly id: number
  readonly name: string
  readonly from: DayNumber
  readonly to: DayNumber
}

/**
 * The stage of a trial that has not ended: `judging`: it is today; `set`: its registration is over; `open`, `full`: entries come in;
 * `drawing`: places will be drawn; `drawn`: they have been; `later`: registration has not begun; `closed`: closed by hand; `cancelled`, `moved`, `draft` as they say.
 */
export type Stage =
  | 'judging'
  | 'set'
  | 'open'
  | 'full'
  | 'drawing'
  | 'drawn'
  | 'later'
  | 'closed'
  | 'cancelled'
  | 'moved'
  | 'draft'

/** A field, forest, or water and track trial. */
export interface Trial {
  readonly type: TrialType
  readonly day: DayNumber
  readonly lastDay: DayNumber
  /** null: it was held before today */
  readonly stage: Stage | null
  readonly place: string
  readonly organiser: string
  readonly judges: readonly Judge[]
  readonly entries: Set<Dog>
  readonly capacity: number
  /** places of classes that have a limit of their own */
  readonly limits: Readonly<Partial<Record<TrialClass, number>>>
  /** water and track are done at trials of their own */
  readonly divided: boolean
}

/** What was written down of a dog at a trial, judged by the rulebook of the day. */
interface Performance {
  readonly trial: Trial
  readonly dog: Dog
  readonly class: TrialClass
  readonly sheet: SheetValues
}

export interface HuntResult extends Performance {
  readonly judgement: HuntJudgement
  /** the water and track work that counts */
  readonly water: WaterResult | null
}

export interface WaterResult extends Performance, WaterPerformance {
  readonly judgement: WaterJudgement
}

export interface Show {
  readonly day: DayNumber
  readonly place: string
  readonly country: string
  readonly name: string
  /** CACIB may be won */
  readonly international: boolean
  readonly judges: readonly string[]
  readonly entries: Set<Dog>
}

export interface ShowResult {
  readonly show: Show
  readonly dog: Dog
  readonly class: string
  readonly grade: string
  readonly placing: number | null
  readonly marks: readonly string[]
  readonly judge: string
  readonly critique: string | null
}
