import type * as z from 'zod'
import { DOG_LIST_MAX, DOG_PAGE_SIZE } from '#contract/constants.ts'
import type { dogListQuery } from '#contract/dogs.ts'
import { inbreedingById, type PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { Reader } from '../platform/act.ts'
import type { RecordRow } from './dogs.types.ts'
import type { Hit } from './search.types.ts'
import { finnishOrder } from './searchNames.store.ts'

type Order = z.output<typeof dogListQuery>

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
export async function searchPage({ shown, live }: Reader, text: string, order: Order): Promise<SearchPage> {
  const start = (order.page - 1) * DOG_PAGE_SIZE
  const { result, chosen, records } = await shown.search(text, ({ hits }) =>
    sortHits(hits.slice(0, DOG_LIST_MAX), order, live.snapshot).slice(start, start + DOG_PAGE_SIZE),
  )
  return {
    rows: chosen.flatMap((hit) => {
      const record = records.get(hit.id)
      return record ? [{ record, matched: hit.matched === record.regnr ? null : hit.matched }] : []
    }),
    total: Math.min(result.hits.length, DOG_LIST_MAX),
    more: result.hits.length > DOG_LIST_MAX,
    similar: result.similar,
    page: order.page,
  }
}

/** Ties keep the order of relevance; what is unknown comes last either way. */
function sortHits(
  hits: readonly Hit[],
  { sort, direction }: Order,
  pedigree: PedigreeSnapshot,
): readonly Hit[] {
  if (sort === 'relevance') return hits
  const sign = direction === 'asc' ? 1 : -1
  const keyed = hits.map((hit) => ({ hit, key: sortKey(hit, sort, pedigree) }))
  return keyed.sort((a, b) => compareKeys(a.key, b.key, sign)).map(({ hit }) => hit)
}

function sortKey(hit: Hit, sort: Exclude<Order['sort'], 'relevance'>, pedigree: PedigreeSnapshot) {
  return sort === 'inbreeding' ? inbreedingById(pedigree, hit.id).inbreeding : hit[sort]
}

function compareKeys(a: string | number | null, b: string | number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : finnishOrder(`${a}`, `${b}`)
  return order * sign
}
