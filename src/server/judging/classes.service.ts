import { eligibilityOn } from '#domain/trials/eligibility.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import type { Rulebook } from '#domain/trials/rulebook.ts'
import type { Db } from '../platform/database.ts'
import { careersOf } from '../trials/careers.store.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { Line } from './results.types.ts'

/** Ids of the dogs that may start in their class on the day of the trial. */
export async function classesAllowed(
  db: Db,
  trial: Trial,
  lines: readonly Pick<Line, 'dogId' | 'class'>[],
  rulebook: Rulebook,
): Promise<ReadonlySet<number>> {
  const careers = await careersOf(
    db,
    lines.map(({ dogId }) => dogId),
  )
  const allowed = lines.filter(({ dogId, class: trialClass }) => {
    const career = careers.get(dogId)
    // Which classes the trial has was settled when the dog was entered; a result is of the class it was judged in.
    const day = { day: trial.heldOn ?? '', offered: TRIAL_CLASSES }
    return career !== undefined && eligibilityOn(rulebook, career, day)[trialClass].ok
  })
  return new Set(allowed.map(({ dogId }) => dogId))
}
