import type pg from 'pg'
import { dogByKey } from './dogs.store.ts'
import type { DogRow } from './dogs.types.ts'

/** Dogs kept in memory, a few kilobytes each. */
const MOST_PAGES = 2000

/**
 * Dogs as they were last read, each given out only while the database says that nothing shown on any dog's page has
 * changed since: one small question a request instead of fourteen tables, and never an answer that is out of date.
 */
export class DogPages {
  readonly #pool: pg.Pool
  #kept: { readonly snapshot: string; readonly pages: Map<string, DogRow> } | undefined

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** The dog with all that belongs to it, by the key of any of its numbers. */
  async find(key: string): Promise<DogRow | undefined> {
    const { pages } = await this.#current()
    const known = pages.get(key)
    if (known) return known
    // Read after the snapshot was taken, so what it shows is at least as new; a later change empties these pages.
    const dog = await dogByKey(this.#pool, key)
    if (dog) {
      if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value!)
      pages.set(key, dog)
    }
    return dog
  }

  async #current() {
    const asked = this.#kept
    const { rows } = await this.#pool.query<{ changed: boolean; snapshot: string }>({
      name: 'page-changes',
      text: `
        select $1::text is null or exists (
          select from page_change
          where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
        ) as changed, pg_current_snapshot()::text as snapshot`,
      values: [asked?.snapshot ?? null],
    })
    const { changed, snapshot } = rows[0]!
    if (!changed) return asked!
    const fresh = { snapshot, pages: new Map<string, DogRow>() }
    if (this.#kept === asked) this.#kept = fresh
    return fresh
  }
}
