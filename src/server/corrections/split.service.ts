import { parentFaults } from '#domain/parentage.ts'
import { RECORD_KINDS, type RecordKind } from '#domain/recordedFields.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findIdentities, holdPedigree } from './identity.service.ts'
import { identitiesById, offspringOf } from './identity.store.ts'
import {
  insertDog,
  mainNumber,
  moveChosen,
  type NewDog,
  numbersOf,
  setMainNumber,
  unmarkNumbers,
} from './split.store.ts'

interface Chosen {
  readonly kind: RecordKind
  readonly id: string
}

interface Split extends Omit<NewDog, 'breed'> {
  readonly records: readonly Chosen[]
  readonly reason: string
}

/**
 * Makes a record that is two dogs two: what is chosen goes to a new dog of the same breed.
 * @returns number of the new dog
 * @throws AppError 404, 409 where a chosen record is not the dog's any more, 422, 503
 */
export async function splitDog(act: Act, regnr: string, split: Split): Promise<string> {
  const { db } = act
  await holdPedigree(act)
  const [dog] = await findIdentities(act, [[regnr, { code: 'DOG_NOT_FOUND' }]], { lock: true })
  const { records, reason, ...fields } = split
  const chosen = byKind(records)
  const numbers = await numbersOf(db, dog!.id)
  const moving = chosen.get('number') ?? []
  if (moving.length === 0) throw new AppError('refused', 'NUMBER_MUST_MOVE')
  const staying = numbers.filter((key) => !moving.includes(key))
  if (staying.length === 0) throw new AppError('refused', 'NUMBER_MUST_STAY')
  const newId = await insertDog(db, { ...fields, breed: dog!.breed })
  await unmarkNumbers(db, moving)
  for (const [kind, ids] of chosen) {
    const moved = await moveChosen(db, { kind, ids, fromId: dog!.id, toId: newId })
    if (moved < ids.length) throw new AppError('conflict', 'RECORDS_NOT_FOUND')
  }
  await setMainNumber(db, newId, moving[0]!)
  await setMainNumber(db, dog!.id, staying[0]!)
  await refuseImpossible(act, newId)
  const made = await mainNumber(db, newId)
  await act.log(['dog', dog!.id], 'DOG_SPLIT', null, {
    other: made,
    name: fields.name,
    moved: records.length,
    reason,
  })
  await act.log(['dog', newId], 'CREATED', null, { from: dog!.regnr })
  return made
}

function byKind(records: readonly Chosen[]): ReadonlyMap<RecordKind, readonly string[]> {
  const chosen = RECORD_KINDS.map((kind) => {
    const ids = records.filter((record) => record.kind === kind).map(({ id }) => id)
    return [kind, [...new Set(ids)]] as const
  })
  return new Map(chosen.filter(([, ids]) => ids.length > 0))
}

/** The new dog must be able to be the parent of the offspring that it got. @throws AppError 422 */
async function refuseImpossible({ db }: Act, dogId: number): Promise<void> {
  const [dog] = await identitiesById(db, [dogId])
  for (const { role, child } of await offspringOf(db, [dogId])) {
    const [fault] = parentFaults(role, child, dog!)
    if (fault) throw new AppError('refused', fault)
  }
}
