import type * as z from 'zod'
import type { applyListUpdate, ListDifference } from '#contract/breedingList.ts'
import { LIST_UPDATES_TOLD } from '#contract/breedingListConstants.ts'
import { faultsIn } from '#domain/breeding/registerCheck.ts'
import { findBreedCodes } from '../../dogs/breeds.service.ts'
import { dogSummaries } from '../../dogs/records.service.ts'
import type { Act, Reader } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { entriesByIds } from '../breedingRegister.store.ts'
import type { JudgedEntry } from '../breedingRegister.types.ts'
import { judgeEntries } from '../checking.service.ts'
import { decideOn, isPossible, mustSayWhy } from '../deciding.service.ts'
import {
  insertUpdate,
  keepFormer,
  setMails,
  updateById,
  updateByKey,
  updatedEntries,
  updatesOf,
} from './updates.store.ts'
import type { UpdateRow, WholeUpdate } from './updates.types.ts'

type Input = z.output<typeof applyListUpdate.body>
type Seen = Input['entries'][number]

/**
 * Decides of many entries at once, of all or of none; the same key a second time decides nothing more.
 * @returns id of the update
 * @throws AppError 404 BREED_NOT_FOUND, REGISTER_ENTRY_NOT_FOUND, 409 CHANGED_MEANWHILE, 422 REGISTER_STEP_IMPOSSIBLE, INPUT_INVALID
 */
export async function applyUpdate(act: Act, { key, breed, action, reason, entries }: Input): Promise<number> {
  const breeds = await findBreedCodes(act, breed)
  const update = { key, breed, action, reason: reason || null, decided_at: act.at, account_id: act.by }
  const id = await insertUpdate(act.db, update)
  if (id === undefined) return updateMadeBefore(act, key)
  const judged = await lockSeen(act, breeds, entries)
  const seen = new Map(entries.map((entry) => [entry.id, entry]))
  await refuse(
    act,
    'conflict',
    'CHANGED_MEANWHILE',
    seen,
    judged.filter((one) => !isAsSeen(one, seen)),
  )
  await refuse(
    act,
    'refused',
    'REGISTER_STEP_IMPOSSIBLE',
    seen,
    judged.filter((one) => !isPossible(one, action)),
  )
  if (reason === '' && judged.some((one) => mustSayWhy(one, action)))
    throw new AppError('refused', 'INPUT_INVALID', { reason: 'REASON_MISSING' })
  await keepFormer(
    act.db,
    id,
    judged.map(({ entry }) => entry),
  )
  await setMails(act.db, id, await decideOn(act, judged, { action, reason }))
  return id
}

/** What whoever sends a key again has decided by it. @throws AppError 409 where the key is another's */
async function updateMadeBefore({ db, by }: Act, key: string): Promise<number> {
  const made = await updateByKey(db, key)
  if (made.by !== by) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  return made.id
}

/** Locks entries in the order of their ids and judges them. @throws AppError 404 where one is not of the breeds */
async function lockSeen(
  act: Act,
  breeds: readonly string[],
  entries: readonly Seen[],
): Promise<JudgedEntry[]> {
  const ids = entries.map((entry) => entry.id)
  const locked = await entriesByIds(act.db, ids, { breeds, lock: true })
  if (locked.length < ids.length) throw new AppError('notFound', 'REGISTER_ENTRY_NOT_FOUND')
  return judgeEntries(act, locked)
}

const isAsSeen = ({ entry, conditions }: JudgedEntry, seen: ReadonlyMap<number, Seen>): boolean => {
  const { version, against } = seen.get(entry.id)!
  return version === entry.version && String(against) === String(faultsIn(conditions))
}

/** @throws AppError where there are entries, with how each was seen and how it is now */
async function refuse(
  act: Act,
  kind: 'conflict' | 'refused',
  code: 'CHANGED_MEANWHILE' | 'REGISTER_STEP_IMPOSSIBLE',
  seen: ReadonlyMap<number, Seen>,
  entries: readonly JudgedEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const dogs = await dogSummaries(
    act,
    entries.map(({ entry }) => entry.dogId),
  )
  const details = entries.map(({ entry, conditions }): ListDifference => {
    const { state, against } = seen.get(entry.id)!
    const { regnr, name } = dogs.get(entry.dogId)!
    return {
      regnr,
      name,
      seen: { state, against },
      now: { state: entry.state, against: faultsIn(conditions) },
    }
  })
  throw new AppError(kind, code, undefined, { details })
}

/** Earlier updates of the list of a breed, and of its varieties or family; the newest first. @throws AppError 404 BREED_NOT_FOUND */
export async function findUpdates(reader: Reader, breed: string): Promise<UpdateRow[]> {
  const family = breed.split('.')[0]!
  return updatesOf(reader.db, [...(await findBreedCodes(reader, breed)), breed, family], LIST_UPDATES_TOLD)
}

/** An update with its dogs. @throws AppError 404 LIST_UPDATE_NOT_FOUND */
export async function findUpdate(reader: Reader, id: number): Promise<WholeUpdate> {
  const [update, entries] = await Promise.all([updateById(reader.db, id), updatedEntries(reader.db, id)])
  if (!update) throw new AppError('notFound', 'LIST_UPDATE_NOT_FOUND')
  const records = await reader.shown.records(entries.map(({ dogId }) => dogId))
  return {
    update,
    entries: entries.flatMap((entry) => {
      const record = records.get(entry.dogId)
      return record ? [{ ...entry, record }] : []
    }),
  }
}
