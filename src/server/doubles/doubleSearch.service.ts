import { compareRecords, countWords, type DoubleFacts } from '#domain/doubles/comparison.ts'
import { agreeingFields, SHOWN_SCORE, scoreOf } from '#domain/doubles/score.ts'
import { findFamiliesAfter } from '../dogs/breeds.service.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import type { Job } from '../platform/jobs/jobs.types.ts'
import type { Services } from '../platform/services.ts'
import { unhurried } from '../platform/unhurried.store.ts'
import { type CandidatePair, candidatesOf, factsOf, factsOfFamily } from './candidates.store.ts'
import { lapseDismissals } from './doubles.store.ts'
import {
  type FoundPair,
  finishSearch,
  insertSearch,
  latestSearch,
  lockUnfinishedSearch,
  passFamily,
  replacePairs,
} from './search.store.ts'

/** Milliseconds between two looks at whether a search is due, or was left unfinished. */
const LOOK_EVERY = 60_000
/** Milliseconds after Finnish midnight from which on the night's search is due. */
const NIGHT = 3 * 3_600_000
/** Pairs that are weighed before others get their turn. */
const AT_ONCE = 500

/** The search for doubles by the clock. */
export const doublesJob = ({ db, now }: Services): Job => ({
  name: 'doubles',
  everyMs: LOOK_EVERY,
  run: (signal) => new DoubleSearch(db, now).look(signal),
})

/**
 * Looks for records that may be of one dog, a breed in each transaction: whoever has the search's row locked is at it, and what a killed
 * service leaves behind the next look of any copy goes on with.
 */
export class DoubleSearch {
  readonly #db: Db
  readonly #now: () => Date

  constructor(db: Db, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** Begins the search of the night where it is due, and works until none is unfinished, another copy is at it, or `signal` aborts. */
  async look(signal?: AbortSignal): Promise<void> {
    await this.#beginDue()
    while (!signal?.aborted && (await this.searchNext())) await nextTurn()
  }

  async #beginDue(): Promise<void> {
    const startedAt = this.#now()
    const last = await latestSearch(this.#db)
    if (last && nightOf(last.started_at) === nightOf(startedAt)) return
    await insertSearch(this.#db, { startedBy: null, startedAt })
  }

  /** One breed of the search that is under way. @returns whether there is more to do */
  async searchNext(): Promise<boolean> {
    return this.#db.transaction().execute(async (tx) => {
      await unhurried(tx)
      const search = await lockUnfinishedSearch(tx)
      if (!search) return false
      const [family] = await findFamiliesAfter({ db: tx }, search.last_family ?? '')
      if (family === undefined) {
        await finishSearch(tx, search.id, this.#now())
        return false
      }
      await passFamily(tx, search.id, { family, ...(await searchFamily(tx, family, this.#now())) })
      return true
    })
  }
}

/** The night that a moment belongs to, from three o'clock to three o'clock. */
const nightOf = (moment: Date): string => finnishDay(new Date(moment.getTime() - NIGHT))

const nextTurn = () => new Promise(setImmediate)

async function searchFamily(tx: Db, family: string, at: Date) {
  const pairs = await candidatesOf(tx, family)
  const own = await factsOfFamily(tx, family)
  const counts = { words: countWords(own.map(({ name }) => name)), names: own.length }
  const facts = new Map(own.map((dog) => [dog.id, dog]))
  const others = pairs.flat().filter((id) => !facts.has(id))
  for (const dog of await factsOf(tx, others)) facts.set(dog.id, dog)
  const found: FoundPair[] = []
  for (const [place, pair] of pairs.entries()) {
    if (place % AT_ONCE === 0) await nextTurn()
    const scored = weigh(pair, facts, counts)
    if (scored && scored.score >= SHOWN_SCORE) found.push(scored)
  }
  await replacePairs(tx, family, found, at)
  await lapseDismissals(tx, family, at)
  return { dogs: own.length, candidates: pairs.length }
}

function weigh(
  pair: CandidatePair,
  facts: ReadonlyMap<number, DoubleFacts>,
  counts: Parameters<typeof scoreOf>[1],
): FoundPair | undefined {
  const [one, other] = pair.map((id) => facts.get(id))
  if (!one || !other) return undefined
  const scored = scoreOf(compareRecords(one, other, counts.words), counts)
  return { ...scored, pair, agreeing: agreeingFields(scored.evidence) }
}
