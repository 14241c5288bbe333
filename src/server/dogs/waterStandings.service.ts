import { TRIAL_CLASSES, type TrialClass, type TrialType } from '#domain/trials/results.ts'
import { type WaterStanding, waterStandingOn } from '#domain/trials/water.ts'
import type { ShownDog, WaterRow } from './dogs.types.ts'

export type DogWaterStanding = WaterStanding<WaterRow & { readonly day: string }>

/** How the water and track work of a dog stands in a class on a day, by the rulebooks in force; null where it has none. */
export function waterStandingOf(
  { waters, rulebooksInForce }: ShownDog,
  trialClass: TrialClass,
  day: string,
): DogWaterStanding | null {
  const performances = waters.map((row) => ({ ...row, day: row.date }))
  return waterStandingOn(performances, rulebooksInForce, trialClass, day)
}

/** The same in every class in which there is any. */
export const waterStandingsOf = (dog: ShownDog, day: string): DogWaterStanding[] =>
  TRIAL_CLASSES.flatMap((trialClass) => waterStandingOf(dog, trialClass, day) ?? [])

/** Water and track work of other trials counts in divided field and forest trials alone. Source: docs/rules/trials.md#water-validity. */
export const countsEarlierWater = (trial: { readonly type: TrialType | null; readonly divided: boolean }) =>
  trial.divided && trial.type !== null && trial.type !== 'water_track'
