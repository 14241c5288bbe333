import { DOG_PAGE_SIZE, SEARCH_FILE_MAX } from '#contract/constants.ts'
import { countsOf, type SearchCounts } from '#domain/advancedSearch/conditions.ts'
import { inbreedingById, type PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { searchDogs, titleChoices } from './advancedSearch.store.ts'
import type { FoundDog, HitRow, Question, SearchOrder, SearchRows, Slice } from './advancedSearch.types.ts'
import { findConditions } from './question.service.ts'

/** One page of a search. */
export interface FoundPage {
  readonly dogs: readonly FoundDog[]
  readonly counts: SearchCounts
  readonly page: number
}

const pageOf = (page: number): Slice => ({ offset: (page - 1) * DOG_PAGE_SIZE, limit: DOG_PAGE_SIZE })

/** One page of the dogs that a search finds, and what is counted of it. @throws AppError 400 INPUT_INVALID */
export async function findPage(
  reader: Reader,
  question: Question,
  { page, ...order }: SearchOrder & { readonly page: number },
): Promise<FoundPage> {
  const rows = await read(reader, question, { ...order, slice: pageOf(page) })
  return { ...(await withRecords(reader, question, rows)), page }
}

/** What is counted of a search. @throws AppError 400 INPUT_INVALID */
export const findCounts = async (reader: Reader, question: Question): Promise<SearchCounts> =>
  countsIn(question, await read(reader, question, null))

/** All dogs that a search finds, for a file. @throws AppError 400 INPUT_INVALID, 422 SEARCH_TOO_LARGE */
export async function findAll(reader: Reader, question: Question, order: SearchOrder): Promise<FoundPage> {
  const rows = await readRows(reader, question, { ...order, slice: { offset: 0, limit: SEARCH_FILE_MAX } })
  if (countsIn(question, rows).total > SEARCH_FILE_MAX) throw new AppError('refused', 'SEARCH_TOO_LARGE')
  return { ...(await withRecords(reader, question, rows)), page: 1 }
}

/** Titles that dogs can be searched by. */
export const findSearchChoices = async ({ db }: Reader) => ({ titles: await titleChoices(db) })

type Ordered = SearchOrder & { readonly slice: Slice }

function read(reader: Reader, question: Question, page: Ordered | null): Promise<SearchRows> {
  const { asked, breeds } = question
  return reader.foundDogs.find(reader.live.snapshot, [asked, breeds, reader.today, page], () =>
    readRows(reader, question, page),
  )
}

/** Every kind of condition that there is not is refused before anything is read. */
async function readRows(reader: Reader, question: Question, page: Ordered | null): Promise<SearchRows> {
  const { db, today, live } = reader
  const conditions = await findConditions(reader, question.asked.conditions)
  if (page?.sort !== 'inbreeding') return searchDogs(db, question, conditions, today, page)
  const all = await searchDogs(db, question, conditions, today, { ...page, slice: null })
  const { offset, limit } = page.slice
  return { ...all, hits: byInbreeding(all.hits, live.snapshot, page.direction).slice(offset, offset + limit) }
}

/** What is unknown comes last either way; dogs alike keep their order. */
function byInbreeding(
  hits: readonly HitRow[],
  snapshot: PedigreeSnapshot,
  direction: SearchOrder['direction'],
): readonly HitRow[] {
  const sign = direction === 'asc' ? 1 : -1
  const key = ({ id }: HitRow) => {
    const { inbreeding } = inbreedingById(snapshot, id)
    return inbreeding === null ? Number.POSITIVE_INFINITY : inbreeding * sign
  }
  return hits
    .map((hit) => ({ hit, at: key(hit) }))
    .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ hit }) => hit)
}

const countsIn = ({ asked }: Question, { masks }: SearchRows): SearchCounts =>
  countsOf(masks, { match: asked.condition, least: asked.least, conditions: asked.conditions.length })

async function withRecords({ shown }: Reader, question: Question, rows: SearchRows) {
  const records = await shown.records(rows.hits.map(({ id }) => id))
  return {
    dogs: rows.hits.flatMap((hit) => {
      const record = records.get(hit.id)
      return record ? [{ record, hit }] : []
    }),
    counts: countsIn(question, rows),
  }
}
