import { MATE_SEARCHES_MAX, SHARED_SEARCHES_MAX } from '#contract/constants.ts'
import { dogSummaries } from '../../dogs/records.service.ts'
import type { Act, Reader } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { accountIdOf } from '../../platform/http/viewer.ts'
import { requireDam } from './candidates.service.ts'
import {
  countOfAccount,
  deleteSearch,
  dogsByNumbers,
  insertSearch,
  savedSearches,
  searchById,
  updateSearch,
} from './searches.store.ts'
import type { SavedSearch, ToldSearch, TypedSearch } from './searches.types.ts'

const NOT_FOUND = new AppError('notFound', 'MATE_SEARCH_NOT_FOUND')

/** One's own searches. */
export async function findOwnSearches(reader: Reader): Promise<ToldSearch[]> {
  const of = { accountId: accountIdOf(reader.viewer) }
  return withDams(reader, await savedSearches(reader.db, of, MATE_SEARCHES_MAX))
}

/** What members share with the breed adviser. */
export async function findSharedSearches(reader: Reader): Promise<ToldSearch[]> {
  return withDams(reader, await savedSearches(reader.db, 'shared', SHARED_SEARCHES_MAX))
}

/** One's own search, held until the transaction ends; another's is told as if it were not there. @throws AppError 404 MATE_SEARCH_NOT_FOUND */
export async function findOwnSearch(act: Act, id: number): Promise<SavedSearch> {
  const search = await searchById(act.db, id, true)
  if (!search || search.accountId !== accountIdOf(act.viewer)) throw NOT_FOUND
  return search
}

/** @throws AppError 404 MATE_SEARCH_NOT_FOUND, where it has been removed meanwhile */
export async function findToldSearch(reader: Reader, id: number): Promise<ToldSearch> {
  const search = await searchById(reader.db, id)
  if (!search) throw NOT_FOUND
  return (await withDams(reader, [search]))[0]!
}

/**
 * Saves a search, or changes one's own.
 * @param own null: a new one
 * @returns its id
 * @throws AppError 404 DOG_NOT_FOUND, 409 CHANGED_MEANWHILE, 422 DAM_NOT_FEMALE, TOO_MANY_SEARCHES
 */
export async function saveSearch(
  act: Act,
  own: SavedSearch | null,
  { id: _id, version, ...fields }: TypedSearch,
): Promise<number> {
  if (own) requireVersion(own, version)
  const { regnr } = await requireDam(act, fields.regnr)
  const kept = { ...fields, regnr }
  if (own) {
    await updateSearch(act.db, own.id, kept, act.at)
    return own.id
  }
  const accountId = accountIdOf(act.viewer)
  if ((await countOfAccount(act.db, accountId)) >= MATE_SEARCHES_MAX)
    throw new AppError('refused', 'TOO_MANY_SEARCHES')
  return insertSearch(act.db, accountId, kept, act.at)
}

/** @returns its id @throws AppError 409 CHANGED_MEANWHILE */
export async function removeSearch(act: Act, own: SavedSearch, version: number): Promise<number> {
  requireVersion(own, version)
  await deleteSearch(act.db, own.id)
  return own.id
}

function requireVersion(own: SavedSearch, version: number): void {
  if (own.version !== version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

async function withDams(reader: Reader, searches: readonly SavedSearch[]): Promise<ToldSearch[]> {
  const ids = await dogsByNumbers(
    reader.db,
    searches.map(({ regnr }) => regnr),
  )
  const dams = await dogSummaries(reader, ids.values())
  return searches.map((search) => ({ search, dam: dams.get(ids.get(search.regnr) ?? 0) }))
}
