import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { undoSource } from '../history/undo.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { newestSaves, saveById, saveOfTransaction, subjectsOf } from './showSaves.store.ts'
import { holdShows } from './shows.store.ts'

interface Which {
  readonly show?: number | undefined
  readonly regnr?: string | undefined
}

/** The newest saves of all, of a show, or of those that touched a dog. @throws AppError 404 DOG_NOT_FOUND */
export async function findSaves(reader: Reader, { show, regnr }: Which) {
  const dog = regnr === undefined ? undefined : await findPedigreeDog(reader, regnr)
  const saves = await newestSaves(reader.db, { show, dogId: dog?.id })
  const dogs = await dogSummaries(
    reader,
    saves.map(({ dogId }) => dogId),
  )
  return saves.map((save) => ({ ...save, dog: save.dogId === null ? null : (dogs.get(save.dogId) ?? null) }))
}

/** What a change answers, with the save by which it is undone. */
export async function withSave<T>({ db }: Act, change: Promise<T>) {
  const made = await change
  return { made, save: await saveOfTransaction(db) }
}

/**
 * Undoes a save as a whole; what somebody has changed since stays, and is listed. Source: docs/rules/history.md#undo.
 * @throws AppError 404 SHOW_SAVE_NOT_FOUND, 409 ALREADY_UNDONE, or SHOW_HAS_RESULTS for the making of a show that cannot go
 */
export async function undoSave(act: Act, id: number) {
  await holdShows(act.db)
  const save = await saveById(act.db, id)
  if (!save) throw new AppError('notFound', 'SHOW_SAVE_NOT_FOUND')
  if (save.undoneAt) throw new AppError('conflict', 'ALREADY_UNDONE')
  const stayed = await undoSource(act, id)
  if (save.code === 'CREATED' && stayed.some(({ table, changed }) => table === 'show' && !changed))
    throw new AppError('conflict', 'SHOW_HAS_RESULTS')
  for (const { subject, subjectId } of await subjectsOf(act.db, id))
    await act.log([subject, subjectId], 'SHOW_SAVE_UNDONE', null, {
      save: id,
      code: save.code,
      stayed: stayed.length,
    })
  return { stayed }
}
