import type * as z from 'zod'
import type { trialDog } from '#contract/entries.ts'
import { TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { findDog } from '../dogs/dogs.service.ts'
import { countsEarlierWater, waterStandingOf } from '../dogs/waterStandings.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { readTrial } from '../trials/trials.policy.ts'
import { findTrial } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { dogIdByNumber, isEntered, trialsOfSameDays } from './entries.store.ts'
import { rightsOf, startRights } from './startRights.service.ts'
import { isNumberEntered } from './unregistered/unregistered.store.ts'

type Asked = z.output<typeof trialDog.body>

/**
 * A dog and the classes it may start in: at a trial, else on a day, else today.
 * @throws AppError 404 DOG_NOT_FOUND or TRIAL_NOT_FOUND (a draft that is not the viewer's too), 422 RULEBOOK_MISSING
 */
export async function dogForTrial(reader: Reader, input: Asked) {
  const { today, viewer } = reader
  const trial = input.trialId === undefined ? null : await findTrial(reader, input.trialId)
  if (trial && !readTrial(viewer, trial)) throw new AppError('notFound', 'TRIAL_NOT_FOUND')
  const trialDay = { day: trial?.heldOn ?? input.date ?? today, offered: trial?.classes ?? TRIAL_CLASSES }
  const asked = { trial, trialDay, date: trialDay.day }
  return input.unregistered
    ? unregisteredForTrial(reader, input, input.unregistered, asked)
    : recordedForTrial(reader, input.regnr, asked)
}

interface AskedDay {
  readonly trial: Trial | null
  readonly date: string
  readonly trialDay: { readonly day: string; readonly offered: readonly TrialClass[] }
}

async function recordedForTrial(reader: Reader, regnr: string, { trial, date, trialDay }: AskedDay) {
  const { db, shown, viewer } = reader
  const dog = await findDog(reader, regnr)
  const { id } = dog.record
  const rights = await startRights(reader, [id], trialDay)
  return {
    record: (await shown.records([id])).get(id)!,
    date,
    eligibility: rights.get(id)!,
    entered: trial !== null && (await isEntered(db, trial.id, id)),
    sameDays:
      trial === null
        ? []
        : await trialsOfSameDays(db, { trialId: trial.id, dogId: id, accountId: viewer.account?.id ?? null }),
    waterStanding:
      trial && countsEarlierWater(trial)
        ? (trialClass: TrialClass) => waterStandingOf(dog, trialClass, date)
        : null,
  }
}

/** What a dog that is not in the register may start in by what is stated of it; `record`: of the recorded dog that has the number. */
async function unregisteredForTrial(
  reader: Reader,
  { regnr }: Asked,
  stated: NonNullable<Asked['unregistered']>,
  { trial, date, trialDay }: AskedDay,
) {
  const { db, shown } = reader
  const recordedId = await dogIdByNumber(db, regnr)
  const career = {
    birthDate: stated.birthDate,
    showAwardOn: stated.showAward?.wonOn ?? null,
    firstPrizeInAvoOn: stated.firstPrizeInAvo?.wonOn ?? null,
    diedOn: null,
  }
  return {
    record: recordedId === undefined ? null : ((await shown.records([recordedId])).get(recordedId) ?? null),
    date,
    eligibility: await rightsOf(reader, career, trialDay),
    entered: trial !== null && (await isNumberEntered(db, trial.id, regnr)),
    sameDays: [],
    waterStanding: null,
  }
}
