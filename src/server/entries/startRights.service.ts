import type { DogCareer, TrialDay } from '#domain/trials/eligibility.ts'
import { type Eligibility, eligibilityOn } from '#domain/trials/eligibility.ts'
import { TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { type Rulebook, rulebookOn } from '#domain/trials/rulebook.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { rulebooksInForce } from '../rulebooks/rulebooks.service.ts'
import { careersOf } from './careers.store.ts'

/**
 * In which classes the dogs may start that day, by the rulebook in force then and by what is known today; of a death only what
 * has been released. Ids of no dog are left out. @throws AppError 422 RULEBOOK_MISSING
 */
export async function startRights(
  reader: Reader,
  dogIds: readonly number[],
  trialDay: TrialDay,
): Promise<ReadonlyMap<number, Eligibility>> {
  const rulebook = await rulebookOfDay(reader, trialDay)
  const careers = await careersOf(reader.db, dogIds)
  return new Map([...careers].map(([id, career]) => [id, eligibilityOn(rulebook, career, trialDay)]))
}

/** In which classes a dog with such a career may start that day. @throws AppError 422 RULEBOOK_MISSING */
export const rightsOf = async (reader: Reader, career: DogCareer, trialDay: TrialDay): Promise<Eligibility> =>
  eligibilityOn(await rulebookOfDay(reader, trialDay), career, trialDay)

async function rulebookOfDay(reader: Reader, { day }: TrialDay): Promise<Rulebook> {
  const rulebook = rulebookOn(await rulebooksInForce(reader), day)
  if (!rulebook) throw new AppError('refused', 'RULEBOOK_MISSING')
  return rulebook
}

/** In which classes one dog may start on each of the days, in their order; null on a day that no rulebook holds on, and for no dog. */
export async function startRightsOn(
  reader: Reader,
  dogId: number,
  trialDays: readonly TrialDay[],
): Promise<readonly (Eligibility | null)[]> {
  const [rulebooks, careers] = await Promise.all([rulebooksInForce(reader), careersOf(reader.db, [dogId])])
  const career = careers.get(dogId)
  return trialDays.map((trialDay) => {
    const rulebook = rulebookOn(rulebooks, trialDay.day)
    return rulebook && career ? eligibilityOn(rulebook, career, trialDay) : null
  })
}

/** A dog and the class it is judged in. */
interface ClassOfDog {
  readonly dogId: number
  readonly class: TrialClass
}

/** Ids of the dogs that may be judged in their class that day by a rulebook. */
export async function classesAllowed(
  { db }: Pick<Reader, 'db'>,
  rulebook: Rulebook,
  { day, dogs }: { readonly day: string; readonly dogs: readonly ClassOfDog[] },
): Promise<ReadonlySet<number>> {
  const careers = await careersOf(
    db,
    dogs.map(({ dogId }) => dogId),
  )
  const allowed = dogs.filter(({ dogId, class: trialClass }) => {
    const career = careers.get(dogId)
    // Which classes the trial has was settled when the dog was entered; a result is of the class it was judged in.
    return (
      career !== undefined && eligibilityOn(rulebook, career, { day, offered: TRIAL_CLASSES })[trialClass].ok
    )
  })
  return new Set(allowed.map(({ dogId }) => dogId))
}
