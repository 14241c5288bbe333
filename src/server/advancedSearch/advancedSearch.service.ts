import { DOG_PAGE_SIZE, SEARCH_FILE_MAX } from '#contract/constants.ts'
import { countsOf, type SearchCounts } from '#domain/advancedSearch/conditions.ts'
import { inbreedingById, type PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { searchDogs, titleChoices } from './advancedSearch.store.ts'
import type {
  FoundDog,
  Inbred,
  PageAsked,
  Question,
  SearchOrder,
  SearchRows,
} from './advancedSearch.types.ts'
import { findConditions } from './question.service.ts'

/** One page of a search. */
export interface FoundPage {
  readonly dogs: readonly FoundDog[]
  readonly counts: SearchCounts
  readonly page: number
}

const pageOf = (page: number): PageAsked['slice'] => ({
  offset: (page - 1) * DOG_PAGE_SIZE,
  limit: DOG_PAGE_SIZE,
})

/** One page of the dogs that a search finds, and what is counted of it. @throws AppError 400 INPUT_INVALID */
export async function findPage(
  reader: Reader,
  question: Question,
  { page, ...order }: SearchOrder & { readonly page: number },
): Promise<FoundPage> {
  const rows = await read(reader, question, { ...order, slice: pageOf(page), withRelatives: true })
  return { ...(await withRecords(reader, question, rows)), page }
}

/** What is counted of a search. @throws AppError 400 INPUT_INVALID */
export const findCounts = async (reader: Reader, question: Question): Promise<SearchCounts> =>
  countsIn(question, await read(reader, question, null))

/** All dogs that a search finds, for a file, which tells nothing of their relatives. @throws AppError 400 INPUT_INVALID, 422 SEARCH_TOO_LARGE */
export async function findAll(reader: Reader, question: Question, order: SearchOrder): Promise<FoundPage> {
  const slice = { offset: 0, limit: SEARCH_FILE_MAX }
  const rows = await readRows(reader, question, { ...order, slice, withRelatives: false })
  if (countsIn(question, rows).total > SEARCH_FILE_MAX) throw new AppError('refused', 'SEARCH_TOO_LARGE')
  return { ...(await withRecords(reader, question, rows)), page: 1 }
}

/** Titles that dogs can be searched by. */
export const findSearchChoices = async ({ db }: Reader) => ({ titles: await titleChoices(db) })

type Ordered = Omit<PageAsked, 'inbred'>

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
  const inbred = page?.sort === 'inbreeding' ? knownInbreeding(live.snapshot) : null
  return searchDogs(db, question, conditions, today, page && { ...page, inbred })
}

/** What is unknown is left out: it comes last either way. */
function knownInbreeding(snapshot: PedigreeSnapshot): Inbred {
  const [ids, values]: [number[], number[]] = [[], []]
  for (const id of snapshot.ids) {
    const { inbreeding } = inbreedingById(snapshot, id)
    if (inbreeding === null) continue
    ids.push(id)
    values.push(inbreeding)
  }
  return { ids, values }
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
