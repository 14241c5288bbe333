import type { CalendarFacts } from '#domain/trials/calendarFilter.ts'
import type { TrialClass, TrialType } from '#domain/trials/results.ts'
import type { TrialState } from '#domain/trials/states.ts'
import type { DogWaterStanding } from '../dogs/waterStandings.service.ts'
import type { Trial } from '../trials/trials.types.ts'

/** A published trial: day and number are set, as a constraint of the database holds. */
export interface PublishedTrial extends Trial {
  readonly type: TrialType
  readonly heldOn: string
  readonly kaerNr: number
  readonly place: string
}

/** A published trial with its state on a given day. */
export interface ShownTrial extends CalendarFacts {
  readonly trial: PublishedTrial
  readonly state: Exclude<TrialState, 'draft'>
  /** why it was cancelled, else why it was last moved, where everyone may read it */
  readonly reason: string | null
  /** places in all, by the trial or by its judges */
  readonly capacity: number | null
  /** where a dog is asked for, of trials in which earlier water and track work counts: how its own stands there in each class it may start in */
  readonly startWater?: ReadonlyMap<TrialClass, DogWaterStanding | null>
}
