import type * as z from 'zod'
import { MOST_TITLES } from '#contract/constants.ts'
import type { createTitle, editTitle } from '#contract/titles.ts'
import type { ChampionTitle } from '#domain/shows/titles.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import {
  columnsOf,
  deleteTitle,
  dogsByTitle,
  holdTitleAlone,
  holdTitles,
  insertTitle,
  isGiven,
  readTitleList,
  updateTitle,
  writePlaces,
} from './titles.store.ts'
import type { StoredTitle } from './titles.types.ts'

type Created = z.output<NonNullable<(typeof createTitle)['body']>>
type Changed = z.output<NonNullable<(typeof editTitle)['body']>>

/** The whole list in its order. */
export const listTitles = ({ db }: Pick<Reader, 'db'>): Promise<readonly StoredTitle[]> => readTitleList(db)

/** How many dogs have each title. */
export const titlesInUse = ({ db }: Reader) => dogsByTitle(db)

/** @throws AppError 404 TITLE_NOT_FOUND */
export async function findTitle({ db }: Pick<Reader, 'db'>, id: number): Promise<StoredTitle> {
  const title = (await readTitleList(db)).find((one) => one.id === id)
  if (!title) throw new AppError('notFound', 'TITLE_NOT_FOUND')
  return title
}

/** One title, while nobody else changes the list. @throws AppError 404 TITLE_NOT_FOUND */
export async function lockTitle(act: Act, id: number): Promise<StoredTitle> {
  await holdTitles(act.db)
  return findTitle(act, id)
}

/** What an audit row keeps of a title. */
const audited = ({ code, name, country, offered, rule }: ChampionTitle) => ({
  titleCode: code,
  nameFi: name.fi,
  nameSv: name.sv,
  nameEn: name.en,
  country,
  inUse: offered,
  ruleMark: rule?.mark ?? null,
  ruleShows: rule?.shows ?? null,
  ruleJudges: rule?.judges ?? null,
  ruleCountries: rule?.countries ?? null,
  ruleCountry: rule?.country ?? null,
  ruleMonths: rule?.months ?? null,
  ruleSpan: rule?.span ?? null,
  ruleFrom: rule?.validFrom ?? null,
  ruleMore: rule?.more ?? null,
})

/** Adds a title to the end of the list. @throws AppError 409 TITLE_CODE_EXISTS, 422 TITLES_TOO_MANY */
export async function addTitle(act: Act, input: Created): Promise<StoredTitle> {
  await holdTitles(act.db)
  const before = await readTitleList(act.db)
  if (before.length >= MOST_TITLES) throw new AppError('refused', 'TITLES_TOO_MANY')
  const id = await insertTitle(act.db, columnsOf(input), before.length + 1)
  if (id === undefined) throw new AppError('conflict', 'TITLE_CODE_EXISTS', { code: 'TITLE_CODE_EXISTS' })
  const title = await findTitle(act, id)
  await act.log(['title', id], 'CREATED', null, audited(title))
  return title
}

/** Changes a title, which keeps its code. @throws AppError 409 CHANGED_MEANWHILE */
export async function changeTitle(
  act: Act,
  before: StoredTitle,
  { version, ...input }: Changed,
): Promise<StoredTitle> {
  if (version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const columns = columnsOf({ ...input, code: before.code })
  await updateTitle(act.db, before.id, { ...columns, version: before.version + 1 })
  const title = await findTitle(act, before.id)
  await act.log(['title', title.id], 'CHANGED', audited(before), audited(title))
  return title
}

/** Moves a title to a place of the list, at most to its end. @returns the whole list */
export async function moveTitle(
  act: Act,
  { id, code, place: from }: StoredTitle,
  place: number,
): Promise<readonly StoredTitle[]> {
  const others = (await readTitleList(act.db)).map((one) => one.id).filter((one) => one !== id)
  const to = Math.min(place, others.length + 1)
  await writePlaces(act.db, others.toSpliced(to - 1, 0, id))
  if (to !== from)
    await act.log(
      ['title', id],
      'CHANGED',
      { titleCode: code, titlePlace: from },
      { titleCode: code, titlePlace: to },
    )
  return readTitleList(act.db)
}

/** Removes a title that no dog has. @throws AppError 422 TITLE_IN_USE */
export async function removeTitle(act: Act, title: StoredTitle): Promise<void> {
  await holdTitleAlone(act.db, title.id)
  if (await isGiven(act.db, title.code)) throw new AppError('refused', 'TITLE_IN_USE')
  await deleteTitle(act.db, title.id)
  const rest = (await readTitleList(act.db)).map(({ id }) => id)
  await writePlaces(act.db, rest)
  await act.log(['title', title.id], 'ERASED', audited(title))
}
