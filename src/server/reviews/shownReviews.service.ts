import type { Db } from '../platform/database.ts'
import { cachePromise, VersionedCache } from '../platform/versionedCache.ts'
import type { FoundAnalysis } from './analysis.types.ts'
import type { ReviewFacets, ReviewPage } from './reviews.types.ts'

/** Pages (some twenty kilobytes each) and analyses (some ten) kept. */
const MAX_KEPT = 300

interface ReviewCache {
  readonly facets: Map<'all', Promise<ReviewFacets>>
  readonly pages: Map<string, Promise<ReviewPage>>
  readonly analyses: Map<string, Promise<FoundAnalysis>>
}

declare module '../platform/services.ts' {
  interface Services {
    readonly shownReviews: ShownReviews
  }
}

/** Breeding reviews as they were last read, given out only while nothing of them or of their dogs has changed since (`VersionedCache`). */
export class ShownReviews {
  readonly #unchanged: VersionedCache<ReviewCache>

  constructor(db: Db) {
    this.#unchanged = new VersionedCache(db, ['dogs'], () => ({
      facets: new Map(),
      pages: new Map(),
      analyses: new Map(),
    }))
  }

  /** Years and classes; read where they are not kept. */
  async facets(read: () => Promise<ReviewFacets>): Promise<ReviewFacets> {
    const { facets } = await this.#unchanged.current()
    return cachePromise(facets, 'all', read, 1)
  }

  /** A page of a list by what was asked for. */
  async page(asked: string, read: () => Promise<ReviewPage>): Promise<ReviewPage> {
    const { pages } = await this.#unchanged.current()
    return cachePromise(pages, asked, read, MAX_KEPT)
  }

  /** An analysis by what was asked for. */
  async analysis(asked: string, read: () => Promise<FoundAnalysis>): Promise<FoundAnalysis> {
    const { analyses } = await this.#unchanged.current()
    return cachePromise(analyses, asked, read, MAX_KEPT)
  }
}
