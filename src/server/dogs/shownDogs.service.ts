import type pg from 'pg'
import { dogByKey } from './dogs.store.ts'
import type { DogRow, RecordRow } from './dogs.types.ts'
import { recordsById } from './records.store.ts'

/** Most dogs kept with all that belongs to them (a few kilobytes each), and most kept as a record (half a kilobyte). */
const MOST_PAGES = 2000
const MOST_RECORDS = 20_000

/** What was read while the database looked as it did at one snapshot. */
interface Kept {
  readonly snapshot: string
  readonly pages: Map<string, DogRow>
  readonly records: Map<number, RecordRow>
}

/**
 * Dogs as they were last read, given out only while the database says that nothing shown of any dog has changed since:
 * one small question a request instead of a dozen tables, and never an answer that is out of date. What is missing is read
 * after the snapshot was taken, so it is at least as new; a later change empties all that is kept.
 */
export class ShownDogs {
  readonly #pool: pg.Pool
  #kept: Kept | undefined

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** The dog with all that belongs to it, by the key of any of its numbers. */
  async find(key: string): Promise<DogRow | undefined> {
    const { pages } = await this.#current()
    const known = pages.get(key)
    if (known) return known
    const dog = await dogByKey(this.#pool, key)
    if (dog) keep(pages, key, dog, MOST_PAGES)
    return dog
  }

  /** Records of dogs by their ids; nulls and ids of no dog are left out. */
  async records(ids: Iterable<number | null>): Promise<ReadonlyMap<number, RecordRow>> {
    const wanted = new Set(ids)
    const { records } = await this.#current()
    const found = new Map<number, RecordRow>()
    const missing: number[] = []
    for (const id of wanted) {
      if (id === null) continue
      const known = records.get(id)
      if (known) found.set(id, known)
      else missing.push(id)
    }
    for (const record of missing.length > 0 ? await recordsById(this.#pool, missing) : []) {
      keep(records, record.id, record, MOST_RECORDS)
      found.set(record.id, record)
    }
    return found
  }

  async #current(): Promise<Kept> {
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
    const fresh = { snapshot, pages: new Map<string, DogRow>(), records: new Map<number, RecordRow>() }
    if (this.#kept === asked) this.#kept = fresh
    return fresh
  }
}

/** Keeps a thing; the one kept longest makes room. */
function keep<Key, Thing>(kept: Map<Key, Thing>, key: Key, thing: Thing, most: number): void {
  if (kept.size >= most) kept.delete(kept.keys().next().value!)
  kept.set(key, thing)
}
