import type { Db } from './database.ts'
import { changesSince, type Shows } from './pageChanges.store.ts'

/**
 * What was read of the database, given out only while the database says that nothing of it has changed since: one small
 * question a request instead of many tables, and never an answer that is out of date. What is missing is read after the
 * snapshot was taken, so it is at least as new; a later change empties all that is kept.
 */
export class VersionedCache<Contents> {
  readonly #db: Db
  readonly #shows: readonly Shows[]
  readonly #empty: () => Contents
  #last: { readonly snapshot: string; readonly contents: Contents } | undefined
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<Contents> | undefined

  /** @param empty what there is before anything has been read */
  constructor(db: Db, shows: readonly Shows[], empty: () => Contents) {
    this.#db = db
    this.#shows = shows
    this.#empty = empty
  }

  /**
   * What has been kept and holds at this moment; to be asked for anew by every request. One question is under way at a time:
   * all who come meanwhile share the next one, which begins after they have come.
   */
  current(): Promise<Contents> {
    if (this.#next !== undefined) return this.#next
    const next = this.#running.then(() => {
      this.#next = undefined
      return this.#ask()
    })
    this.#next = next
    this.#running = next.catch(() => undefined)
    return next
  }

  async #ask(): Promise<Contents> {
    const last = this.#last
    const { changed, snapshot } = await changesSince(this.#db, this.#shows, last?.snapshot ?? null)
    if (last && !changed) return last.contents
    this.#last = { snapshot, contents: this.#empty() }
    return this.#last.contents
  }
}

/** Keeps a thing; the one kept longest makes room. */
export function cacheValue<Key, Thing>(cache: Map<Key, Thing>, key: Key, thing: Thing, most: number): void {
  if (cache.size >= most) cache.delete(cache.keys().next().value!)
  cache.set(key, thing)
}

/** The same of something that is still being read: who asks meanwhile waits for the same reading; one that fails is not kept. */
export function cachePromise<Key, Thing>(
  cache: Map<Key, Promise<Thing>>,
  key: Key,
  read: () => Promise<Thing>,
  most: number,
): Promise<Thing> {
  const known = cache.get(key)
  if (known !== undefined) return known
  const reading = read()
  cacheValue(cache, key, reading, most)
  reading.catch(() => {
    if (cache.get(key) === reading) cache.delete(key)
  })
  return reading
}
