import { newSince } from '#domain/dogs.ts'
import type { Reader } from '../platform/act.ts'
import type { Db } from '../platform/database.ts'
import { cachePromise, cacheValue, VersionedCache } from '../platform/versionedCache.ts'
import { type ToldSignature, toldSignature } from '../signing/signatures.service.ts'
import { findTrialId, findTrials, type TrialAddress } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { comingTrials } from './calendar.store.ts'
import { factsOfPublished } from './past.store.ts'
import { PastTrials } from './pastTrials.ts'
import type { ShownTrial } from './publicTrials.types.ts'
import { findHuntResults, findWaterResults, type RankedRow, type ResultPage } from './results.service.ts'
import type { WaterRow } from './results.store.ts'
import { allShownOn } from './shownOn.ts'
import { findShown } from './trial.service.ts'

/** Capacity of the cache: trials with their results (some ten kilobytes each), without them (one each), and addresses. */
const MAX_TRIALS = 200
const MAX_LISTED = 2000
const MAX_ADDRESSES = 5000
/** Number of trials on the front page. */
const NEXT = 6

/** A trial with all its public data. */
export interface WholeTrial {
  readonly shown: ShownTrial
  readonly hunt: ResultPage<RankedRow>
  readonly water: ResultPage<WaterRow>
  /** how its results were signed; null: not in the service */
  readonly signature: ToldSignature | null
}

interface Calendar {
  /** by day: those whose last day is not over in Finland */
  readonly coming: readonly ShownTrial[]
  /** the first that are still to be held */
  readonly next: readonly ShownTrial[]
}

/** The past trials of one reading. */
interface Past {
  readonly facts: PastTrials
  /** Trials by their ids, in no order. */
  trials(ids: readonly number[]): Promise<Trial[]>
}

interface TrialCache {
  readonly past: Map<'all', Promise<PastTrials>>
  readonly listed: Map<number, Trial>
  readonly calendars: Map<string, Promise<Calendar>>
  readonly addresses: Map<string, Promise<number>>
  readonly trials: Map<string, Promise<WholeTrial>>
}

declare module '../platform/services.ts' {
  interface Services {
    readonly shownTrials: ShownTrials
  }
}

/**
 * What everyone may see of trials, as it was last read: given out only while nothing of it has changed since
 * (`VersionedCache`), and on the Finnish day it was read for, since states follow from dates. The same object comes back
 * as long as nothing that it tells has changed.
 */
export class ShownTrials {
  readonly #db: Db
  readonly #unchanged: VersionedCache<TrialCache>

  constructor(db: Db) {
    this.#db = db
    this.#unchanged = new VersionedCache(db, ['dogs', 'trials'], () => ({
      past: new Map(),
      listed: new Map(),
      calendars: new Map(),
      addresses: new Map(),
      trials: new Map(),
    }))
  }

  /** The trials of today's calendar. */
  async calendar(reader: Reader): Promise<Calendar> {
    const { calendars } = await this.#unchanged.current()
    return cachePromise(calendars, reader.today, () => readCalendar(this.#outside(reader)), 1)
  }

  /** The trials that have begun, and those to come. */
  async past(reader: Reader): Promise<Past> {
    const cache = await this.#unchanged.current()
    return { facts: await this.#factsIn(cache), trials: (ids) => trialsIn(reader, cache.listed, ids) }
  }

  /** Reads what takes longest, so that the first who asks after a start need not wait for it. */
  async readAhead(): Promise<void> {
    await this.#factsIn(await this.#unchanged.current())
  }

  #factsIn({ past }: TrialCache): Promise<PastTrials> {
    return cachePromise(past, 'all', async () => new PastTrials(await factsOfPublished(this.#db)), 1)
  }

  /** The trial that has or once had the number of that day. @throws AppError 404, of a draft too */
  async byNumber(reader: Reader, address: TrialAddress): Promise<WholeTrial> {
    const cache = await this.#unchanged.current()
    const id = await cachePromise(
      cache.addresses,
      `${address.trialDate}/${address.kaerNr}`,
      () => findTrialId(this.#outside(reader), address),
      MAX_ADDRESSES,
    )
    return trialIn(this.#outside(reader), cache, id)
  }

  /** A published trial by its id. @throws AppError 404, of a draft too */
  async byId(reader: Reader, id: number): Promise<WholeTrial> {
    return trialIn(this.#outside(reader), await this.#unchanged.current(), id)
  }

  /** Reads what is committed: in a command's transaction everyone would be told what it may yet undo. */
  #outside(reader: Reader): Reader {
    return { ...reader, db: this.#db }
  }
}

async function trialIn(reader: Reader, { trials }: TrialCache, id: number): Promise<WholeTrial> {
  const key = `${id} ${reader.today}`
  const whole = await cachePromise(trials, key, () => readTrial(reader, id), MAX_TRIALS)
  if (isSameAt(whole, newSince(reader.at))) return whole
  trials.delete(key)
  return cachePromise(trials, key, () => readTrial(reader, id), MAX_TRIALS)
}

async function trialsIn(
  reader: Reader,
  listed: Map<number, Trial>,
  ids: readonly number[],
): Promise<Trial[]> {
  const known = ids.flatMap((id) => listed.get(id) ?? [])
  const missing = ids.filter((id) => !listed.has(id))
  const read = missing.length > 0 ? await findTrials(reader, missing) : []
  for (const trial of read) cacheValue(listed, trial.id, trial, MAX_LISTED)
  return [...known, ...read]
}

async function readCalendar({ db, today }: Reader): Promise<Calendar> {
  const coming = allShownOn(await comingTrials(db, today), today)
  const toBeHeld = coming.filter(({ state }) => state !== 'ready' && state !== 'cancelled')
  return { coming, next: toBeHeld.slice(0, NEXT) }
}

async function readTrial(reader: Reader, id: number): Promise<WholeTrial> {
  const shown = await findShown(reader, id)
  const [hunt, water] = await Promise.all([findHuntResults(reader, id), findWaterResults(reader, id)])
  return { shown, hunt, water, signature: await toldSignature(reader, shown.trial) }
}

/** Whether no result has become new, or ceased to be, between the moment of reading and another. */
function isSameAt({ hunt, water }: WholeTrial, since: Date): boolean {
  const [from, to] = [hunt.newSince, since].toSorted((a, b) => a.getTime() - b.getTime()) as [Date, Date]
  return [...hunt.rows, ...water.rows].every(({ done_at }) => done_at <= from || done_at > to)
}
