import { TRIAL_CLASSES, type TrialClass, type TrialType } from '#domain/trials/results.ts'
import { type WaterStanding, waterStandingOn } from '#domain/trials/water.ts'
import type { Reader } from '../platform/act.ts'
import { rulebooksInForce } from '../rulebooks/rulebooks.service.ts'
import type { DogRow, WaterRow } from './dogs.types.ts'

export type DogWaterStanding = WaterStanding<WaterRow & { readonly day: string }>

/** How the water and track work of a dog stands in a class on a day, by the rulebooks in force; a dog without any asks for none. */
export async function waterStandingsOf(
  reader: Reader,
  { waters }: Pick<DogRow, 'waters'>,
): Promise<(trialClass: TrialClass, day: string) => DogWaterStanding | null> {
  if (waters.length === 0) return () => null
  const rulebooks = await rulebooksInForce(reader)
  const performances = waters.map((row) => ({ ...row, day: row.date }))
  return (trialClass, day) => waterStandingOn(performances, rulebooks, trialClass, day)
}

/** The same today in every class in which there is any. */
export async function waterStandingsToday(
  reader: Reader,
  dog: Pick<DogRow, 'waters'>,
): Promise<DogWaterStanding[]> {
  const standing = await waterStandingsOf(reader, dog)
  return TRIAL_CLASSES.flatMap((trialClass) => standing(trialClass, reader.today) ?? [])
}

/** Water and track work of other trials counts in divided field and forest trials alone. Source: docs/rules/trials.md#water-validity. */
export const countsEarlierWater = (trial: { readonly type: TrialType | null; readonly divided: boolean }) =>
  trial.divided && trial.type !== null && trial.type !== 'water_track'
