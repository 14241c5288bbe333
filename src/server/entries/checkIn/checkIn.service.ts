import type { Presence } from '#domain/entries/checkIn.ts'
import type { Act, Reader } from '../../platform/act.ts'
import type { Trial } from '../../trials/trials.types.ts'
import type { ListedEntry } from '../entries.types.ts'
import { type CheckIn, checkInsOfTrial, type StoredCheckIn, storeCheckIn } from './checkIn.store.ts'

/** What was seen of the dogs of a trial, by the id of their entry. */
export type CheckIns = ReadonlyMap<number, CheckIn>

export async function readCheckIns({ db }: Reader, { id }: Pick<Trial, 'id'>): Promise<CheckIns> {
  return new Map((await checkInsOfTrial(db, id)).map((seen) => [seen.entryId, seen]))
}

/** Whether a dog has come: that it did not is a result. */
export function presenceOf(
  { id, outcome }: Pick<ListedEntry, 'id' | 'outcome'>,
  seen: CheckIns,
): Presence | null {
  if (outcome === 'absent') return 'absent'
  return seen.get(id)?.present ? 'present' : null
}

const NOTHING: StoredCheckIn = { present: false, chip: null, chipNumber: null, vaccinated: false }

/** Keeps a part of what was seen of a dog, with who saw it and when. */
export async function keepSeen(
  act: Act,
  entryId: number,
  before: CheckIn | undefined,
  change: Partial<StoredCheckIn>,
): Promise<void> {
  const { present, chip, chipNumber, vaccinated } = before ?? NOTHING
  const was = { present, chip, chipNumber, vaccinated }
  const is = { ...was, ...change }
  if (JSON.stringify(was) === JSON.stringify(is)) return
  await storeCheckIn(act.db, entryId, { ...is, at: act.at, by: act.by })
  await act.log(['entry', entryId], 'CHECKED_IN', was, is)
}
