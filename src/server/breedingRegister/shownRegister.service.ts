import type { Db } from '../platform/database.ts'
import { cachePromise, VersionedCache } from '../platform/versionedCache.ts'
import type { ListedMaleRow, RegisterPage } from './breedingRegister.types.ts'

/** Pages and lists kept: some twenty kilobytes each. */
const MAX_KEPT = 500

interface RegisterCache {
  readonly pages: Map<string, Promise<RegisterPage>>
  readonly males: Map<string, Promise<readonly ListedMaleRow[]>>
}

declare module '../platform/services.ts' {
  interface Services {
    readonly shownRegister: ShownRegister
  }
}

/** What everyone may see of the register as it was last read, given out only while nothing of it has changed since (`VersionedCache`). */
export class ShownRegister {
  readonly #unchanged: VersionedCache<RegisterCache>

  constructor(db: Db) {
    this.#unchanged = new VersionedCache(db, ['dogs'], () => ({ pages: new Map(), males: new Map() }))
  }

  /** A page of the search by what was asked for; read where it is not kept. */
  async page(asked: string, read: () => Promise<RegisterPage>): Promise<RegisterPage> {
    const { pages } = await this.#unchanged.current()
    return cachePromise(pages, asked, read, MAX_KEPT)
  }

  /** A breed's list of males on a day; read where it is not kept. */
  async males(
    asked: string,
    read: () => Promise<readonly ListedMaleRow[]>,
  ): Promise<readonly ListedMaleRow[]> {
    const { males } = await this.#unchanged.current()
    return cachePromise(males, asked, read, MAX_KEPT)
  }
}
