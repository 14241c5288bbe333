import { TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { findDog } from '../dogs/dogs.service.ts'
import { countsEarlierWater, waterStandingOf } from '../dogs/waterStandings.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { readTrial } from '../trials/trials.policy.ts'
import { findTrial } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { isEntered } from './entries.store.ts'
import { startRights } from './startRights.service.ts'

/**
 * A dog and the classes it may start in: at a trial, else on a day, else today.
 * @throws AppError 404 DOG_NOT_FOUND or TRIAL_NOT_FOUND (a draft that is not the viewer's too), 422 RULEBOOK_MISSING
 */
export async function dogForTrial(
  reader: Reader,
  input: { readonly regnr: string; readonly trialId?: number; readonly date?: string },
) {
  const { db, shown, today, viewer } = reader
  const dog = await findDog(reader, input.regnr)
  const { id } = dog.record
  const trial = input.trialId === undefined ? null : await findTrial(reader, input.trialId)
  if (trial && !readTrial(viewer, trial)) throw new AppError('notFound', 'TRIAL_NOT_FOUND')
  const date = trial?.heldOn ?? input.date ?? today
  const rights = await startRights(reader, [id], { day: date, offered: trial?.classes ?? TRIAL_CLASSES })
  return {
    record: (await shown.records([id])).get(id)!,
    date,
    eligibility: rights.get(id)!,
    entered: trial !== null && (await isEntered(db, (trial as Trial).id, id)),
    waterStanding:
      trial && countsEarlierWater(trial)
        ? (trialClass: TrialClass) => waterStandingOf(dog, trialClass, date)
        : null,
  }
}
