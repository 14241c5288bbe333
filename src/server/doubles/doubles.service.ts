import type * as z from 'zod'
import { DOUBLE_PAGE_SIZE } from '#contract/constants.ts'
import type { doublePairs } from '#contract/doubles.ts'
import { breedFamily } from '#domain/dogs.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { factsOf } from './candidates.store.ts'
import { deleteDismissal, insertDismissal, pairById, pairsWhere } from './doubles.store.ts'
import type { PairRow } from './doubles.types.ts'
import { insertSearch, latestSearch } from './search.store.ts'

type Filter = z.output<NonNullable<(typeof doublePairs)['query']>>

/** One page of the pairs, and the search that found them. */
export async function findPairs(reader: Reader, { breed, page, ...filter }: Filter) {
  const { rows, total } = await pairsWhere(
    reader.db,
    { ...filter, family: breed && breedFamily(breed), agreeing: filter.agreeing },
    { offset: (page - 1) * DOUBLE_PAGE_SIZE, limit: DOUBLE_PAGE_SIZE },
  )
  const known = await knownOf(reader, rows)
  return { rows, known, total, page, search: await latestSearch(reader.db) }
}

/** What is shown of the dogs of some pairs: who they are, and what their records hold. */
async function knownOf(reader: Reader, pairs: readonly Pick<PairRow, 'lowId' | 'highId'>[]) {
  const ids = pairs.flatMap(({ lowId, highId }) => [lowId, highId])
  const [dogs, records] = await Promise.all([dogSummaries(reader, ids), factsOf(reader.db, ids)])
  return { dogs, records: new Map(records.map((record) => [record.id, record])) }
}
export type KnownOfPairs = Awaited<ReturnType<typeof knownOf>>

/** A pair of the list, locked. @throws AppError 404 DOUBLE_NOT_FOUND */
export async function lockPair({ db }: Act, id: number): Promise<PairRow> {
  const pair = await pairById(db, id, true)
  if (!pair) throw new AppError('notFound', 'DOUBLE_NOT_FOUND')
  return pair
}

/** Begins a search. @throws AppError 409 DOUBLES_SEARCHED */
export async function startSearch({ db, by, at }: Act) {
  if (!(await insertSearch(db, { startedBy: by, startedAt: at })))
    throw new AppError('conflict', 'DOUBLES_SEARCHED')
  return (await latestSearch(db))!
}

const isDismissed = ({ dismissedAt, lapsedAt }: PairRow): boolean => dismissedAt !== null && lapsedAt === null

/** Somebody has looked, and found two dogs: the pair leaves the list. @throws AppError 409 DOUBLE_DISMISSED */
export async function dismissPair(act: Act, pair: PairRow) {
  if (isDismissed(pair)) throw new AppError('conflict', 'DOUBLE_DISMISSED')
  await insertDismissal(act.db, pair, { accountId: act.by, at: act.at })
  return logged(act, pair, 'DOUBLE_DISMISSED')
}

/** Takes that back. @throws AppError 409 DOUBLE_OPEN */
export async function reopenPair(act: Act, pair: PairRow) {
  if (!isDismissed(pair)) throw new AppError('conflict', 'DOUBLE_OPEN')
  await deleteDismissal(act.db, pair)
  return logged(act, pair, 'DOUBLE_REOPENED')
}

/** Logs with both dogs what was said of them. @returns the pair as it stands now, with its dogs */
async function logged(act: Act, pair: PairRow, code: 'DOUBLE_DISMISSED' | 'DOUBLE_REOPENED') {
  const { id, lowId, highId } = pair
  const known = await knownOf(act, [pair])
  const { dogs } = known
  await act.log(['dog', lowId], code, null, { other: dogs.get(highId)!.regnr })
  await act.log(['dog', highId], code, null, { other: dogs.get(lowId)!.regnr })
  return { pair: (await pairById(act.db, id))!, known }
}
