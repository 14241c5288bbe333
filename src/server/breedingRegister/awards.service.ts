import type * as z from 'zod'
import type { giveBreedingAward, takeBreedingAward } from '#contract/breedingRegister.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { deleteBreedingAward, insertBreedingAward } from './awards.store.ts'

/** Writes an award down. @throws AppError as the call says @returns the dog's number */
export async function giveAward(
  act: Act,
  { regnr, level, date, grounds }: z.output<typeof giveBreedingAward.body>,
): Promise<string> {
  const dog = await findPedigreeDog(act, regnr)
  if (date > act.today) throw new AppError('refused', 'AWARD_IN_FUTURE', { date: 'AWARD_IN_FUTURE' })
  if (!(await insertBreedingAward(act.db, { dogId: dog.id, level, date, grounds })))
    throw new AppError('conflict', 'BREEDING_AWARD_EXISTS', { level: 'BREEDING_AWARD_EXISTS' })
  await act.log(['dog', dog.id], 'BREEDING_AWARD_GIVEN', null, {
    breedingAward: level,
    awardedOn: date,
    grounds,
  })
  return dog.regnr
}

/** Takes an award away. @throws AppError as the call says @returns the dog's number */
export async function takeAward(
  act: Act,
  { regnr, level }: z.output<typeof takeBreedingAward.body>,
): Promise<string> {
  const dog = await findPedigreeDog(act, regnr)
  const award = await deleteBreedingAward(act.db, { dogId: dog.id, level })
  if (!award) throw new AppError('notFound', 'BREEDING_AWARD_NOT_FOUND')
  const before = { breedingAward: level, awardedOn: award.date, grounds: award.grounds }
  await act.log(['dog', dog.id], 'BREEDING_AWARD_TAKEN', before, null)
  return dog.regnr
}
