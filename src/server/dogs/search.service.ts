import type * as z from 'zod'
import { DOG_LIST_MAX, DOG_PAGE_SIZE } from '#contract/constants.ts'
import type { dogListQuery } from '#contract/dogs.ts'
import { inbreedingById, type PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { Reader } from '../platform/act.ts'
import type { RecordRow } from './dogs.types.ts'
import type { SearchResult } from './search.store.ts'
import type { Hit } from './search.types.ts'
import { finnishOrder } from './searchNames.store.ts'

/** Page and order of a list of dogs. */
export type DogOrder = z.output<typeof dogListQuery>

/** One page of matches. */
export interface SearchPage {
  readonly rows: readonly { readonly record: RecordRow; readonly matched: string | null }[]
  readonly total: number
  readonly more: boolean
  /** nothing matches: these are only spelt alike */
  readonly similar: boolean
  readonly page: number
}

/** Searches, orders and cuts out a page; only its dogs are read in full. */
export async function searchPage(
  { shown, live }: Reader,
  text: string,
  order: DogOrder,
): Promise<SearchPage> {
  const { result, chosen, records } = await shown.search(text, ({ hits }) =>
    pageOf(hits, order, live.snapshot),
  )
  return presentable(result, order, chosen, records)
}

/** A page of dogs that were found otherwise, in an order. */
export async function listedPage(
  { shown, live }: Reader,
  hits: readonly Hit[],
  order: DogOrder,
): Promise<SearchPage> {
  const chosen = pageOf(hits, order, live.snapshot)
  const records = await shown.records(chosen.map(({ id }) => id))
  return presentable({ hits, similar: false }, order, chosen, records)
}

function pageOf(hits: readonly Hit[], order: DogOrder, pedigree: PedigreeSnapshot): readonly Hit[] {
  const start = (order.page - 1) * DOG_PAGE_SIZE
  return sortHits(hits.slice(0, DOG_LIST_MAX), order, pedigree).slice(start, start + DOG_PAGE_SIZE)
}

function presentable(
  { hits, similar }: SearchResult,
  { page }: DogOrder,
  chosen: readonly Hit[],
  records: ReadonlyMap<number, RecordRow>,
): SearchPage {
  return {
    rows: chosen.flatMap((hit) => foundRow(hit, records.get(hit.id))),
    total: Math.min(hits.length, DOG_LIST_MAX),
    more: hits.length > DOG_LIST_MAX,
    similar,
    page,
  }
}

/** The first matches of a text. */
export async function suggestDogs({ shown }: Reader, text: string, most: number) {
  const { result, chosen, records } = await shown.search(text, ({ hits }) => hits.slice(0, most))
  return { dogs: chosen.flatMap((hit) => foundRow(hit, records.get(hit.id))), similar: result.similar }
}

/** A match with its record and the number it was found by where that is not the main one; nothing for a dog that has gone meanwhile. */
const foundRow = ({ matched }: Hit, record: RecordRow | undefined) =>
  record ? [{ record, matched: matched === record.regnr ? null : matched }] : []

/** Ties keep the order of relevance; what is unknown comes last either way. */
function sortHits(
  hits: readonly Hit[],
  { sort, direction }: DogOrder,
  pedigree: PedigreeSnapshot,
): readonly Hit[] {
  if (sort === 'relevance') return hits
  const sign = direction === 'asc' ? 1 : -1
  const keyed = hits.map((hit) => ({ hit, key: sortKey(hit, sort, pedigree) }))
  return keyed.sort((a, b) => compareKeys(a.key, b.key, sign)).map(({ hit }) => hit)
}

function sortKey(hit: Hit, sort: Exclude<DogOrder['sort'], 'relevance'>, pedigree: PedigreeSnapshot) {
  return sort === 'inbreeding' ? inbreedingById(pedigree, hit.id).inbreeding : hit[sort]
}

function compareKeys(a: string | number | null, b: string | number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : finnishOrder(`${a}`, `${b}`)
  return order * sign
}
