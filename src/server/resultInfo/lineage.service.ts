import type { InfoKind } from '#domain/resultFields.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findTrials } from '../trials/trials.service.ts'
import {
  type DogResult,
  formerDogs,
  placeOf,
  rowAfter,
  rowsTakenBack,
  trialResultsOf,
} from './lineage.store.ts'
import type { Lineage, TrialLineage } from './resultInfo.types.ts'

export const TABLE_OF = {
  hunt: 'trial_result',
  water: 'water_result',
  show: 'show_result',
} as const satisfies Record<InfoKind, string>

/** A result of a trial by any row that it has been. @throws AppError 404 RESULT_NOT_FOUND */
export async function findTrialLineage(
  reader: Reader,
  kind: SheetKind,
  asked: number,
): Promise<TrialLineage> {
  const { db } = reader
  const table = TABLE_OF[kind]
  const place = await placeOf(db, table, asked)
  if (!place) throw new AppError('notFound', 'RESULT_NOT_FOUND')
  const { eventId: trialId } = place
  const id = place.present ? asked : await rowAfter(db, table, { trialId, dogId: place.dogId })
  const { dogId } = (id === undefined ? undefined : await placeOf(db, table, id)) ?? place
  const [trials, former] = await Promise.all([
    findTrials(reader, [trialId]),
    formerDogs(db, table, id ?? asked),
  ])
  const dogs = [{ id: dogId, until: null }, ...former.filter((dog) => dog.id !== dogId)]
  const taken = await rowsTakenBack(db, table, { trialId, dogIds: dogs.map((dog) => dog.id) })
  const ids = [...new Set([...taken, ...(id === undefined ? [] : [id])])].toSorted((a, b) => a - b)
  const lineage: Lineage = { kind, ids, currentId: id ?? null, dogId, dogs, eventId: trialId }
  return { trial: trials[0] ?? null, lineage }
}

/** A result of a show, also one that was removed. @throws AppError 404 SHOW_RESULT_NOT_FOUND */
export async function findShowLineage({ db }: Reader, id: number): Promise<Lineage> {
  const place = await placeOf(db, 'show_result', id)
  if (!place) throw new AppError('notFound', 'SHOW_RESULT_NOT_FOUND')
  const { dogId, eventId, present } = place
  const former = await formerDogs(db, 'show_result', id)
  return {
    kind: 'show',
    ids: [id],
    currentId: present ? id : null,
    dogId,
    dogs: [{ id: dogId, until: null }, ...former.filter((dog) => dog.id !== dogId)],
    eventId,
  }
}

/** The subjects of the log whose rows tell a command that touched a result. */
export function subjectsOf({ kind, dogs, eventId }: Lineage): readonly string[] {
  if (kind === 'show') return [...dogs.map(({ id }) => `dog ${id}`), `show ${eventId}`]
  return [...dogs.map(({ id }) => `result ${kind}-${eventId}-${id}`), `trial ${eventId}`]
}

/** The results of a dog in trials. @throws AppError 404 DOG_NOT_FOUND */
export async function findDogResults(reader: Reader, regnr: string): Promise<readonly DogResult[]> {
  const { id } = await findPedigreeDog(reader, regnr)
  return trialResultsOf(reader.db, id)
}
