import { TRIAL_PAGE_SIZE } from '#contract/constants.ts'
import { newSince } from '#domain/dogs.ts'
import type { Reader } from '../platform/act.ts'
import type { PastFacts } from './past.store.ts'
import type { PastQuery } from './pastTrials.ts'
import type { ShownTrial } from './publicTrials.types.ts'
import { allShownOn } from './shownOn.ts'

/** A trial of the list with what came of it. */
type PastRow = Pick<PastFacts, 'dogs' | 'prizes' | 'preliminary'> & {
  readonly shown: ShownTrial
  /** it has a result that is new */
  readonly isNew: boolean
}

/** One page of the trials that have begun. */
export interface PastPage {
  readonly rows: readonly PastRow[]
  readonly total: number
  readonly page: number
  readonly seasons: readonly number[]
}

/** One page of the trials that have begun, out of memory: only trials that no page has shown yet are read. */
export async function findPast(reader: Reader, query: PastQuery): Promise<PastPage> {
  const { at, today, shownTrials } = reader
  const past = await shownTrials.past(reader)
  const found = past.facts.find(query, today)
  const start = (query.page - 1) * TRIAL_PAGE_SIZE
  const onPage = found.slice(start, start + TRIAL_PAGE_SIZE)
  const trials = await past.trials(onPage.map(({ id }) => id))
  const shown = new Map(allShownOn(trials, today).map((trial) => [trial.trial.id, trial]))
  const since = newSince(at)
  return {
    rows: onPage.flatMap(({ id, dogs, prizes, preliminary, lastDoneAt }) => {
      const trial = shown.get(id)
      const isNew = lastDoneAt !== null && new Date(lastDoneAt) > since
      return trial ? [{ dogs, prizes, preliminary, isNew, shown: trial }] : []
    }),
    total: found.length,
    page: query.page,
    seasons: past.facts.seasons(today),
  }
}
