import type * as z from 'zod'
import { SAVED_SEARCHES_MAX } from '#contract/constants.ts'
import type { changeSavedSearch, saveSearch } from '#contract/savedSearches.ts'
import { conditionText } from '#domain/advancedSearch/conditionText.ts'
import { findAccount } from '../../accounts/accounts.service.ts'
import type { Act, Reader } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { accountIdOf } from '../../platform/http/viewer.ts'
import { allowTopic } from '../../platform/mail/mailStops.store.ts'
import { nightOf } from '../../platform/nights.ts'
import { findIds } from '../advancedSearch.service.ts'
import type { Question } from '../advancedSearch.types.ts'
import { findQuestion } from '../question.service.ts'
import { NO_DOGS, withDogs } from './dogSet.ts'
import {
  countOfAccount,
  deleteRemoved,
  insertSearch,
  mergeSeen,
  searchById,
  searchesOf,
  updateSearch,
} from './savedSearches.store.ts'
import type { SavedSearch } from './savedSearches.types.ts'

type Typed = z.output<typeof saveSearch.body>

const NOT_FOUND = new AppError('notFound', 'SAVED_SEARCH_NOT_FOUND')

/** One's own searches. */
export const findOwnSearches = (reader: Reader): Promise<SavedSearch[]> =>
  searchesOf(reader.db, accountIdOf(reader.viewer))

/** One's own search, held until the transaction ends; another's is told as if it were not there. @throws AppError 404 SAVED_SEARCH_NOT_FOUND */
export async function findOwnSearch(act: Act, id: number, removed = false): Promise<SavedSearch> {
  const search = await searchById(act.db, id, true)
  const isOwn = search?.accountId === accountIdOf(act.viewer)
  if (!search || !isOwn || (search.removedAt !== null) !== removed) throw NOT_FOUND
  return search
}

/** @throws AppError 404 SAVED_SEARCH_NOT_FOUND, where it has gone meanwhile */
export async function findSearch(reader: Reader, id: number): Promise<SavedSearch> {
  const search = await searchById(reader.db, id)
  if (!search) throw NOT_FOUND
  return search
}

interface Prepared {
  readonly question: Question
  /** dogs that fit today: no mail tells of them */
  readonly ids: readonly number[]
}

/** What is to be saved, with the dogs that it finds. @throws AppError 400 INPUT_INVALID, 404 BREED_NOT_FOUND */
export async function prepareSearch(
  reader: Reader,
  { name: _name, mail: _mail, ...asked }: Typed,
): Promise<Prepared> {
  const question = await findQuestion(reader, asked)
  return { question, ids: await findIds(reader, question) }
}

/** Saves a search. @returns its id @throws AppError 422 TOO_MANY_SEARCHES */
export async function saveNewSearch(
  act: Act,
  { conditions, ...typed }: Typed,
  { ids }: Prepared,
): Promise<number> {
  const accountId = accountIdOf(act.viewer)
  await requireRoom(act, accountId)
  if (typed.mail) await wantMails(act, accountId)
  return insertSearch(
    act.db,
    accountId,
    {
      ...typed,
      conditions: conditionText(conditions),
      seen: withDogs(NO_DOGS, ids),
      lookedOn: nightOf(act.at),
    },
    act.at,
  )
}

/** Renames a search, or chooses whether mails tell of dogs. @returns its id @throws AppError 409 CHANGED_MEANWHILE */
export async function changeSearch(
  act: Act,
  own: SavedSearch,
  { name, mail, version }: z.output<typeof changeSavedSearch.body>,
): Promise<number> {
  requireVersion(own, version)
  if (mail && !own.mail) await wantMails(act, own.accountId)
  await updateSearch(act.db, own.id, { name, mail })
  return own.id
}

/** Whoever asks for mails of a search wants such mails again. */
async function wantMails(act: Act, accountId: number): Promise<void> {
  const { email } = await findAccount(act, accountId)
  await allowTopic(act.db, email, 'newDogs')
}

/** Removes a search; the last one that was removed can be restored. @throws AppError 409 CHANGED_MEANWHILE */
export async function removeSearch(act: Act, own: SavedSearch, version: number) {
  requireVersion(own, version)
  await deleteRemoved(act.db, own.accountId)
  await updateSearch(act.db, own.id, { removed_at: act.at })
  return { id: own.id, version: own.version + 1 }
}

/** @returns its id @throws AppError 409 CHANGED_MEANWHILE, 422 TOO_MANY_SEARCHES */
export async function restoreSearch(act: Act, own: SavedSearch, version: number): Promise<number> {
  requireVersion(own, version)
  await requireRoom(act, own.accountId)
  await updateSearch(act.db, own.id, { removed_at: null })
  return own.id
}

function requireVersion(own: SavedSearch, version: number): void {
  if (own.version !== version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

async function requireRoom({ db }: Act, accountId: number): Promise<void> {
  if ((await countOfAccount(db, accountId)) >= SAVED_SEARCHES_MAX)
    throw new AppError('refused', 'TOO_MANY_SEARCHES')
}

/** Where two records turn out to be one dog, whoever has been told of one is not told of the other. */
export const mergeKnown = (
  { db }: Pick<Act, 'db'>,
  pair: { readonly keptId: number; readonly otherId: number },
): Promise<void> => mergeSeen(db, pair)
