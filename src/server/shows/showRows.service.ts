import type * as z from 'zod'
import { MOST_SHOW_RESULTS } from '#contract/constants.ts'
import type { saveShowRows } from '#contract/shows.ts'
import { showResultFault } from '#domain/shows/resultFaults.ts'
import { type RowValues, readRow, type ShowColumn } from '#domain/shows/typedRow.ts'
import { dogsByTexts } from '../dogs/namedDogs.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import { audited, auditedChange, columnsOf, isSame, refusingSecond } from './shows.service.ts'
import { deleteResults, holdShows, insertResults, updateResult } from './shows.store.ts'
import { findShow, findWholeShow, type WholeShow } from './wholeShow.service.ts'
import { rowsOfShow, type StoredRow, type StoredShow, showById } from './wholeShow.store.ts'

type Input = z.output<NonNullable<(typeof saveShowRows)['body']>>
type TypedRow = Input['rows'][number]

interface JudgedRow {
  readonly row: TypedRow
  readonly values: RowValues
  /** null: no dog, or more than one, is meant */
  readonly dogId: number | null
  /** the result that it changes */
  readonly stored: StoredRow | undefined
  readonly faults: Readonly<Partial<Record<ShowColumn, ErrorCode>>>
  /** stands there already, word for word */
  readonly known: boolean
}

/** What is wrong with typed rows of a show, each by itself and beside all others. @throws AppError 404 */
export async function checkRows(reader: Reader, showId: number, rows: Input['rows']) {
  const show = await findShow(reader, showId)
  const judged = await judgeRows(reader, show, { rows, removed: [] }, await rowsOfShow(reader.db, showId))
  const dogs = await dogSummaries(
    reader,
    judged.map(({ dogId }) => dogId),
  )
  return judged.map(({ dogId, faults, known }) => ({
    dog: dogId === null ? null : dogs.get(dogId)!,
    faults,
    known,
  }))
}

async function judgeRows(
  { db, today }: Pick<Reader, 'db' | 'today'>,
  show: StoredShow,
  { rows, removed }: Input,
  stored: readonly StoredRow[],
): Promise<readonly JudgedRow[]> {
  const byId = new Map(stored.map((one) => [one.id, one]))
  const dogs = await dogsByTexts(
    { db },
    rows.flatMap(({ id, dog }) => (id === null ? dog : [])),
  )
  const gone = new Set([...removed.map(({ id }) => id), ...rows.flatMap(({ id }) => id ?? [])])
  const taken = new Map(stored.filter(({ id }) => !gone.has(id)).map((one) => [keyOf(one.dogId, one), one]))
  const typed = new Set<string>()
  return rows.map((row) => {
    const own = row.id === null ? undefined : byId.get(row.id)
    const found = own ? [{ id: own.dogId, birthDate: own.birthDate }] : (dogs.get(row.dog) ?? [])
    const dog = found.length === 1 ? found[0]! : null
    const { values, faults } = readRow(own ? { ...row, dog: 'known' } : row)
    const key = dog && keyOf(dog.id, values)
    const other = key === null ? undefined : taken.get(key)
    const known = other !== undefined && own === undefined && isSame(other, columnsOf(show.id, values))
    const told = {
      ...(row.dog !== '' && found.length === 0 && { dog: 'DOG_NOT_FOUND' as const }),
      ...(found.length > 1 && { dog: 'SHOW_DOG_AMBIGUOUS' as const }),
      ...(other && !known && { class: 'SHOW_RESULT_EXISTS' as const }),
      ...(key !== null && typed.has(key) && { class: 'SHOW_RESULT_TWICE' as const }),
      ...(!faults.grade && contentFault(show, values, { birthDate: dog?.birthDate ?? null, today })),
      ...faults,
    }
    if (key !== null) typed.add(key)
    return { row, values, dogId: dog?.id ?? null, stored: own, faults: told, known }
  })
}

const keyOf = (dogId: number, { class: showClass }: Pick<RowValues, 'class'>): string =>
  `${dogId} ${showClass}`

function contentFault(
  { date }: StoredShow,
  values: RowValues,
  born: { readonly birthDate: string | null; readonly today: string },
): JudgedRow['faults'] {
  const [code, field] = showResultFault({ ...values, date }, born) ?? []
  return code && field ? { [field === 'date' ? 'dog' : field]: code } : {}
}

/** What a save did. */
export interface SavedRows {
  /** null: the show went with its last result */
  readonly show: WholeShow | null
  readonly added: number
  readonly changed: number
  readonly removed: number
}

/**
 * Adds, changes and removes results of a show, all or none. Source: docs/rules/shows.md#whole-shows.
 * @throws AppError 404, 409 CHANGED_MEANWHILE, 422 with the codes of what is wrong as `rows.3.grade`
 */
export async function saveRows(act: Act, showId: number, input: Input): Promise<SavedRows> {
  await holdShows(act.db)
  const show = await findShow(act, showId)
  const stored = await rowsOfShow(act.db, showId)
  const judged = await judgeRows(act, show, input, stored)
  refuseOutdated(judged, input, stored, showId)
  refuseFaulty(judged)
  const { gone, changed, added } = changesOf(judged, input, stored)
  if (stored.length - gone.length + added.length > MOST_SHOW_RESULTS)
    throw new AppError('refused', 'SHOW_RESULTS_TOO_MANY')
  await write(act, showId, { gone, changed, added })
  await logRows(act, show, { gone, changed, added })
  const remains = await showById(act.db, showId)
  return {
    show: remains ? await findWholeShow(act, showId) : null,
    added: added.length,
    changed: changed.length,
    removed: gone.length,
  }
}

/** What stands there already as it was typed was sent twice, and is no conflict. */
function refuseOutdated(
  judged: readonly JudgedRow[],
  { removed }: Input,
  stored: readonly StoredRow[],
  showId: number,
): void {
  const isOutdated = ({ row, stored: own, values }: JudgedRow) =>
    row.id !== null && (!own || (own.version !== row.version && !isSame(own, columnsOf(showId, values))))
  const outdated = judged.flatMap((one, place) => (isOutdated(one) ? [[`rows.${place}.dog`, CHANGED]] : []))
  const isGoneOther = removed.some(({ id, version }) =>
    stored.some((one) => one.id === id && one.version !== version),
  )
  if (outdated.length > 0 || isGoneOther)
    throw new AppError('conflict', CHANGED, Object.fromEntries(outdated))
}
const CHANGED = 'CHANGED_MEANWHILE'

function refuseFaulty(judged: readonly JudgedRow[]): void {
  const faults = judged.flatMap(({ faults: own }, place) =>
    Object.entries(own).map(([column, code]) => [`rows.${place}.${column}`, code]),
  )
  if (faults.length > 0) throw new AppError('refused', 'SHOW_ROWS_INVALID', Object.fromEntries(faults))
}

/** A new row in place of one that is removed changes that: of the same dog in the same class. */
function changesOf(judged: readonly JudgedRow[], { removed }: Input, stored: readonly StoredRow[]): Changes {
  const leaving = stored.filter(({ id }) => removed.some((one) => one.id === id))
  const rows = judged
    .filter(({ known }) => !known)
    .map((one) => ({
      ...one,
      stored: one.stored ?? leaving.find((own) => keyOf(own.dogId, own) === keyOf(one.dogId!, one.values)),
    }))
  const replaced = new Set(rows.map(({ stored: own }) => own))
  return {
    gone: leaving.filter((own) => !replaced.has(own)),
    changed: rows.filter(({ stored: own, values }) => own && !isSame(own, columnsOf(0, values))),
    added: rows.filter(({ stored: own }) => !own),
  }
}

interface Changes {
  readonly gone: readonly StoredRow[]
  readonly changed: readonly JudgedRow[]
  readonly added: readonly JudgedRow[]
}

async function write({ db, at }: Act, showId: number, { gone, changed, added }: Changes): Promise<void> {
  // Before others are removed: a show would go with its last result, although new ones come.
  await refusingSecond(
    insertResults(
      db,
      added.map(({ dogId, values }) => ({ ...columnsOf(showId, values), dog_id: dogId! })),
      at,
    ),
  )
  for (const { stored, values } of changed)
    await refusingSecond(updateResult(db, stored!.id, columnsOf(showId, values), at))
  await deleteResults(
    db,
    gone.map(({ id }) => id),
  )
}

async function logRows(act: Act, show: StoredShow, { gone, changed, added }: Changes): Promise<void> {
  const told = (values: RowValues) => audited({ ...show, ...values })
  for (const { dogId, values } of added)
    await act.log(['dog', dogId!], 'SHOW_RESULT_ADDED', null, told(values))
  for (const { stored, values } of changed)
    await act.log(
      ['dog', stored!.dogId],
      'SHOW_RESULT_CHANGED',
      ...auditedChange({ ...show, ...stored! }, { ...show, ...values }),
    )
  for (const row of gone) await act.log(['dog', row.dogId], 'SHOW_RESULT_REMOVED', told(row))
  if (gone.length + changed.length + added.length > 0)
    await act.log(['show', show.id], 'SHOW_SAVED', null, {
      showDay: show.date,
      showPlace: show.place,
      resultsAdded: added.length,
      resultsChanged: changed.length,
      resultsRemoved: gone.length,
    })
}
