import type { TrialDay } from '#domain/trials/eligibility.ts'
import { type Eligibility, eligibilityOn } from '#domain/trials/eligibility.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { careersOf } from './careers.store.ts'
import { currentRulebooks } from './rulebooks.store.ts'

/**
 * In which classes the dogs may start that day, by the rulebook in force then and by what is known today; of a death only what
 * has been released. Ids of no dog are left out. @throws AppError 422 RULEBOOK_MISSING
 */
export async function startRights(
  db: Db,
  dogIds: readonly number[],
  trialDay: TrialDay,
): Promise<ReadonlyMap<number, Eligibility>> {
  const rulebook = rulebookOn(await currentRulebooks(db), trialDay.day)
  if (!rulebook) throw new AppError('refused', 'RULEBOOK_MISSING')
  const careers = await careersOf(db, dogIds)
  return new Map([...careers].map(([id, career]) => [id, eligibilityOn(rulebook, career, trialDay)]))
}
