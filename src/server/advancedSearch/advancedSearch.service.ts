import { DOG_PAGE_SIZE, SEARCH_FILE_MAX } from '#contract/constants.ts'
import { countsOf, neededOf, type SearchCounts } from '#domain/advancedSearch/conditions.ts'
import { meetingOf } from '#domain/advancedSearch/relatives.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { titleChoices } from './advancedSearch.store.ts'
import type { FoundDog, PageAsked, Question, SearchOrder, SearchRows } from './advancedSearch.types.ts'
import type { Dogs, SearchFacts } from './facts.service.ts'
import { countMasks, hitOf, isFound, masksOf, sliceOf } from './matching.ts'
import { findConditions } from './question.service.ts'
import { rowsOf, statesOf } from './states.service.ts'

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
  const rows = await read(reader, question, { ...order, slice: pageOf(page) })
  return { ...(await withRecords(reader, question, rows)), page }
}

/** What is counted of a search. @throws AppError 400 INPUT_INVALID */
export const findCounts = async (reader: Reader, question: Question): Promise<SearchCounts> =>
  countsIn(question, await read(reader, question, null))

/** All dogs that a search finds, for a file. @throws AppError 400 INPUT_INVALID, 422 SEARCH_TOO_LARGE */
export async function findAll(reader: Reader, question: Question, order: SearchOrder): Promise<FoundPage> {
  const slice = { offset: 0, limit: SEARCH_FILE_MAX }
  const rows = await searchIn(await reader.foundDogs.facts(), reader, question, { ...order, slice })
  if (countsIn(question, rows).total > SEARCH_FILE_MAX) throw new AppError('refused', 'SEARCH_TOO_LARGE')
  return { ...(await withRecords(reader, question, rows)), page: 1 }
}

/** The ids of all dogs that a search finds. @throws AppError 400 INPUT_INVALID */
export async function findIds(reader: Reader, question: Question): Promise<readonly number[]> {
  const { dogs, matching } = await matchIn(await reader.foundDogs.facts(), reader, question)
  return dogs.ids.filter((_id, dog) => isFound(matching, dog))
}

/** Titles that dogs can be searched by. */
export const findSearchChoices = async ({ db }: Reader) => ({ titles: await titleChoices(db) })

function read(reader: Reader, question: Question, page: PageAsked | null): Promise<SearchRows> {
  const { asked, breeds } = question
  return reader.foundDogs.find(reader.live.snapshot, [asked, breeds, reader.today, page], (facts) =>
    searchIn(facts, reader, question, page),
  )
}

/** @param page null: no dogs, numbers alone */
async function searchIn(
  facts: SearchFacts,
  reader: Reader,
  question: Question,
  page: PageAsked | null,
): Promise<SearchRows> {
  const [{ dogs, meetings, matching }, order] = await Promise.all([
    matchIn(facts, reader, question),
    page && facts.order(page, reader.live.snapshot),
  ])
  const { masks, among } = matching
  const found = page && order ? sliceOf(order, matching, page) : []
  return {
    masks: countMasks(masks, among, meetings.length),
    hits: found.map((dog) => hitOf(dogs.ids[dog]!, dog, masks[dog]!, meetings)),
  }
}

/** Every kind of condition that there is not is refused before anything is read. */
async function matchIn(facts: SearchFacts, reader: Reader, question: Question) {
  const { today, live } = reader
  const { condition: match, least } = question.asked
  const conditions = await findConditions(reader, question.asked.conditions)
  const ground = { facts, snapshot: live.snapshot, today }
  const [dogs, states] = await Promise.all([
    facts.dogs(),
    Promise.all(conditions.map((condition) => statesOf(ground, condition))),
  ])
  const meetings = states.map((own, index) => meetingOf(conditions[index]!.of, own, dogs.families))
  const [masks, among] = [masksOf(dogs.ids.length, meetings), amongOf(dogs, question)]
  return { dogs, meetings, matching: { masks, among, needed: neededOf(match, least, conditions.length) } }
}

/** 1: a dog that is searched among. */
const amongOf = ({ ids, facts }: Dogs, { asked: { sex }, breeds }: Question): Uint32Array =>
  rowsOf(facts, ids.length, {
    registered: (registered) => registered === 1,
    ...(breeds && { breed: (breed) => breeds.includes(String(breed)) }),
    ...(sex && { sex: (own) => own === sex }),
  })

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
