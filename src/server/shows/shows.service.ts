import type * as z from 'zod'
import type { addShowResult as addCall, StaffShowResult } from '#contract/dogShows.ts'
import { orderedMarks } from '#domain/shows/marks.ts'
import { showResultFault } from '#domain/shows/resultFaults.ts'
import type { RowValues } from '#domain/shows/typedRow.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import type { AuditFields } from '../platform/audit/audit.ts'
import { refusingConflicts } from '../platform/databaseErrors.ts'
import { AppError } from '../platform/errors.ts'
import {
  birthOf,
  deleteResults,
  findOrAddShow,
  holdShows,
  insertResult,
  lockResult,
  type ResultColumns,
  resultById,
  resultInClass,
  resultsOfDog,
  updateResult,
} from './shows.store.ts'

type Input = z.output<NonNullable<(typeof addCall)['body']>>

/** The show results of a dog, newest first. @throws AppError 404 */
export async function findShows(reader: Reader, regnr: string) {
  const { id } = await findPedigreeDog(reader, regnr)
  const [summaries, results] = await Promise.all([dogSummaries(reader, [id]), resultsOfDog(reader.db, id)])
  return { dog: summaries.get(id)!, results }
}

export const columnsOf = (showId: number, input: RowValues): ResultColumns => ({
  show_id: showId,
  class: input.class,
  grade: input.grade,
  placing: input.placing,
  marks: orderedMarks(input.marks),
  judge: input.judge || null,
  critique: input.critique || null,
})

type Told = Pick<StaffShowResult, 'date' | 'place'> & RowValues

/** What the log keeps: no judge and no words of theirs. */
export const audited = ({ date, place, class: showClass, grade, placing, marks }: Told) => ({
  showDay: date,
  showPlace: place,
  class: showClass,
  grade,
  placing,
  showMarks: marks,
})

/** The same of a change: in which show it was, although that stays, and whether judge or critique changed. */
export function auditedChange(before: Told, after: Told): [AuditFields, AuditFields] {
  const { showDay, showPlace, ...was } = audited(before)
  const moved = showDay !== after.date || showPlace !== after.place
  const texts = (['judge', 'critique'] as const).filter((name) => before[name] !== after[name])
  return [
    moved ? { showDay, showPlace, ...was } : was,
    { ...audited(after), ...(texts.length > 0 && { textsChanged: texts }) },
  ]
}

/** @throws AppError 409 SHOW_RESULT_EXISTS */
export const refusingSecond = <T>(statement: Promise<T>): Promise<T> =>
  refusingConflicts(statement, { show_result_show_id_dog_id_class_key: ['SHOW_RESULT_EXISTS', 'class'] })

/** @throws AppError 422 with the field */
function refuseFaulty(act: Act, birthDate: string | null, input: Input): void {
  const fault = showResultFault(input, { birthDate, today: act.today })
  if (fault) throw new AppError('refused', fault[0], { [fault[1]]: fault[0] })
}

/** Adds a result; one that is there already, word for word, is not added again. @throws AppError 404, 409, 422 */
export async function addResult(act: Act, regnr: string, input: Input): Promise<StaffShowResult> {
  await holdShows(act.db)
  const dog = await findPedigreeDog(act, regnr)
  refuseFaulty(act, await birthOf(act.db, dog.id), input)
  const showId = await findOrAddShow(act.db, input)
  const before = await resultInClass(act.db, { showId, dogId: dog.id, name: input.class })
  const columns = columnsOf(showId, input)
  if (before && isSame(before, columns)) return before
  const id = await refusingSecond(insertResult(act.db, dog.id, columns, act.at))
  const result = (await resultById(act.db, dog.id, id))!
  await act.log(['dog', dog.id], 'SHOW_RESULT_ADDED', null, audited(result))
  return result
}

export const isSame = (stored: RowValues, columns: ResultColumns): boolean =>
  stored.class === columns.class &&
  stored.grade === columns.grade &&
  stored.placing === columns.placing &&
  stored.marks.join() === columns.marks.join() &&
  stored.judge === (columns.judge ?? '') &&
  stored.critique === (columns.critique ?? '')

/** A result of a dog, locked. @throws AppError 404 */
async function lockOne(act: Act, regnr: string, id: number) {
  await holdShows(act.db)
  const dog = await findPedigreeDog(act, regnr)
  await lockResult(act.db, id)
  const result = await resultById(act.db, dog.id, id)
  if (!result) throw new AppError('notFound', 'SHOW_RESULT_NOT_FOUND')
  return { dog, result }
}

/** Changes a result, which may go over to another show. @throws AppError 404, 409, 422 */
export async function changeResult(
  act: Act,
  { regnr, id }: { readonly regnr: string; readonly id: number },
  { version, ...input }: Input & { readonly version: number },
): Promise<StaffShowResult> {
  const { dog, result } = await lockOne(act, regnr, id)
  if (version !== result.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  refuseFaulty(act, await birthOf(act.db, dog.id), input)
  const showId = await findOrAddShow(act.db, input)
  await refusingSecond(updateResult(act.db, id, columnsOf(showId, input), act.at))
  const changed = (await resultById(act.db, dog.id, id))!
  await act.log(['dog', dog.id], 'SHOW_RESULT_CHANGED', ...auditedChange(result, changed))
  return changed
}

/** Removes a result. @throws AppError 404 */
export async function removeResult(act: Act, regnr: string, id: number): Promise<void> {
  const { dog, result } = await lockOne(act, regnr, id)
  await deleteResults(act.db, [id])
  await act.log(['dog', dog.id], 'SHOW_RESULT_REMOVED', audited(result))
}
