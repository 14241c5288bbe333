import type { TrialClass } from '#domain/trials/results.ts'
import { YOUNGEST } from './careers.ts'
import { type DayNumber, monthsAfter } from './days.ts'
import type { DogRecord } from './events.ts'
import type { Dog } from './model.ts'
import type { Random } from './random.ts'

/** Last age in months in the youth class. */
const YOUTH_ENDS = 24

/**
 * The class a dog is entered in on a day, or null where it may enter none. Source: docs/rules/trials.md#classes, on the day
 * of the trial. A young dog that may also enter AVO mostly stays with its age.
 */
export function classOn(random: Random, dog: Dog, record: DogRecord, day: DayNumber): TrialClass | null {
  const young = monthsAfter(dog.birth, YOUNGEST) <= day && day <= monthsAfter(dog.birth, YOUTH_ENDS)
  const awarded = record.award !== null && record.award < day
  if (young && (!awarded || random.chance(0.8))) return 'NUO'
  if (!awarded || monthsAfter(dog.birth, YOUNGEST) > day) return null
  return record.avo1 !== null && record.avo1 < day ? 'VOI' : 'AVO'
}
