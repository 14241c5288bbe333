import type { UnregisteredInput } from '#contract/unregisteredFields.ts'
import { countingAwards, PAPER_AWARD_GROUNDS } from '#domain/trials/paperAwards.ts'
import { dogSummaries } from '../../dogs/records.service.ts'
import type { Act, Reader } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { dogIdByNumber } from '../entries.store.ts'
import { awardsOfDogs, insertAward } from '../paperAwards.store.ts'
import {
  hasBreed,
  insertUnregistered,
  isNumberEntered,
  toldDogs,
  unregisteredIn,
} from './unregistered.store.ts'
import type { DescribedDog } from './unregistered.types.ts'

/**
 * Keeps a dog that is not in the register as data of the entry that is being made in a locked trial, with the awards that are stated.
 * Source: docs/rules/entries.md#a-dog-that-is-not-in-the-register.
 * @returns its id
 * @throws AppError 409 DOG_IS_REGISTERED, ENTRY_EXISTS, 422
 */
export async function takeUnregistered(
  act: Act,
  trial: { readonly id: number },
  { regnr, unregistered }: { readonly regnr: string; readonly unregistered: UnregisteredInput },
): Promise<number> {
  const { db } = act
  await refuseRegistered(act, regnr)
  if (await isNumberEntered(db, trial.id, regnr))
    throw new AppError('conflict', 'ENTRY_EXISTS', { regnr: 'ENTRY_EXISTS' })
  await refuseImpossible(act, unregistered, 'unregistered.')
  const dogId = await insertUnregistered(db, regnr, unregistered)
  for (const ground of PAPER_AWARD_GROUNDS) {
    const stated = unregistered[ground]
    if (!stated) continue
    if (stated.wonOn > act.today)
      throw new AppError('refused', 'AWARD_IN_FUTURE', {
        [`unregistered.${ground}.wonOn`]: 'AWARD_IN_FUTURE',
      })
    await insertAward(db, { ...stated, ground, dogId, trialId: trial.id, seenBy: null }, act)
  }
  return dogId
}

/** @throws AppError 409 DOG_IS_REGISTERED */
export async function refuseRegistered({ db }: Act, regnr: string): Promise<void> {
  if ((await dogIdByNumber(db, regnr)) !== undefined)
    throw new AppError('conflict', 'DOG_IS_REGISTERED', { regnr: 'DOG_IS_REGISTERED' })
}

/** @param within what the names of the fields begin with @throws AppError 422 BREED_NOT_FOUND, BIRTH_IN_FUTURE */
export async function refuseImpossible(
  { db, today }: Act,
  { breed, birthDate }: Pick<UnregisteredInput, 'breed' | 'birthDate'>,
  within = '',
): Promise<void> {
  if (!(await hasBreed(db, breed)))
    throw new AppError('refused', 'BREED_NOT_FOUND', { [`${within}breed`]: 'BREED_NOT_FOUND' })
  if (birthDate > today)
    throw new AppError('refused', 'BIRTH_IN_FUTURE', { [`${within}birthDate`]: 'BIRTH_IN_FUTURE' })
}

/** The dog that a number means at a trial: one that was entered with data of its own, or one of the register; undefined: none. */
export const dogOfNumber = async (
  { db }: Pick<Reader, 'db'>,
  trial: { readonly id: number },
  regnr: string,
): Promise<number | undefined> =>
  (await unregisteredIn(db, trial.id, regnr)) ?? (await dogIdByNumber(db, regnr))

/** Dogs that are not in the register, by their ids: as their entries tell them, with the recorded dogs that have their numbers by now. */
export async function describeUnregistered(
  reader: Reader,
  ids: Iterable<number | null>,
): Promise<ReadonlyMap<number, DescribedDog>> {
  const rows = await toldDogs(
    reader.db,
    [...ids].filter((id) => id !== null),
  )
  const recorded = await dogSummaries(
    reader,
    rows.map(({ recordedId }) => recordedId),
  )
  return new Map(
    rows.map((told) => [
      told.id,
      { told, recorded: told.recordedId === null ? null : (recorded.get(told.recordedId) ?? null) },
    ]),
  )
}

/** What the right to start of a dog that is not in the register follows from; null: it is one of the register. */
export async function statedRightsOf(reader: Reader, dogId: number) {
  const told = (await toldDogs(reader.db, [dogId]))[0]
  if (!told || told.birthDate === null) return null
  return { birthDate: told.birthDate, ...countingAwards(await awardsOfDogs(reader.db, [dogId])) }
}
