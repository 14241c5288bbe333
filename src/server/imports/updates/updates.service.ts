import type { Act, Reader } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { findMapping } from '../ownMappings/mappings.service.ts'
import {
  dropContent,
  insertUpdate,
  isAtWork,
  keepPart,
  latestUpdates,
  received,
  rowsOf,
  setState,
  updateById,
} from './updates.store.ts'
import type { DifferenceRow, MappingName, RowFilter, UpdateRow, UpdateState } from './updates.types.ts'

/** Updates that the list tells. */
const MOST_TOLD = 50
/** Rows of a difference that come at a time: to a page, and to a file. */
const [PAGE_ROWS, FILE_ROWS] = [100, 2000]

export function findUpdates({ db }: Reader): Promise<UpdateRow[]> {
  return latestUpdates(db, MOST_TOLD)
}

/** @throws AppError 404 DATA_UPDATE_NOT_FOUND */
export async function findUpdate({ db }: Pick<Reader, 'db'>, id: number): Promise<UpdateRow> {
  const update = await updateById(db, id)
  if (!update) throw new AppError('notFound', 'DATA_UPDATE_NOT_FOUND')
  return update
}

/** The same, locked for a change. @throws AppError 404 */
export async function lockUpdate({ db }: Act, id: number): Promise<UpdateRow> {
  const update = await updateById(db, id, true)
  if (!update) throw new AppError('notFound', 'DATA_UPDATE_NOT_FOUND')
  return update
}

/** A page of a difference. */
export async function findRows(
  { db }: Reader,
  id: number,
  { before = 0, ...filter }: RowFilter & { readonly before?: number | undefined },
) {
  const rows = await rowsOf(db, id, filter, { after: before, most: PAGE_ROWS })
  return { rows, next: rows.length === PAGE_ROWS ? rows.at(-1)!.place : null }
}

/** All rows that match, some at a time: however many there are, few stand in memory. */
export async function* eachRow({ db }: Reader, id: number, filter: RowFilter): AsyncGenerator<DifferenceRow> {
  let after = 0
  for (;;) {
    const rows = await rowsOf(db, id, filter, { after, most: FILE_ROWS })
    yield* rows
    if (rows.length < FILE_ROWS) return
    after = rows.at(-1)!.place
  }
}

interface Announced {
  readonly fileName: string
  readonly size: number
  readonly mapping?: MappingName | undefined
  readonly mappingId?: number | undefined
}

/** Begins an update, whose file then comes in parts. @throws AppError 404 DATA_MAPPING_NOT_FOUND */
export async function beginUpdate(act: Act, { fileName, size, mapping, mappingId }: Announced) {
  const { db, at, by } = act
  const own = mappingId === undefined ? null : (await findMapping(act, mappingId)).id
  const shipped = own === null ? (mapping ?? null) : null
  const written = { madeAt: at, by, fileName, size, mapping: shipped, mappingId: own }
  return findUpdate(act, await insertUpdate(db, written))
}

/** Keeps a part of the file. @throws AppError 409, 422 where there is more than was announced */
export async function receivePart(
  { db }: Act,
  update: UpdateRow,
  { part, content }: { readonly part: number; readonly content: Uint8Array },
): Promise<number> {
  expectState(update, ['uploading'])
  await keepPart(db, update.id, part, content)
  const { bytes } = await received(db, update.id)
  if (bytes > update.size) throw new AppError('refused', 'DATA_FILE_INCOMPLETE')
  return bytes
}

/** Has the file compared with the database, when it is whole. @throws AppError 409, 422 */
export async function startComparing(act: Act, update: UpdateRow): Promise<UpdateRow> {
  expectState(update, ['uploading', 'ready', 'interrupted'])
  const { bytes, whole } = await received(act.db, update.id)
  if (!whole || bytes !== update.size) throw new AppError('refused', 'DATA_FILE_INCOMPLETE')
  return goOn(act, update, { state: 'comparing' })
}

/** Has the file read by a saved mapping, and compared anew. @throws AppError 404, 409, 422 */
export async function readBy(
  act: Act,
  update: UpdateRow,
  { mappingId }: { readonly mappingId: number },
): Promise<UpdateRow> {
  expectState(update, ['ready', 'interrupted', 'failed'])
  const { id } = await findMapping(act, mappingId)
  const { bytes, whole } = await received(act.db, update.id)
  if (!whole || bytes !== update.size) throw new AppError('refused', 'DATA_FILE_INCOMPLETE')
  return goOn(act, update, { state: 'comparing', mappingId: id })
}

/** Has the difference written that was shown. @throws AppError 409, 422 DATA_UPDATE_EMPTY */
export async function startApplying(act: Act, update: UpdateRow): Promise<UpdateRow> {
  expectState(update, ['ready'])
  const { new: added = 0, changed = 0 } = update.counts?.kinds ?? {}
  if (added + changed === 0) throw new AppError('refused', 'DATA_UPDATE_EMPTY')
  return goOn(act, update, { state: 'applying', appliedBy: act.by })
}

/** Ends an update that is not applied; while it is written, the difference is there again. @throws AppError 409 */
export async function cancelUpdate(act: Act, update: UpdateRow): Promise<UpdateRow> {
  expectState(update, ['uploading', 'comparing', 'ready', 'applying', 'interrupted', 'failed'])
  const writing = update.state === 'applying'
  await setState(act.db, update.id, { state: writing ? 'ready' : 'cancelled', appliedBy: null })
  if (!writing) await dropContent(act.db, update.id)
  return findUpdate(act, update.id)
}

/** Has an update undone. @throws AppError 409 DATA_UPDATE_UNDONE where it has been */
export async function startUndoing(act: Act, update: UpdateRow): Promise<UpdateRow> {
  if (update.state === 'undone') throw new AppError('conflict', 'DATA_UPDATE_UNDONE')
  expectState(update, ['applied'])
  return goOn(act, update, { state: 'undoing', undoneBy: act.by })
}

/** @throws AppError 409 DATA_UPDATE_RUNNING where another update is at work */
async function goOn(
  act: Act,
  { id }: UpdateRow,
  changes: Parameters<typeof setState>[2],
): Promise<UpdateRow> {
  if (await isAtWork(act.db)) throw new AppError('conflict', 'DATA_UPDATE_RUNNING')
  await setState(act.db, id, changes).catch((error: unknown) => {
    // Another update began at the same moment.
    throw (error as { readonly constraint?: unknown }).constraint === 'data_update_at_work'
      ? new AppError('conflict', 'DATA_UPDATE_RUNNING')
      : error
  })
  return findUpdate(act, id)
}

/** @throws AppError 409 DATA_UPDATE_RUNNING while it is at work, DATA_UPDATE_OTHER_STATE where it cannot be any more */
function expectState({ state, running }: UpdateRow, states: readonly UpdateState[]): void {
  if (states.includes(state)) return
  throw new AppError('conflict', running ? 'DATA_UPDATE_RUNNING' : 'DATA_UPDATE_OTHER_STATE')
}
