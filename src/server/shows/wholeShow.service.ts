import type * as z from 'zod'
import type { addShow as addCall } from '#contract/shows.ts'
import { showResultFault } from '#domain/shows/resultFaults.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { deleteShow, findOrAddShow, holdShows, keepShow, showNamed, updateShow } from './shows.store.ts'
import {
  rowsOfShow,
  type ShowQuery,
  type StoredRow,
  type StoredShow,
  showById,
  showsByQuery,
  showYears,
} from './wholeShow.store.ts'

type Input = z.output<NonNullable<(typeof addCall)['body']>>

/** A show with its results and the dogs that got them. */
export interface WholeShow extends StoredShow {
  readonly rows: readonly (StoredRow & { readonly dog: SummaryRow })[]
}

/** One page of the shows, and the years in which there were any. */
export async function findShowList({ db }: Reader, query: ShowQuery) {
  const [shows, years] = await Promise.all([showsByQuery(db, query), showYears(db)])
  return { shows, years, total: shows[0]?.total ?? 0, page: query.page }
}

/** A show itself. @throws AppError 404 SHOW_NOT_FOUND */
export async function findShow({ db }: Pick<Reader, 'db'>, id: number): Promise<StoredShow> {
  const show = await showById(db, id)
  if (!show) throw new AppError('notFound', 'SHOW_NOT_FOUND')
  return show
}

/** A show with its results. @throws AppError 404 SHOW_NOT_FOUND */
export async function findWholeShow(reader: Reader, id: number): Promise<WholeShow> {
  const show = await findShow(reader, id)
  const rows = await rowsOfShow(reader.db, id)
  const dogs = await dogSummaries(
    reader,
    rows.map(({ dogId }) => dogId),
  )
  return { ...show, rows: rows.map((row) => ({ ...row, dog: dogs.get(row.dogId)! })) }
}

const audited = ({ date, place, country, show }: Input) => ({
  showDay: date,
  showPlace: place,
  country,
  showName: show,
})

const IN_FUTURE = new AppError('refused', 'SHOW_IN_FUTURE', { date: 'SHOW_IN_FUTURE' })

/** Adds a show, which stays without results; one that is there already is taken. @throws AppError 422 */
export async function addShow(act: Act, input: Input): Promise<WholeShow> {
  if (input.date > act.today) throw IN_FUTURE
  await holdShows(act.db)
  const found = await showNamed(act.db, input)
  const id = found ?? (await findOrAddShow(act.db, input))
  await keepShow(act.db, id)
  if (found === undefined) await act.log(['show', id], 'CREATED', null, audited(input))
  return findWholeShow(act, id)
}

/** Changes a show and with it all its results. @throws AppError 404, 409, 422 with the field */
export async function changeShow(
  act: Act,
  id: number,
  { version, ...input }: Input & { readonly version: number },
): Promise<WholeShow> {
  await holdShows(act.db)
  const before = await findShow(act, id)
  if (version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (input.date > act.today) throw IN_FUTURE
  if ((await showNamed(act.db, input, id)) !== undefined)
    throw new AppError('conflict', 'SHOW_EXISTS', { date: 'SHOW_EXISTS' })
  for (const row of await rowsOfShow(act.db, id)) {
    const [fault] = showResultFault({ ...row, date: input.date }, { ...row, today: act.today }) ?? []
    if (fault) throw new AppError('refused', fault, { date: fault })
  }
  await updateShow(act.db, id, input)
  await act.log(['show', id], 'CHANGED', audited(before), audited(input))
  return findWholeShow(act, id)
}

/** Removes a show without results. @throws AppError 404, 422 SHOW_HAS_RESULTS */
export async function removeShow(act: Act, id: number): Promise<void> {
  await holdShows(act.db)
  const show = await findShow(act, id)
  if ((await rowsOfShow(act.db, id)).length > 0) throw new AppError('refused', 'SHOW_HAS_RESULTS')
  await deleteShow(act.db, id)
  await act.log(['show', id], 'SHOW_REMOVED', audited(show))
}
