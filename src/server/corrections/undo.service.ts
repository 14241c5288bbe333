import { endingListConsents } from '../breedingRegister/listConsents.service.ts'
import { undoSource } from '../history/undo.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { correctionById, correctionsOf } from './corrections.store.ts'
import { findIdentities, findIdentity, holdPedigree } from './identity.service.ts'
import { raiseVersion } from './identity.store.ts'
import { removeAddedPeople } from './owners.store.ts'

/** Corrections of a dog's identity and parents, newest first. @throws AppError 404 */
export async function findCorrections(reader: Reader, regnr: string) {
  const dog = await findIdentity(reader, regnr)
  return correctionsOf(reader.db, dog.id)
}

/**
 * Undoes a correction; what somebody has changed since stays, and is listed.
 * @throws AppError 404, 409 ALREADY_UNDONE, 503 while an import runs
 */
export async function undoCorrection(act: Act, regnr: string, id: number) {
  await holdPedigree(act)
  const [dog] = await findIdentities(act, [[regnr, { code: 'DOG_NOT_FOUND' }]], { lock: true })
  const correction = await correctionById(act.db, { dogId: dog!.id, id })
  if (!correction) throw new AppError('notFound', 'CORRECTION_NOT_FOUND')
  if (correction.undoneAt) throw new AppError('conflict', 'ALREADY_UNDONE')
  const removed = correction.code === 'DOG_ADDED'
  const stayed = removed
    ? await takeBack(act, correction.sourceId)
    : await endingListConsents(act, [dog!.id], () => undoSource(act, correction.sourceId))
  await removeAddedPeople(act.db, correction.sourceId)
  await raiseVersion(act.db, dog!.id, act.at)
  await act.log(['dog', dog!.id], 'CORRECTION_UNDONE', null, {
    correction: id,
    code: correction.code,
    stayed: stayed.length,
  })
  return { regnr: dog!.regnr, removed, stayed }
}

/** Takes an added dog away, as long as nothing hangs on it and nobody has changed it. @throws AppError 409 ADDED_DOG_IN_USE */
async function takeBack(act: Act, sourceId: number) {
  const stayed = await undoSource(act, sourceId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'UNDO_LEAVES_NO_NUMBER') return null
    throw error
  })
  if (stayed?.length !== 0) throw new AppError('conflict', 'ADDED_DOG_IN_USE')
  return stayed
}
