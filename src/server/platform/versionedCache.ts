import type { Db } from './database.ts'
import { changesSince, type SeenChanges, type Shows } from './pageChanges.store.ts'
import { type Server, serverInUse } from './standby/serverInUse.ts'

/** What was read from one server. */
interface Kept<Contents> {
  last?: { readonly seen: SeenChanges; readonly contents: Contents }
  running: Promise<unknown>
  next?: Promise<Contents> | undefined
}

/**
 * What was read of the database, given out only while the database says that nothing of it has changed since: one small
 * question a request instead of many tables, and never an answer that is out of date. What is missing is read after that
 * question, so it is at least as new; a later change empties all that is kept. What is read from the standby is kept by what the standby
 * has seen, apart from what is read from the primary.
 */
export class VersionedCache<Contents> {
  readonly #db: Db
  readonly #shows: readonly Shows[]
  readonly #empty: () => Contents
  readonly #kept: Readonly<Record<Server, Kept<Contents>>> = {
    primary: { running: Promise.resolve() },
    standby: { running: Promise.resolve() },
  }

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
    const kept = this.#kept[serverInUse()]
    if (kept.next !== undefined) return kept.next
    const next = kept.running.then(() => {
      kept.next = undefined
      return this.#ask(kept)
    })
    kept.next = next
    kept.running = next.catch(() => undefined)
    return next
  }

  async #ask(kept: Kept<Contents>): Promise<Contents> {
    const { last } = kept
    const { changed, seen } = await changesSince(this.#db, this.#shows, last?.seen ?? null)
    if (last && !changed) return last.contents
    kept.last = { seen, contents: this.#empty() }
    return kept.last.contents
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
