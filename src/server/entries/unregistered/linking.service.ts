import type * as z from 'zod'
import type { registerDog } from '#contract/unregisteredDogs.ts'
import { holdPedigree } from '../../corrections/identity.service.ts'
import type { SummaryRow } from '../../dogs/dogs.types.ts'
import { dogSummaries } from '../../dogs/records.service.ts'
import type { Act, Reader } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { lockTrial } from '../../trials/trials.service.ts'
import type { Trial } from '../../trials/trials.types.ts'
import { dogIdByNumber } from '../entries.store.ts'
import type { ListedEntry } from '../entries.types.ts'
import { findEntry, trialIdOf } from '../lists.service.ts'
import { describeUnregistered, refuseImpossible, refuseRegistered } from './unregistered.service.ts'
import {
  countOpen,
  countsOtherWater,
  handOver,
  isInTrial,
  register,
  type UnregisteredEntry,
  type UnregisteredQuery,
  unregisteredEntries,
} from './unregistered.store.ts'
import type { DescribedDog, EnteredDog } from './unregistered.types.ts'

const PAGE_SIZE = 50

/** An entry with the trial that it is of, which is locked. */
export interface LockedEntry {
  readonly entry: ListedEntry
  readonly trial: Trial
}

/** An entry of a dog that is not in the register, or was not before it was linked. */
export interface DescribedEntry {
  readonly entry: UnregisteredEntry
  readonly dog: DescribedDog
  /** null: it stands for itself */
  readonly linkedTo: SummaryRow | null
}

/** @throws AppError 404 ENTRY_NOT_FOUND */
export async function lockEntry(act: Act, id: number): Promise<LockedEntry> {
  const trial = await lockTrial(act, await trialIdOf(act, id))
  return { trial, entry: await findEntry(act, trial, id) }
}

/** Entries of dogs that are not in the register, newest first, a page at a time; `next`: the `before` of the following page, null at the end. */
export async function unregisteredPage(reader: Reader, query: UnregisteredQuery) {
  const rows = await unregisteredEntries(reader.db, query, PAGE_SIZE + 1)
  return {
    entries: await described(reader, rows.slice(0, PAGE_SIZE)),
    next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]!.id : null,
  }
}

async function described(reader: Reader, rows: readonly UnregisteredEntry[]): Promise<DescribedEntry[]> {
  const told = await describeUnregistered(
    reader,
    rows.map(({ enteredAs }) => enteredAs),
  )
  const dogs = await dogSummaries(
    reader,
    rows.map(({ dogId }) => dogId),
  )
  return rows.map((entry) => ({
    entry,
    dog: told.get(entry.enteredAs)!,
    linkedTo: entry.dogId === entry.enteredAs ? null : dogs.get(entry.dogId)!,
  }))
}

async function describeOne(reader: Reader, id: number): Promise<DescribedEntry> {
  const [one] = await described(reader, await unregisteredEntries(reader.db, { id }, 1))
  return one!
}

/** What the entry tells of its dog. @throws AppError 422 DOG_NOT_UNREGISTERED: it is one of the register, from the beginning or by now */
async function toldOf(act: Act, { dogId, enteredAs, withdrawnAt }: ListedEntry): Promise<EnteredDog> {
  const told = enteredAs === dogId && (await describeUnregistered(act, [enteredAs])).get(dogId)?.told
  if (!told || withdrawnAt !== null) throw new AppError('refused', 'DOG_NOT_UNREGISTERED')
  return told
}

/**
 * Makes the entry, and all that hangs on its dog by the trial, that of a recorded dog.
 * @throws AppError 404 DOG_NOT_FOUND, 409 ENTRY_EXISTS, 422 DOG_NOT_UNREGISTERED
 */
export async function linkToRecorded(
  act: Act,
  { entry, trial }: LockedEntry,
  regnr: string,
): Promise<DescribedEntry> {
  const told = await toldOf(act, entry)
  const to = await dogIdByNumber(act.db, regnr)
  if (to === undefined) throw new AppError('notFound', 'DOG_NOT_FOUND', { regnr: 'DOG_NOT_FOUND' })
  if (await isInTrial(act.db, trial.id, to))
    throw new AppError('conflict', 'ENTRY_EXISTS', { regnr: 'ENTRY_EXISTS' })
  await handOver(act.db, { entryId: entry.id, trialId: trial.id, from: told.id, to })
  const one = await describeOne(act, entry.id)
  const [before, after] = [{ dog: told.regnr }, { dog: one.linkedTo!.regnr }]
  await act.log(['entry', entry.id], 'DOG_LINKED', before, after)
  await act.log(['dog', to], 'DOG_LINKED', before, { ...after, trial: trial.id })
  return one
}

/**
 * Gives the entry the dog back as it was told. What hangs on the recorded dog by the trial goes with it.
 * @throws AppError 422 DOG_NOT_LINKED, RESULT_COUNTS_WATER: the result rests on water and track work of the recorded dog
 */
export async function takeLinkBack(act: Act, { entry, trial }: LockedEntry): Promise<DescribedEntry> {
  const { dogId, enteredAs, regnr } = entry
  if (enteredAs === null || enteredAs === dogId || entry.withdrawnAt !== null)
    throw new AppError('refused', 'DOG_NOT_LINKED')
  if (await countsOtherWater(act.db, trial.id, dogId)) throw new AppError('refused', 'RESULT_COUNTS_WATER')
  await handOver(act.db, { entryId: entry.id, trialId: trial.id, from: dogId, to: enteredAs })
  const one = await describeOne(act, entry.id)
  const [before, after] = [{ dog: regnr }, { dog: one.dog.told.regnr }]
  await act.log(['entry', entry.id], 'DOG_UNLINKED', before, after)
  await act.log(['dog', dogId], 'DOG_UNLINKED', before, { ...after, trial: trial.id })
  return one
}

/**
 * Makes the dog of the entry one of the register; what the register has no field for is kept in its log.
 * @returns its number
 * @throws AppError 409 DOG_IS_REGISTERED, 422, 503 IMPORT_RUNNING
 */
export async function addToRegister(
  act: Act,
  { entry, trial }: LockedEntry,
  input: z.output<typeof registerDog.body>,
): Promise<string> {
  const { chip, sire, dam, ...told } = await toldOf(act, entry)
  await holdPedigree(act)
  await refuseRegistered(act, input.regnr)
  await refuseImpossible(act, input)
  await register(act.db, told.id, input, act.at)
  await act.log(['entry', entry.id], 'DOG_REGISTERED', { dog: told.regnr }, { dog: input.regnr })
  await act.log(['dog', told.id], 'DOG_REGISTERED', null, {
    dog: input.regnr,
    name: input.name,
    chip,
    sire,
    dam,
    trial: trial.id,
  })
  return input.regnr
}

/** How many entries that stand are of a dog that is still not in the register. */
export const countUnregistered = ({ db }: Reader): Promise<number> => countOpen(db)
