import { newSince } from '../dogs/dogs.service.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { keepReading, WhileUnchanged } from '../platform/whileUnchanged.ts'
import { comingTrials } from './calendar.store.ts'
import type { ShownTrial } from './publicTrials.types.ts'
import { type Found, findHuntResults, findWaterResults, type RankedRow } from './results.service.ts'
import type { WaterRow } from './results.store.ts'
import { allShownOn } from './shownOn.ts'
import { findId, findShown, type TrialAddress } from './trial.service.ts'

/** Most trials kept with their results (some ten kilobytes each) and most of their addresses. */
const MOST_TRIALS = 200
const MOST_ADDRESSES = 5000
/** Trials that the front page tells of. */
const NEXT = 6

/** A trial with all that everyone may see of it. */
export interface WholeTrial {
  readonly shown: ShownTrial
  readonly hunt: Found<RankedRow>
  readonly water: Found<WaterRow>
}

interface Calendar {
  /** by day: those whose last day is not over in Finland */
  readonly coming: readonly ShownTrial[]
  /** the first that are still to be held */
  readonly next: readonly ShownTrial[]
}

interface Kept {
  readonly calendars: Map<string, Promise<Calendar>>
  readonly addresses: Map<string, Promise<number>>
  readonly trials: Map<string, Promise<WholeTrial>>
}

interface Parts {
  readonly db: Db
  readonly now: () => Date
}

/**
 * What everyone may see of trials, as it was last read: given out only while nothing of it has changed since
 * (`WhileUnchanged`), and on the Finnish day it was read for, since states follow from dates. The same object comes back
 * as long as nothing that it tells has changed.
 */
export class ShownTrials {
  readonly #parts: Parts
  readonly #unchanged: WhileUnchanged<Kept>

  constructor(parts: Parts) {
    this.#parts = parts
    this.#unchanged = new WhileUnchanged(parts.db, ['dogs', 'trials'], () => ({
      calendars: new Map(),
      addresses: new Map(),
      trials: new Map(),
    }))
  }

  /** The trials of today's calendar. */
  async calendar(): Promise<Calendar> {
    const { calendars } = await this.#unchanged.current()
    const today = finnishDay(this.#parts.now())
    return keepReading(calendars, today, () => this.#readCalendar(today), 1)
  }

  /** The trial that has or once had the number of that day. @throws AppError 404, of a draft too */
  async byNumber(address: TrialAddress): Promise<WholeTrial> {
    const kept = await this.#unchanged.current()
    const id = await keepReading(
      kept.addresses,
      `${address.trialDate}/${address.kaerNr}`,
      () => findId(this.#parts.db, address),
      MOST_ADDRESSES,
    )
    return this.#trial(kept, id)
  }

  /** A published trial by its id. @throws AppError 404, of a draft too */
  async byId(id: number): Promise<WholeTrial> {
    return this.#trial(await this.#unchanged.current(), id)
  }

  async #trial({ trials }: Kept, id: number): Promise<WholeTrial> {
    const now = this.#parts.now()
    const key = `${id} ${finnishDay(now)}`
    const whole = await keepReading(trials, key, () => this.#readTrial(id, now), MOST_TRIALS)
    if (tellsSame(whole, newSince(now))) return whole
    trials.delete(key)
    return keepReading(trials, key, () => this.#readTrial(id, now), MOST_TRIALS)
  }

  async #readCalendar(today: string): Promise<Calendar> {
    const coming = allShownOn(await comingTrials(this.#parts.db, today), today)
    const toBeHeld = coming.filter(({ state }) => state !== 'ready' && state !== 'cancelled')
    return { coming, next: toBeHeld.slice(0, NEXT) }
  }

  async #readTrial(id: number, now: Date): Promise<WholeTrial> {
    const shown = await findShown(this.#parts.db, id, now)
    const parts = { ...this.#parts, now: () => now }
    const [hunt, water] = await Promise.all([findHuntResults(parts, id), findWaterResults(parts, id)])
    return { shown, hunt, water }
  }
}

/** No result has been new, or ceased to be, between the moment of reading and another. */
function tellsSame({ hunt, water }: WholeTrial, since: Date): boolean {
  const [from, to] = [hunt.newSince, since].toSorted((a, b) => a.getTime() - b.getTime()) as [Date, Date]
  return [...hunt.rows, ...water.rows].every(({ done_at }) => done_at <= from || done_at > to)
}
